/** What `middleware.ts` does with a page request, as a pure function: it only sees whether a token exists. */

export type Gate = { kind: "next" } | { kind: "rewrite"; to: string } | { kind: "redirect"; to: string };

export const MEMBER_ROOTS = new Set([
  "discover",
  "activity",
  "friends",
  "profile",
  "edit-profile",
  "settings",
  "new-post",
  "category",
  "saved",
  "plan",
  "passport",
  "memories",
  "record",
  "workouts",
  "notifications",
  "moderation",
  "status",
]);

/** A path without a page, so that Next responds with 404 and the not-found screen. */
export const NOT_FOUND_PATH = "/_nowhere";

const LINKED_ITEMS = ["venue", "gem", "event"];
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * The public page for a link that members share: a place, an event, or a person. That page decides what visitors can
 * see; the rest of the screen requires a session.
 */
function visitorFace(pathname: string, search: string): string | null {
  const [, root, id, ...rest] = pathname.split("/");
  if (root === "profile" && id && rest.length === 0 && UUID.test(id)) return `/look/person/${id.toLowerCase()}`;
  if (pathname !== "/discover") return null;
  const params = new URLSearchParams(search);
  const key = LINKED_ITEMS.find((name) => UUID.test(params.get(name) ?? ""));
  return key ? `/look/${key}/${params.get(key)?.toLowerCase()}` : null;
}

export function gate(pathname: string, search: string, hasToken: boolean): Gate {
  if (pathname === "/") return { kind: "rewrite", to: hasToken ? "/home" : "/landing" };
  const root = pathname.split("/")[1] ?? "";
  // Rewrite targets, which aren't public paths themselves.
  if (pathname === "/home" || root === "look") return { kind: "rewrite", to: NOT_FOUND_PATH };
  const face = hasToken ? null : visitorFace(pathname, search);
  if (face) return { kind: "rewrite", to: face };
  if (!hasToken && MEMBER_ROOTS.has(root)) {
    return { kind: "redirect", to: `/signup?${new URLSearchParams({ callbackUrl: pathname + search })}` };
  }
  return { kind: "next" };
}

/** A same-origin path to go to after login; anything else becomes "/". */
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
