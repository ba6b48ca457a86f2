import { unstable_serialize } from "swr/infinite";

/**
 * The URLs of an infinite list's pages: the first as given, each next one with the previous page's cursor. A `limit`
 * applies only to the first page, which is part of the page's HTML and may be short; later pages should be worth a
 * round trip.
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

/** SWR's key of an infinite list, under which a server page puts its prefetched first page, as `[page]`. */
export function endlessKey(first: string): string {
  return unstable_serialize(pageUrls(first));
}
