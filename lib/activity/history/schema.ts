import { DAY_STATES } from "@/lib/activity/streaks/rules";
import { z } from "@/lib/core/shared/zod";
import { MONTH } from "./rules";

export const monthQuery = z.object({ month: z.string().regex(MONTH, "Enter a month as YYYY-MM").optional() });
export type MonthQuery = z.output<typeof monthQuery>;

/** A month for the calendar: days without a workout that don't affect the streak are left out. */
export const monthAnswerSchema = z.object({
  month: z.string(),
  today: z.string(),
  restDays: z.array(z.number()),
  days: z.array(
    z.object({ day: z.string(), workouts: z.number(), minutes: z.number(), state: z.enum(DAY_STATES).nullable() }),
  ),
});
export type MonthOfDays = z.infer<typeof monthAnswerSchema>;

/** One week; `week` is its Monday, `xp` its total from the ledger. */
export const weekSchema = z.object({ week: z.string(), workouts: z.number(), minutes: z.number(), xp: z.number() });
export type ActivityWeek = z.infer<typeof weekSchema>;

export const restDaysSchema = z.object({
  restDays: z
    .array(z.number().int().min(1).max(7))
    .max(7)
    .overwrite((days) => [...new Set(days)].sort()),
});
export type RestDays = z.output<typeof restDaysSchema>;
