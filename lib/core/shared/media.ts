/** What an upload may be: the server's limits, which the browser shrinks a picture to before it sends it. */
export const MAX_IMAGE_BYTES = 10 * 1024 * 1024;
export const MAX_IMAGE_PIXELS = 50_000_000;
export const MAX_IMAGE_SIDE = 12_000;

/** Longest side of a stored picture. */
export const STORED_SIDE = 2048;

/** `?w=` of a stored picture: phone columns at one, two and three device pixels, and the whole. */
export const MEDIA_WIDTHS = [320, 428, 856, 1284, 2048] as const;
export type MediaWidth = (typeof MEDIA_WIDTHS)[number];
