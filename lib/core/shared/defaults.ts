/** Spec §9: what stands where nobody wrote a title or a place. */
export const DEFAULT_TITLE = "New Experience";
export const DEFAULT_LOCATION = "Chicago, IL";
