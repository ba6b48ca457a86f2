/**
 * The order of the home feed lasts as long as the browser's session: one seed, in a cookie. The middleware makes it with
 * the first page, so that a reload in that page's first second already finds the same order.
 */
export const FEED_SEED_COOKIE = "feed-seed";

export function isFeedSeed(value: string | undefined): value is string {
  return value !== undefined && /^[\w-]{8,32}$/.test(value);
}
