export const SAVED_TYPES = ["venue", "gem", "event", "photo", "activity"] as const;
export type SavedType = (typeof SAVED_TYPES)[number];
export const SAVED_NOTE_MAX = 500;
/** Stands for what was deleted, or is not shown to this person any more. */
export const GONE_NAME = "No longer available";
