/** What `middleware.ts` does with a page request, as a pure function: it sees only whether a token is there. */

export type Gate = { kind: "next" } | { kind: "rewrite"; to: string } | { kind: "redirect"; to: string };

const MEMBER_ROOTS = new Set([
  "discover",
  "activity",
  "friends",
  "profile",
  "edit-profile",
  "settings",
  "new-post",
  "category",
  "saved",
  "notifications",
  "moderation",
]);

/** A path without a page, so that Next answers 404 with the not-found screen. */
export const NOWHERE = "/_nowhere";

export function gate(pathname: string, search: string, hasToken: boolean): Gate {
  if (pathname === "/") return { kind: "rewrite", to: hasToken ? "/home" : "/landing" };
  if (pathname === "/home") return { kind: "rewrite", to: NOWHERE };
  const root = pathname.split("/")[1] ?? "";
  if (!hasToken && MEMBER_ROOTS.has(root)) {
    return { kind: "redirect", to: `/signup?${new URLSearchParams({ callbackUrl: pathname + search })}` };
  }
  return { kind: "next" };
}

/** A same-origin path to go to after sign-in; anything else becomes "/". */
export function safeCallback(value: string | null | undefined): string {
  if (!value || value.length > 2048) return "/";
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop them while parsing, so "/\t/evil" is "//evil"
  if (!value.startsWith("/") || /^\/[/\\]/.test(value) || /[\u0000-\u001f\u007f\\]/.test(value)) return "/";
  try {
    const base = "http://windmile.invalid";
    const url = new URL(value, base);
    if (url.origin !== base) return "/";
    const path = url.pathname + url.search + url.hash;
    return path.startsWith("//") ? "/" : path;
  } catch {
    return "/";
  }
}
