import type { REACH_NAMES } from "@/lib/core/shared/audiences";

/** The item a comment is about. */
export type Commented = { type: "photo" | "workout" | "post"; id: string };

export const COMMENT_MAX = 500;
/** How long the author can edit a comment. */
export const EDIT_MINUTES = 10;
/** How many comments can be pinned. */
export const PINNED_MAX = 3;

export const isEditable = (createdAt: string, now: Date): boolean =>
  now.getTime() - new Date(createdAt).getTime() < EDIT_MINUTES * 60_000;

type Writer = { isMine: boolean; isFollower: boolean };

/** Whether a photo, workout, or post accepts this person's comments. On writes, `accepts_from()` checks the same. */
export const acceptsCommentsFrom = (circle: keyof typeof REACH_NAMES, { isMine, isFollower }: Writer): boolean =>
  isMine || circle === "everyone" || (circle === "followers" && isFollower);
