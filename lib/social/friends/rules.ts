import type { PublicNumbers } from "@/lib/activity/stats/schema";

/** How many of today's deeds a friend's card carries. */
export const TODAY_SHOWN = 6;
export const SUGGESTIONS_SHOWN = 20;

type Overlap = { mutualFriends: number; sharedInterests: readonly string[] };

/** Why somebody is suggested, in words; the strongest reason first. */
export function suggestionReason({ mutualFriends, sharedInterests }: Overlap): string {
  if (mutualFriends > 1) return `${mutualFriends} people you follow follow them`;
  if (mutualFriends === 1) return "Someone you follow follows them";
  const [interest] = sharedInterests;
  return interest ? `Also into ${interest}` : "Active in Chicago";
}

/** Spec §3: what a friend's card says of the week. */
export function weeklyStatsOf(numbers: Pick<PublicNumbers, "weekly">, activeDays: number) {
  return { activeDays, totalXP: numbers.weekly.xp, activitiesCompleted: numbers.weekly.completed };
}
