export const GUIDE_TITLE_MAX = 80;
export const GUIDE_DESCRIPTION_MAX = 500;
export const GUIDE_NOTE_MAX = 300;
export const GUIDE_PLACES_MAX = 30;

/** How many guides by people a category's screen shows. */
export const CATEGORY_GUIDES = 12;
/** Of so many of each sort, the most followed and the latest, those that lead to the category are taken. */
export const GUIDES_LOOKED_AT = 200;
/** And the guides of so many of the people one followed last. */
export const GUIDE_AUTHORS_LOOKED_AT = 1000;

/** How many of somebody's guides their profile holds, and shows at first. */
export const PERSON_GUIDES = 30;
export const PERSON_GUIDES_SHOWN = 2;

export const GUIDE_LISTS = ["latest", "followed", "mine"] as const;
export type GuideList = (typeof GUIDE_LISTS)[number];
