/**
 * SWR's prefix for the first key of an infinite list. A test compares it with `endlessKey`, which a worker can't load.
 */
const ENDLESS = "$inf$";

/** The URL in an SWR cache key, of a single response or an infinite list. */
export const addressOfKey = (key: string): string => (key.startsWith(ENDLESS) ? key.slice(ENDLESS.length) : key);
