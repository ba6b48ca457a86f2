/** Spec §9: the default title and location. */
export const DEFAULT_TITLE = "New Experience";
export const DEFAULT_LOCATION = "Chicago, IL";
