import { activityTypeSchema } from "@/lib/activity/workouts/schema";
import { z } from "@/lib/core/shared/zod";
import { isPeriod } from "./rules";

export const summaryQuery = z.object({
  period: z.string().refine(isPeriod, "Enter a month as YYYY-MM or a year as YYYY").optional(),
});
export type SummaryQuery = z.output<typeof summaryQuery>;

const totals = {
  workouts: z.number(),
  minutes: z.number(),
  activeDays: z.number(),
  distanceMeters: z.number(),
};

/** The user's activity in a month or a year, in their time zone. */
export const summarySchema = z.object({
  period: z.string(),
  /** The current month, which is the latest available. */
  thisMonth: z.string(),
  ...totals,
  activities: z.array(z.object({ activityType: activityTypeSchema, workouts: z.number(), minutes: z.number() })),
  /** The longest workout, in minutes. */
  longest: z.object({ activityType: activityTypeSchema, minutes: z.number(), day: z.string() }).nullable(),
  /** The previous month or year. */
  before: z.object(totals),
});
export type Summary = z.infer<typeof summarySchema>;
