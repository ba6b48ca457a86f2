export const GUIDE_TITLE_MAX = 80;
export const GUIDE_DESCRIPTION_MAX = 500;
export const GUIDE_NOTE_MAX = 300;
export const GUIDE_PLACES_MAX = 30;

/** How many members' guides a category screen shows. */
export const CATEGORY_GUIDES = 12;
/** How many of the most followed and the newest guides are searched for the category. */
export const GUIDES_SCANNED = 200;
/** How many recently followed people have their guides searched too. */
export const GUIDE_AUTHORS_SCANNED = 1000;

/** How many of a person's guides their profile includes, and shows at first. */
export const PERSON_GUIDES = 30;
export const PERSON_GUIDES_SHOWN = 2;

export const GUIDE_LISTS = ["latest", "followed", "mine"] as const;
export type GuideList = (typeof GUIDE_LISTS)[number];
