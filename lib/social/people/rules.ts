import type { OpenUser, PublicUser } from "./schema";

/** Spec §9: a friend's counts until their profile has loaded. */
export const FRIEND_COUNTS = { followersCount: 89, followingCount: 156 };

/** Whether the viewer may see this person's numbers. */
export const hasNumbers = (person: PublicUser): person is OpenUser => person.level !== null;
