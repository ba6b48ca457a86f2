/** What an upload may be: the server's limits, which the browser shrinks a picture to before it sends it. */
export const HEIC_REFUSED =
  "HEIC photos cannot be shown everywhere. Please choose a JPEG, or set your camera to Most Compatible";
export const MAX_IMAGE_BYTES = 10 * 1024 * 1024;
export const MAX_IMAGE_PIXELS = 50_000_000;
export const MAX_IMAGE_SIDE = 12_000;

/** Longest side of a stored picture. */
export const STORED_SIDE = 2048;

/** `?w=` of a stored picture: phone columns at one, two and three device pixels, and the whole. */
export const MEDIA_WIDTHS = [320, 428, 856, 1284, 2048] as const;
export type MediaWidth = (typeof MEDIA_WIDTHS)[number];

/** The name of a stored picture's file: its id and the form it is kept in. */
const FILE = String.raw`[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.[a-z]{3,4}`;
export const MEDIA_FILE = new RegExp(`^${FILE}$`);
export const MEDIA_PATH = new RegExp(`^/media/${FILE}$`);
/** What a group, an event or a guide shows at its top: a stored picture, or one of the app's. */
export const COVER_PATH = new RegExp(String.raw`^/(?:media/${FILE}|posters/[\w-]+\.avif)$`);
/** What a profile may show: one of the app's portraits as well. */
export const PICTURE_PATH = new RegExp(String.raw`^/(?:media/${FILE}|avatars/[\w-]+\.\w+|posters/[\w-]+\.avif)$`);

/** The id in the path of a stored picture. */
export const mediaIdOf = (path: string): string => path.slice("/media/".length).split(".")[0] ?? "";
