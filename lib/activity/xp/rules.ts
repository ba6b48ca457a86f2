import { isSpecActivity } from "@/lib/activity/workouts/rules";

export type Award = { xp: number; score: number };

/** Spec §9: a shared post awards 20 XP; it doesn't affect the score. */
export const POST_XP = 20;

/** Spec §9 "stats award on activity": a fitness activity, and any other. */
const EXPERIENCE_AWARD = {
  fitness: { xp: 25, score: 45 },
  other: { xp: 15, score: 30 },
} as const;

export const CHECK_IN_AWARD: Award = EXPERIENCE_AWARD.other;

/** The award for a posted experience: fitness if its activity is one of the eight workouts. */
export function experienceAward(activityType: string): Award {
  return isSpecActivity(activityType) ? EXPERIENCE_AWARD.fitness : EXPERIENCE_AWARD.other;
}
