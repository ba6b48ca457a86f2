/** What one account may store: pictures for all purposes, including drafts and portraits. */
export const QUOTA_PHOTOS = 500;
export const QUOTA_BYTES = 1024 ** 3;
