/** What is in the trash this long is deleted for good. */
export const TRASH_DAYS = 30;

export const PUT_AWAY_PLACES = ["archive", "trash"] as const;
/** Where a photo is that its owner took off every list. */
export type PutAwayPlace = (typeof PUT_AWAY_PLACES)[number];

const DAY = 24 * 60 * 60 * 1000;

/** Whole days until something is deleted that came into the trash at `since`; never below 1 while it is still there. */
export function daysLeft(since: string, now: Date): number {
  const end = new Date(since).getTime() + TRASH_DAYS * DAY;
  return Math.max(1, Math.ceil((end - now.getTime()) / DAY));
}
