import { rewardFields } from "@/lib/activity/achievements/schema";
import { comparisonSchema } from "@/lib/activity/comparisons/schema";
import { type DistanceUnit, METERS_PER, parseDistance } from "@/lib/activity/distance/rules";
import { routeAnswerSchema, routeInputSchema } from "@/lib/activity/routes/schema";
import { userStatsSchema } from "@/lib/activity/stats/schema";
import { workoutPhotoSchema } from "@/lib/activity/workout-photos/schema";
import { personSchema } from "@/lib/auth/accounts/schema";
import { CHICAGO, instantIn } from "@/lib/core/shared/clock";
import { calendarDay, instant } from "@/lib/core/shared/dates";
import { formatNumber } from "@/lib/core/shared/format";
import { pageQuery } from "@/lib/core/shared/page";
import { text, uuid } from "@/lib/core/shared/text";
import { z } from "@/lib/core/shared/zod";
import {
  ACTIVITY_TYPES,
  MAX_DISTANCE_METERS,
  MAX_WORKOUT_MINUTES,
  MAX_WORKOUT_NOTES,
  MIN_WORKOUT_MINUTES,
  WORKOUT_SOURCES,
} from "./rules";

export const activityTypeSchema = z.enum(ACTIVITY_TYPES);
const MINUTES = `Enter a whole number of minutes from ${MIN_WORKOUT_MINUTES} to ${formatNumber(MAX_WORKOUT_MINUTES)}`;
const FARTHEST = `Enter a distance of at most ${formatNumber(Math.floor(MAX_DISTANCE_METERS / METERS_PER.mi))} miles`;
const duration = z.number().int(MINUTES).min(MIN_WORKOUT_MINUTES, MINUTES).max(MAX_WORKOUT_MINUTES, MINUTES);
const details = {
  notes: text(MAX_WORKOUT_NOTES).nullish(),
  distanceMeters: z.number().min(0).max(MAX_DISTANCE_METERS, FARTHEST).transform(Math.round).nullish(),
  venueId: uuid.nullish(),
  /** One of the user's own pairs. */
  shoesId: uuid.nullish(),
};

const heartRate = z.number().int().min(25).max(250).nullish().describe("Beats per minute, from the file");
const heartRates = { averageHeartRate: heartRate, maxHeartRate: heartRate };

/** The XP a client claims is ignored. */
export const createWorkoutSchema = z.object({
  activityType: activityTypeSchema,
  duration,
  startedAt: instant
    .nullish()
    .describe("Start time. Null or omitted means now. At most one year ago unless `source` is `file`"),
  source: z
    .enum(["typed", "file"])
    .default("typed")
    .describe("`file` if the workout was imported from another app's file"),
  ...heartRates,
  ...details,
});
export type CreateWorkout = z.output<typeof createWorkoutSchema>;
export type CreateWorkoutInput = z.input<typeof createWorkoutSchema>;

/** A recorded workout: start, duration, and distance come from its route. */
export const recordWorkoutSchema = z.object({
  activityType: activityTypeSchema,
  notes: details.notes,
  venueId: details.venueId,
  shoesId: details.shoesId,
  ...heartRates,
  source: z.enum(["recorded", "file"]).optional().describe("Used if `route` has no `source`"),
  route: routeInputSchema,
});
export type RecordWorkout = z.output<typeof recordWorkoutSchema>;
export type RecordWorkoutInput = z.input<typeof recordWorkoutSchema>;

/** Absent means unchanged, null removes. Start, duration, and distance of a recorded workout come from its route. */
export const editWorkoutSchema = z.object({
  activityType: activityTypeSchema.optional(),
  duration: duration.optional(),
  startedAt: instant.optional(),
  ...details,
});
export type EditWorkout = z.output<typeof editWorkoutSchema>;
export type EditWorkoutInput = z.input<typeof editWorkoutSchema>;

