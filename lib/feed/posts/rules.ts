/** Spec §9: the counter beside the text area, which nothing enforces. */
export const POST_COUNTER = 280;
/** What the server takes. */
export const POST_MAX = 5000;
export const DEFAULT_POST_ACTIVITY = "general";
