/** What SWR writes before the first address of an endless list. A test holds it to `endlessKey`, which a worker can't load. */
const ENDLESS = "$inf$";

/** The address behind a key of SWR's cache, of one answer or of an endless list. */
export const addressOfKey = (key: string): string => (key.startsWith(ENDLESS) ? key.slice(ENDLESS.length) : key);
