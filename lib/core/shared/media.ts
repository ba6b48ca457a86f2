/** The server's limits for uploads, to which the browser shrinks a picture before sending it. */
export const HEIC_REFUSED = "HEIC photos aren't supported. Please choose a JPEG, or set your camera to Most Compatible";
export const MAX_IMAGE_BYTES = 10 * 1024 * 1024;
export const MAX_IMAGE_PIXELS = 50_000_000;
export const MAX_IMAGE_SIDE = 12_000;

/** Longest side of a stored picture. */
export const STORED_SIDE = 2048;

/** `?w=` of a stored picture: phone columns at one, two, and three device pixels, and the full size. */
export const MEDIA_WIDTHS = [320, 428, 856, 1284, 2048] as const;
export type MediaWidth = (typeof MEDIA_WIDTHS)[number];

/** The file name of a stored picture: its id and format. */
const FILE = String.raw`[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.[a-z]{3,4}`;
export const MEDIA_FILE = new RegExp(`^${FILE}$`);
export const MEDIA_PATH = new RegExp(`^/media/${FILE}$`);
/** Cover pictures of groups, events, and guides: a stored picture or a bundled poster. */
export const COVER_PATH = new RegExp(String.raw`^/(?:media/${FILE}|posters/[\w-]+\.avif)$`);
/** Profile pictures: also one of the bundled portraits. */
export const PICTURE_PATH = new RegExp(String.raw`^/(?:media/${FILE}|avatars/[\w-]+\.\w+|posters/[\w-]+\.avif)$`);

/** The id in a stored picture's path. */
export const mediaIdOf = (path: string): string => path.slice("/media/".length).split(".")[0] ?? "";
