/** Photos in the trash are deleted permanently after this. */
export const TRASH_DAYS = 30;

export const REMOVAL_PLACES = ["archive", "trash"] as const;
/** Where a photo is after its owner removed it from every list. */
export type RemovalPlace = (typeof REMOVAL_PLACES)[number];

const DAY = 24 * 60 * 60 * 1000;

/** Whole days until an item that was moved to the trash at `since` is deleted; at least 1 while it is still there. */
export function daysLeft(since: string, now: Date): number {
  const end = new Date(since).getTime() + TRASH_DAYS * DAY;
  return Math.max(1, Math.ceil((end - now.getTime()) / DAY));
}
