import { ACTIVITY_AUDIENCES, AUDIENCES, REACHES } from "@/lib/core/shared/audiences";
import { keysOf } from "@/lib/core/shared/keys";
import { THEMES } from "@/lib/core/shared/theme";
import { z } from "@/lib/core/shared/zod";
import { channelsByType } from "@/lib/notifications/switches/schema";
import { GOAL_NAMES, INTERESTS, INTERESTS_MAX, isTimeZone } from "./rules";

const UNITS = ["mi", "km"] as const;

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "Enter a time as HH:MM");

/** Each is the column of `users` with the same name. Adding a line here is enough to read, change, and export it. */
const columns = {
  isPrivate: z.boolean(),
  findableByPhone: z.boolean(),
  findableByEmail: z.boolean(),
  /** For new photos. */
  defaultAudience: z.enum(AUDIENCES),
  postAudience: z.enum(AUDIENCES),
  /** The default for check-ins that don't say whether they are private. */
  checkInsPrivate: z.boolean(),
  /** Who may comment on a photo among those who can see it, unless the photo says otherwise. */
  commentsFrom: z.enum(REACHES),
  tagsFrom: z.enum(REACHES),
  /** Who may mention this person with an @. */
  mentionsFrom: z.enum(REACHES),
  invitesFrom: z.enum(REACHES),
  /** Whether others see a check-in or workout place only an hour later. */
  placesDelayed: z.boolean(),
  /** For maps of recorded workouts. */
  mapAudience: z.enum(ACTIVITY_AUDIENCES),
  /** Whether other people can't see where routes start and end. */
  hidesRouteEnds: z.boolean(),
  hideLikeCounts: z.boolean(),
  showOnLeaderboard: z.boolean(),
  /** Whether the person may be suggested as a social match. */
  openToMatches: z.boolean(),
  gamification: z.boolean(),
  interests: z.array(z.enum(INTERESTS)).max(INTERESTS_MAX),
  goals: z.array(z.enum(GOAL_NAMES)).max(GOAL_NAMES.length),
  timeZone: z.string().max(64).refine(isTimeZone, "Unknown time zone"),
  /** Whether onboarding is finished or was skipped. */
  isWelcomed: z.boolean(),
  units: z.enum(UNITS),
  theme: z.enum(THEMES),
  reducedMotion: z.boolean(),
  /** Workout minutes per week; null without a goal. */
  weeklyGoal: z.number().int().min(10).max(10_080).nullable(),
};
export const SETTING_COLUMNS = keysOf(columns);

/**
 * Until chosen, the default depends on the account: a private account shows them to its followers, a public one to
 * followers it follows back.
 */
const activityAudiences = {
  workoutAudience: z.enum(ACTIVITY_AUDIENCES),
  savedAudience: z.enum(ACTIVITY_AUDIENCES),
};
export const ACTIVITY_AUDIENCE_COLUMNS = keysOf(activityAudiences);

const fields = {
  ...columns,
  ...activityAudiences,
  /** Pauses every type; `notifications` keeps the individual choices. */
  notificationsPaused: z.boolean(),
  /** In the user's time zone. A range whose end is before its start crosses midnight. */
  quietHours: z.object({ from: time, to: time }).nullable(),
};

/** `notifications` lists the enabled channels for each type. */
export const settingsSchema = z.object({ ...fields, notifications: channelsByType });
export type Settings = z.infer<typeof settingsSchema>;

/** Absent means unchanged, in `notifications` too. */
export const changeSettingsSchema = z
  .object({ ...fields, notifications: channelsByType.partial() })
  .partial()
  .refine(({ quietHours }) => !quietHours || quietHours.from !== quietHours.to, {
    message: "Quiet hours must start and end at different times",
    path: ["quietHours"],
  });
export type ChangeSettings = z.infer<typeof changeSettingsSchema>;

/** The column as stored; a value that can't be parsed counts as never set. */
export const storedQuietHours = fields.quietHours.catch(null);
