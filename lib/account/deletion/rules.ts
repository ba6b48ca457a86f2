/** How long somebody who chose to wait may still come back. */
export const GRACE_DAYS = 14;

/** At once, or when the days of grace are over. */
export const GRACES = ["now", "14d"] as const;
export type Grace = (typeof GRACES)[number];
