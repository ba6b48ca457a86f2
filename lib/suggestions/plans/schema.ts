import { instant } from "@/lib/core/shared/dates";
import { keysOf } from "@/lib/core/shared/keys";
import { uuid } from "@/lib/core/shared/text";
import { z } from "@/lib/core/shared/zod";
import { RECOMMENDABLE_TYPES } from "../recommendations/rules";
import { location } from "../recommendations/schema";
import { reportSchema } from "../weather/schema";
import {
  BUDGETS,
  COMPANIES,
  MAX_PLAN_CANDIDATES,
  MAX_PLAN_EXCLUSIONS,
  STOPS_MAX,
  STOPS_MIN,
  TIMES,
  TRAVEL_MODES,
} from "./rules";

/** Input for planning a day, with any changes to the previous plan. */
export const planRequestSchema = z.object({
  time: z.enum(keysOf(TIMES)),
  budget: z.enum(keysOf(BUDGETS)),
  company: z.enum(keysOf(COMPANIES)),
  startsAt: instant
    .nullish()
    .describe(
      "Start time, from 8 AM to 9 PM in Chicago and at most 14 days ahead; a later day returns 400. Times outside those hours move to the next 10 AM. If null, omitted, or in the past, the plan starts now",
    ),
  location,
  hasBike: z.boolean().default(false),
  keep: z
    .array(uuid)
    .max(STOPS_MAX)
    .refine((ids) => new Set(ids).size === ids.length, "List each stop only once")
    .default([])
    .describe("IDs of stops to keep, in this order. 409 if their hours don't allow it"),
  without: z.array(uuid).max(MAX_PLAN_EXCLUSIONS).default([]).describe("IDs to leave out"),
  among: z
    .array(uuid)
    .max(MAX_PLAN_CANDIDATES)
    .default([])
    .describe("IDs to choose stops from, such as a guide's places. If empty, any place can be chosen"),
  stops: z
    .number()
    .int()
    .min(STOPS_MIN)
    .max(STOPS_MAX)
    .nullish()
    .describe("Maximum number of stops. Null or omitted means as many as fit"),
});
export type PlanRequest = z.input<typeof planRequestSchema>;
export type ParsedPlanRequest = z.output<typeof planRequestSchema>;

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
  /** The estimated trip to the stop; null if the plan starts here. */
  leg: z.object({ by: z.enum(TRAVEL_MODES), minutes: z.number(), metres: z.number() }).nullable(),
});
export type PlanStop = z.infer<typeof planStopSchema>;

/** A stop of the user's own plan includes a description. */
const describedStopSchema = planStopSchema.extend({ description: z.string() });
export type DescribedStop = z.infer<typeof describedStopSchema>;

export const planSchema = z.object({
  startsAt: z.string(),
  endsAt: z.string(),
  stops: z.array(describedStopSchema),
  /** Null if the day is too far ahead. */
  weather: reportSchema.nullable(),
});
export type Plan = z.infer<typeof planSchema>;
