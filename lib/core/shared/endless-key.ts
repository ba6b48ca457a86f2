import { unstable_serialize } from "swr/infinite";

/**
 * The URLs of an endless list's pages: the first as given, each next one by the previous page's cursor. A `limit` applies
 * to the first page only: that one is part of the page's HTML and may be short, later ones should be worth a round trip.
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
