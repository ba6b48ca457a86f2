/**
 * Cookies that say which unfinished work is stored on this device. The server reads them, so that the page is laid out
 * for it and nothing shifts once the device has been read.
 */
export const UNFINISHED_COOKIES = { post: "unfinished-post", workout: "unfinished-workout" } as const;
