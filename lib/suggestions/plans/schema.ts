import { instant } from "@/lib/core/shared/dates";
import { keysOf } from "@/lib/core/shared/keys";
import { uuid } from "@/lib/core/shared/text";
import { z } from "@/lib/core/shared/zod";
import { RECOMMENDABLE_TYPES } from "../recommendations/rules";
import { location } from "../recommendations/schema";
import { reportSchema } from "../weather/schema";
import { AMONG_MAX, BUDGETS, COMPANIES, STOPS_MAX, STOPS_MIN, TIMES, WAYS, WITHOUT_MAX } from "./rules";

/** What a day is planned by: three taps, and what was changed of the plan before. */
export const planRequestSchema = z.object({
  time: z.enum(keysOf(TIMES)),
  budget: z.enum(keysOf(BUDGETS)),
  company: z.enum(keysOf(COMPANIES)),
  startsAt: instant
    .nullish()
    .describe("Within 14 days, 8 AM to 9 PM; else, and without it, the plan begins now or in the morning."),
  location,
  hasBike: z.boolean().default(false),
  keep: z
    .array(uuid)
    .max(STOPS_MAX)
    .refine((ids) => new Set(ids).size === ids.length, "Each stop once")
    .default([])
    .describe("Stops that stay, in this order; 409 where the hours don't allow it."),
  without: z.array(uuid).max(WITHOUT_MAX).default([]).describe("Things that shall not be among them."),
  among: z
    .array(uuid)
    .max(AMONG_MAX)
    .default([])
    .describe("Stops are chosen from these alone, as from a guide's places; empty: from everything there is."),
  stops: z.number().int().min(STOPS_MIN).max(STOPS_MAX).nullish().describe("At most so many; else as the time allows."),
});
export type PlanRequest = z.input<typeof planRequestSchema>;
export type PlanWish = z.output<typeof planRequestSchema>;

export const planStopSchema = z.object({
  targetType: z.enum(RECOMMENDABLE_TYPES),
  targetId: z.string(),
  title: z.string(),
  category: z.string(),
  location: z.string(),
  image: z.string().nullable(),
  placeholder: z.string(),
  reason: z.string(),
  price: z.string().nullable(),
  lat: z.number(),
  lng: z.number(),
  startsAt: z.string(),
  leavesAt: z.string(),
  /** The way there, estimated; null where the plan begins here. */
  leg: z.object({ by: z.enum(WAYS), minutes: z.number(), metres: z.number() }).nullable(),
});
export type PlanStop = z.infer<typeof planStopSchema>;

/** A stop of your own plan also says what it is. */
const describedStopSchema = planStopSchema.extend({ description: z.string() });
export type DescribedStop = z.infer<typeof describedStopSchema>;

export const planSchema = z.object({
  startsAt: z.string(),
  endsAt: z.string(),
  stops: z.array(describedStopSchema),
  /** Null where the day is too far ahead to know it. */
  weather: reportSchema.nullable(),
});
export type Plan = z.infer<typeof planSchema>;
