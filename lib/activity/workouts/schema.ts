import { unlockedSchema } from "@/lib/activity/achievements/schema";
import { userStatsSchema } from "@/lib/activity/stats/schema";
import { pageQuery } from "@/lib/core/shared/page";
import { text, uuid } from "@/lib/core/shared/text";
import { z } from "@/lib/core/shared/zod";
import {
  ACTIVITY_TYPES,
  FIRST_WORKOUT,
  MAX_DISTANCE_METERS,
  MAX_WORKOUT_MINUTES,
  MAX_WORKOUT_NOTES,
  MIN_WORKOUT_MINUTES,
} from "./rules";

export const activityTypeSchema = z.enum(ACTIVITY_TYPES);
const duration = z.number().int().min(MIN_WORKOUT_MINUTES).max(MAX_WORKOUT_MINUTES);
const startedAt = z.iso
  .datetime({ offset: true })
  .transform((value) => new Date(value))
  .refine((value) => value.getTime() >= FIRST_WORKOUT.getTime(), "Invalid input");
const details = {
  notes: text(MAX_WORKOUT_NOTES).nullish(),
  distanceMeters: z.number().min(0).max(MAX_DISTANCE_METERS).transform(Math.round).nullish(),
  venueId: uuid.nullish(),
};

/** Whatever else the client says it earned is not read. */
export const createWorkoutSchema = z.object({
  activityType: activityTypeSchema,
  duration,
  startedAt: startedAt.nullish(),
  ...details,
});
export type CreateWorkout = z.output<typeof createWorkoutSchema>;
export type CreateWorkoutInput = z.input<typeof createWorkoutSchema>;

/** Absent is unchanged, null removes. */
export const editWorkoutSchema = z.object({
  activityType: activityTypeSchema.optional(),
  duration: duration.optional(),
  startedAt: startedAt.optional(),
  ...details,
});
export type EditWorkout = z.output<typeof editWorkoutSchema>;
export type EditWorkoutInput = z.input<typeof editWorkoutSchema>;

export const workoutSchema = z.object({
  id: z.string(),
  activityType: activityTypeSchema,
  duration: z.number(),
  notes: z.string().nullable(),
  xpEarned: z.number(),
  startedAt: z.string(),
  createdAt: z.string(),
  distanceMeters: z.number().nullable(),
  venueId: z.string().nullable(),
  /** The place's name, while it exists. */
  venueName: z.string().nullable(),
});
export type Workout = z.infer<typeof workoutSchema>;
export const workoutsAnswerSchema = z.array(workoutSchema);

export const loggedWorkoutSchema = z.object({
  workout: workoutSchema,
  xpEarned: z.number(),
  stats: userStatsSchema,
  /** Achievements this workout reached. */
  unlocked: z.array(unlockedSchema),
});
export type LoggedWorkout = z.infer<typeof loggedWorkoutSchema>;

export const workoutParams = z.object({ id: uuid });
/** `day` (YYYY-MM-DD, in one's own zone) narrows the list to what began on it. */
export const workoutsQuery = pageQuery.extend({
  day: z.iso
    .date("Please give a day as YYYY-MM-DD")
    .regex(/^(19|20)/)
    .optional(),
});
export type WorkoutsQuery = z.output<typeof workoutsQuery>;
