import { keysOf, tableOf } from "@/lib/core/shared/keys";
import { THEMES } from "@/lib/core/shared/theme";
import { z } from "@/lib/core/shared/zod";
import {
  ALL_SWITCHES,
  AUDIENCE_NAMES,
  CHANNELS,
  GOAL_NAMES,
  INTERESTS,
  INTERESTS_MAX,
  isTimeZone,
  REACH_NAMES,
  SWITCH_NAMES,
} from "./rules";

export const AUDIENCES = keysOf(AUDIENCE_NAMES);
/** Of workouts and saved things: all who follow, those whom one follows back, or nobody else. */
export const ACTIVITY_AUDIENCES = ["followers", "mutual", "only_me"] as const;
/** From whom a person accepts comments, tags, mentions and invitations. */
export const REACHES = keysOf(REACH_NAMES);
const UNITS = ["mi", "km"] as const;

const channels = z.array(z.enum(CHANNELS)).max(20);
const byType = tableOf(SWITCH_NAMES, () => channels);
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "Please enter a time as HH:MM");

/** Each is the column of `users` that has its name: adding a line here is all that reading, changing and exporting it take. */
const columns = {
  isPrivate: z.boolean(),
  findableByPhone: z.boolean(),
  findableByEmail: z.boolean(),
  /** Of new photos. */
  defaultAudience: z.enum(AUDIENCES),
  postAudience: z.enum(AUDIENCES),
  /** Whether a check-in that says nothing of it is one's own alone. */
  checkInsPrivate: z.boolean(),
  /** Of those who may see a photo, who may comment on it, where the photo says nothing else. */
  commentsFrom: z.enum(REACHES),
  tagsFrom: z.enum(REACHES),
  /** Who may name one with an @. */
  mentionsFrom: z.enum(REACHES),
  invitesFrom: z.enum(REACHES),
  /** Whether others learn of a place only an hour after one was there. */
  placesDelayed: z.boolean(),
  /** Of the maps of recorded workouts. */
  mapAudience: z.enum(ACTIVITY_AUDIENCES),
  /** Whether others don't see where they begin and end. */
  hidesRouteEnds: z.boolean(),
  hideLikeCounts: z.boolean(),
  showOnLeaderboard: z.boolean(),
  /** Whether one may be suggested to people with whom one shares something. */
  openToMatches: z.boolean(),
  gamification: z.boolean(),
  interests: z.array(z.enum(INTERESTS)).max(INTERESTS_MAX),
  goals: z.array(z.enum(GOAL_NAMES)).max(GOAL_NAMES.length),
  timeZone: z.string().max(64).refine(isTimeZone, "Unknown time zone"),
  /** Whether the welcome is over: gone through, or passed by. */
  isWelcomed: z.boolean(),
  units: z.enum(UNITS),
  theme: z.enum(THEMES),
  reducedMotion: z.boolean(),
  /** Minutes of workouts a week; null without a goal. */
  weeklyGoal: z.number().int().min(10).max(10_080).nullable(),
};
export const SETTING_COLUMNS = keysOf(columns);

/** Until chosen it follows from the account: a private one shows them to its followers, a public one to whom it follows back. */
const activityAudiences = {
  workoutAudience: z.enum(ACTIVITY_AUDIENCES),
  savedAudience: z.enum(ACTIVITY_AUDIENCES),
};
export const ACTIVITY_AUDIENCE_COLUMNS = keysOf(activityAudiences);

const fields = {
  ...columns,
  ...activityAudiences,
  /** Whether every type is switched off for now; what `notifications` says stays as it was chosen. */
  notificationsPaused: z.boolean(),
  /** In the person's own zone; from a later to an earlier time goes past midnight. */
  quietHours: z.object({ from: time, to: time }).nullable(),
};

/** `notifications` names, for each type, the channels that are on. */
export const settingsSchema = z.object({ ...fields, notifications: z.object(byType) });
export type Settings = z.infer<typeof settingsSchema>;

/** Absent is unchanged, in `notifications` too. */
export const changeSettingsSchema = z
  .object({ ...fields, notifications: z.object(byType).partial() })
  .partial()
  .refine(({ quietHours }) => !quietHours || quietHours.from !== quietHours.to, {
    message: "Quiet hours must end at another time than they begin",
    path: ["quietHours"],
  });
export type ChangeSettings = z.infer<typeof changeSettingsSchema>;

/** The columns that hold JSON, as the database has them: what can't be read counts as never set. */
export const storedChannels = z
  .object({ ...byType, [ALL_SWITCHES]: channels })
  .partial()
  .catch({});
export const storedQuietHours = fields.quietHours.catch(null);
