import type { PublicNumbers } from "@/lib/activity/stats/schema";

/** How many of today's activities a friend's card carries. */
export const TODAY_SHOWN = 6;
export const SUGGESTIONS_SHOWN = 20;
/** How many of those one followed last, and of whom each of them follows, are compared. */
export const FOLLOWED_COMPARED = 200;
/** How many of one's groups, and of the last members of each. */
export const GROUPS_COMPARED = 20;
export const FELLOWS_COMPARED = 100;
/** How many of the best known are compared with oneself. */
export const KNOWN_COMPARED = 500;
/** How many of each kind (followed by friends, of the same groups, with most in common) are looked at. */
export const CANDIDATES_A_KIND = 60;

/** How a suggestion somebody does not want stands among their feedback. */
export const PERSON = "person";
export const DISMISSED = "not-interested";

type Overlap = {
  mutualFriends: number;
  sharedGroup: string | null;
  sharedInterests: readonly string[];
  sharedArea: string | null;
};

/** Why somebody is suggested, in words; the strongest reason first. */
export function suggestionReason({ mutualFriends, sharedGroup, sharedInterests, sharedArea }: Overlap): string {
  if (mutualFriends > 1) return `${mutualFriends} people you follow follow them`;
  if (mutualFriends === 1) return "Someone you follow follows them";
  if (sharedGroup) return `Also in ${sharedGroup}`;
  const [interest] = sharedInterests;
  if (interest) return `Also into ${interest}`;
  return sharedArea ? `Also in ${sharedArea.trim()}` : "Active in Chicago";
}

/** Spec §3: what a friend's card says of the week. */
export function weeklyStatsOf(numbers: Pick<PublicNumbers, "weekly">, activeDays: number) {
  return { activeDays, totalXP: numbers.weekly.xp, activitiesCompleted: numbers.weekly.completed };
}
