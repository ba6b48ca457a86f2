import { activityTypeSchema } from "@/lib/activity/workouts/schema";
import { z } from "@/lib/core/shared/zod";

const bestSchema = z.object({ workoutId: z.string(), startedAt: z.string(), seconds: z.number() });

/** The fastest over one distance, and those that were before it, latest first. */
export const recordSchema = z.object({
  activityType: activityTypeSchema,
  meters: z.number(),
  best: bestSchema,
  earlier: z.array(bestSchema),
});
export type PersonalRecord = z.infer<typeof recordSchema>;
