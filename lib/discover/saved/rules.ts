export const SAVED_TYPES = ["venue", "gem", "event", "photo", "activity"] as const;
export type SavedType = (typeof SAVED_TYPES)[number];
export const SAVED_NOTE_MAX = 500;
/** Shown for items that were deleted or aren't visible to this person anymore. */
export const UNAVAILABLE_NAME = "No longer available";
