/** What one account may keep: pictures of every purpose, drafts and portraits included. */
export const QUOTA_PHOTOS = 500;
export const QUOTA_BYTES = 1024 ** 3;
