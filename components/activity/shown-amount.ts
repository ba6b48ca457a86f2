import type { ChallengeUnit } from "@/lib/activity/challenges/rules";
import { type DistanceUnit, shownDistance } from "@/lib/activity/distance/rules";

const NAMES: Record<Exclude<ChallengeUnit, "distance">, readonly [one: string, more: string]> = {
  minutes: ["minute", "minutes"],
  workouts: ["workout", "workouts"],
  xp: ["XP", "XP"],
  "check-ins": ["check-in", "check-ins"],
};

/** The number alone: "1,240", "26.2". */
export function shownNumber(amount: number, unit: ChallengeUnit, distance: DistanceUnit): string {
  return unit === "distance" ? (shownDistance(amount, distance).split(" ")[0] ?? "") : amount.toLocaleString("en-US");
}

/** "1,240 minutes", "26.2 mi". */
export function shownAmount(amount: number, unit: ChallengeUnit, distance: DistanceUnit): string {
  if (unit === "distance") return shownDistance(amount, distance);
  return `${amount.toLocaleString("en-US")} ${NAMES[unit][amount === 1 ? 0 : 1]}`;
}
