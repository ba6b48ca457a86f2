import { type ChallengeUnit, UNIT_WORDS } from "@/lib/activity/challenges/rules";
import { type DistanceUnit, formatDistance } from "@/lib/activity/distance/rules";

/** The number alone: "1,240", "26.2". */
export function challengeNumber(amount: number, unit: ChallengeUnit, distance: DistanceUnit): string {
  if (UNIT_WORDS[unit] === null) return formatDistance(amount, distance).split(" ")[0] ?? "";
  return amount.toLocaleString("en-US");
}

/** "1,240 minutes", "26.2 mi". */
export function challengeAmount(amount: number, unit: ChallengeUnit, distance: DistanceUnit): string {
  const words = UNIT_WORDS[unit];
  if (words === null) return formatDistance(amount, distance);
  return `${amount.toLocaleString("en-US")} ${words[amount === 1 ? 0 : 1]}`;
}
