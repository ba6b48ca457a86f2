/** A draft holds what a post of photos holds. */
export const DRAFT_TITLE_MAX = 120;
export const DRAFT_CAPTION_MAX = 2200;
export const DRAFT_LOCATION_MAX = 120;
export const DRAFT_PHOTOS_MAX = 9;
export const DRAFT_TAGS_MAX = 20;
