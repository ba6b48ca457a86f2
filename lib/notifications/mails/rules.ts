/** Mails that are not urgent are collected this long, so that forty likes are one mail. */
export const COLLECT_MINUTES = 15;
/** Queued mails older than this are dropped. */
export const STALE_DAYS = 3;
/** A lease older than this belongs to a process that died; whether the mail was sent is unknown. */
export const LEASE_MINUTES = 15;
export const LINES_SHOWN = 20;
