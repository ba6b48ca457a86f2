/** The order of the home feed lasts as long as the browser's session: one seed, in a cookie the server can read. */
export const FEED_SEED_COOKIE = "feed-seed";

export function isFeedSeed(value: string | undefined): value is string {
  return value !== undefined && /^[\w-]{8,32}$/.test(value);
}
