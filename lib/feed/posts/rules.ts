/** Spec §9: the counter next to the text area, which isn't enforced. */
export const POST_COUNTER = 280;
/** The server's limit. */
export const POST_MAX = 5000;
export const DEFAULT_POST_ACTIVITY = "general";
