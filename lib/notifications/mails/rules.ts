/** What can wait is collected this long, so that a good photo is one mail and not forty. */
export const COLLECT_MINUTES = 15;
/** What was not sent by then is no news any more. */
export const STALE_DAYS = 3;
/** A mail that was taken up this long ago and is still there: its process died, and whether it was sent nobody knows. */
export const LEASE_MINUTES = 15;
export const LINES_SHOWN = 20;
