/** How long an account in its grace period can be restored. */
export const GRACE_DAYS = 14;

/** When to delete the account: right away, or when the grace period ends. */
export const GRACES = ["now", "14d"] as const;
export type Grace = (typeof GRACES)[number];
