import { UNFINISHED_COOKIES } from "@/lib/core/shared/unfinished";

const LIFE_SECONDS = { post: 30 * 24 * 3600, workout: 3600 };

/** null: nothing of this kind is unfinished. */
export function setUnfinishedCookie(what: keyof typeof UNFINISHED_COOKIES, value: string | null): void {
  const life = value === null ? 0 : LIFE_SECONDS[what];
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
  document.cookie = `${UNFINISHED_COOKIES[what]}=${value ?? ""}; path=/; max-age=${life}; samesite=lax`;
}
