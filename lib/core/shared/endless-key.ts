import { unstable_serialize } from "swr/infinite";

/**
 * The addresses of an endless list's pages: the first as given, each next one by the cursor of the page before. A `limit`
 * is the first page's alone: it comes with the screen and may be short, while those that follow are worth their journey.
 */
export function pageUrls(first: string) {
  return (index: number, previous: { nextCursor: string | null } | null): string | null => {
    if (index === 0) return first;
    if (!previous?.nextCursor) return null;
    const [path = "", search] = first.split("?");
    const query = new URLSearchParams(search);
    query.delete("limit");
    query.set("cursor", previous.nextCursor);
    return `${path}?${query}`;
  };
}

/** Where SWR keeps an endless list: what a page of the server puts its prefetched first page under, as `[page]`. */
export function endlessKey(first: string): string {
  return unstable_serialize(pageUrls(first));
}
