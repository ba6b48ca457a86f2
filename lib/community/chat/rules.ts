export const MESSAGE_MAX = 1000;
/** The chat of an event falls silent this long after it began: what was said can be read, nothing is added. */
export const QUIET_AFTER_HOURS = 24;
/** How often an open chat asks for what is new. */
export const ASK_EVERY_MS = 5000;