export const workoutSchema = z.object({
  id: z.string(),
  activityType: activityTypeSchema,
  duration: z.number(),
  notes: z.string().nullable(),
  /** XP from the ledger. */
  xpEarned: z.number(),
  source: z.enum(WORKOUT_SOURCES),
  startedAt: z.string(),
  createdAt: z.string(),
  distanceMeters: z.number().nullable(),
  venueId: z.string().nullable(),
  /** The place's name, while the place exists. */
  venueName: z.string().nullable(),
  /** Only for the owner. */
  shoesId: z.string().nullable(),
  shoesName: z.string().nullable(),
  averageHeartRate: z
    .number()
    .nullable()
    .describe("Beats per minute. Null if it wasn't measured or the workout isn't yours"),
  maxHeartRate: z
    .number()
    .nullable()
    .describe("Beats per minute. Null if it wasn't measured or the workout isn't yours"),
  routePreview: z
    .string()
    .nullable()
    .describe(
      "Route shape as one encoded polyline (6 decimals), with straight lines across breaks. Null if there is no route",
    ),
});
export type Workout = z.infer<typeof workoutSchema>;

export const loggedWorkoutSchema = z.object({
  workout: workoutSchema,
  xpEarned: z.number(),
  stats: userStatsSchema,
  ...rewardFields,
  /** The weekly goal in minutes if this workout reached it; set once a week. */
  goalReached: z.number().nullable(),
});
export type LoggedWorkout = z.infer<typeof loggedWorkoutSchema>;

export const workoutDetailSchema = z.object({
  ...workoutSchema.omit({ createdAt: true, routePreview: true }).shape,
  isMine: z.boolean(),
  owner: personSchema,
  /** Null if the owner or the viewer turned like counts off. */
  likes: z.number().nullable(),
  isLiked: z.boolean(),
  photos: z.array(workoutPhotoSchema),
  comments: z.number(),
  /** Whether the viewer may comment. */
  canComment: z.boolean(),
  route: routeAnswerSchema,
  /** Only for the user's own workouts with a recorded route. */
  comparison: comparisonSchema.nullable(),
});
export type WorkoutDetail = z.infer<typeof workoutDetailSchema>;

/** `day` (YYYY-MM-DD in the user's time zone) limits the list to workouts that started on it. */
export const workoutsQuery = pageQuery.extend({
  day: calendarDay.optional(),
});
export type WorkoutsQuery = z.output<typeof workoutsQuery>;

/** The workout form's values as typed, possibly without an activity or a number. `when` is Chicago time. */
export const workoutFieldsSchema = z.object({
  activityType: activityTypeSchema.nullable(),
  minutes: z.string(),
  notes: z.string(),
  distance: z.string(),
  when: z.string(),
  place: z.object({ id: z.string(), name: z.string() }).nullable(),
  /** Empty for none. */
  shoes: z.string(),
});
export type WorkoutFormInput = z.infer<typeof workoutFieldsSchema>;

const typed = workoutFieldsSchema.shape;

/**
 * The workout in these fields; empty optional fields become null. Distances are in the user's unit. The server checks
 * ranges.
 */
export const workoutFormSchema = (unit: DistanceUnit) =>
  z
    .object({
      activityType: typed.activityType.transform((chosen, context) => {
        if (chosen === null) context.addIssue("Please select an activity type and duration.");
        return chosen ?? z.NEVER;
      }),
      minutes: typed.minutes.transform(Number),
      notes: typed.notes.transform((text) => text.trim() || null),
      distance: typed.distance.transform((text, context) => {
        const meters = parseDistance(text, unit);
        if (meters === undefined) context.addIssue("Enter a number");
        return meters ?? null;
      }),
      when: typed.when.transform((text, context) => {
        const [day = "", time = ""] = text.split("T");
        const at = text === "" ? null : instantIn(CHICAGO, day, time);
        if (at && Number.isNaN(at.getTime())) context.addIssue("Enter a valid date");
        return at && !Number.isNaN(at.getTime()) ? at.toISOString() : null;
      }),
      place: typed.place.transform((place) => place?.id ?? null),
      shoes: typed.shoes.transform((id) => id || null),
    })
    .transform(({ activityType, minutes, notes, distance, when, place, shoes }) => ({
      activityType,
      duration: minutes,
      notes,
      distanceMeters: distance,
      startedAt: when,
      venueId: place,
      shoesId: shoes,
    }));
export type WorkoutFormOutput = z.output<ReturnType<typeof workoutFormSchema>>;
