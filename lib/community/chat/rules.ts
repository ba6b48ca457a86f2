export const MESSAGE_MAX = 1000;
/** An event's chat becomes read-only this long after the event started. */
export const CHAT_CLOSES_AFTER_HOURS = 24;
/** How often an open chat polls for new messages. */
export const CHAT_POLL_MS = 5000;
