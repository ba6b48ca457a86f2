import { activityTypeSchema } from "@/lib/activity/workouts/schema";
import { z } from "@/lib/core/shared/zod";

const bestSchema = z.object({ workoutId: z.string(), startedAt: z.string(), seconds: z.number() });

/** The fastest effort over a distance, and the records before it, newest first. */
export const recordSchema = z.object({
  activityType: activityTypeSchema,
  meters: z.number(),
  best: bestSchema,
  earlier: z.array(bestSchema),
});
export type PersonalRecord = z.infer<typeof recordSchema>;
