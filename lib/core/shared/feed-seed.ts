/**
 * The home feed's order lasts for the browser session: one seed, in a cookie. The middleware sets it with the first
 * page, so that a reload within that page's first second already gets the same order.
 */
export const FEED_SEED_COOKIE = "feed-seed";

export function isFeedSeed(value: string | undefined): value is string {
  return value !== undefined && /^[\w-]{8,32}$/.test(value);
}
