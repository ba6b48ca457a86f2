import { uuid } from "@/lib/core/shared/text";
import { z } from "@/lib/core/shared/zod";
import { NUMBER_NAMES } from "./rules";

const explanationsSchema = z.record(z.enum(NUMBER_NAMES), z.array(z.object({ label: z.string(), value: z.number() })));

export const userStatsSchema = z.object({
  xp: z.number(),
  level: z.number(),
  mileScore: z.number(),
  rank: z.number(),
  placesVisited: z.number(),
  experiences: z.number(),
  beenCount: z.number(),
  savedCount: z.number(),
  followersCount: z.number(),
  followingCount: z.number(),
  weekly: z.object({ xp: z.number(), completed: z.number(), minutes: z.number(), activeDays: z.number() }),
  streak: z.object({ current: z.number(), longest: z.number(), freezesLeft: z.number() }),
  /** The percentage of the last seven days' planned days that were active. */
  consistency: z.number(),
  explanations: explanationsSchema,
});
export type UserStats = z.infer<typeof userStatsSchema>;

/** A person's numbers as others see them, in lists and on the profile. */
export const publicNumbersSchema = z.object({
  level: z.number(),
  mileScore: z.number(),
  placesVisited: z.number(),
  rank: z.number(),
  weekly: z.object({ xp: z.number(), completed: z.number() }),
  streak: z.number(),
  explanations: explanationsSchema,
});
export type PublicNumbers = z.infer<typeof publicNumbersSchema>;

const claimed = z.number().int().min(0).optional();

/**
 * Spec §7's payload. Its numbers are validated and then ignored: only `activityId`, an unpaid experience or check-in of
 * the user, has an effect.
 */
export const claimStatsSchema = z
  .object({
    xpGained: claimed,
    placesVisited: claimed,
    experiencesCount: claimed,
    mileScore: claimed,
    activityId: uuid.optional(),
  })
  .default({});
export type ClaimStats = z.output<typeof claimStatsSchema>;
