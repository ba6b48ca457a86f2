import { personSchema } from "@/lib/auth/accounts/schema";
import { instant } from "@/lib/core/shared/dates";
import { idParams, uuid } from "@/lib/core/shared/text";
import { z } from "@/lib/core/shared/zod";
import { INVITED_AT_ONCE } from "../../community/invitations/schema";
import { type PlanStop, planRequestSchema, planStopSchema } from "../plans/schema";

/** The day to share, as it is asked for: the server plans it itself, so that its stops and times are true. */
export const sharePlanSchema = planRequestSchema;
export type SharePlan = z.output<typeof sharePlanSchema>;

const freeTimeSchema = z.object({ from: z.string(), until: z.string() });

const sharedStopSchema = planStopSchema.extend({
  votesFor: z.number().int(),
  votesAgainst: z.number().int(),
  myVote: z.boolean().nullable(),
  free: z.number().int().describe("How many of those who are coming are free for all of it."),
});
export type SharedStop = z.infer<typeof sharedStopSchema>;

export const sharedPlanSchema = z.object({
  id: z.string(),
  startsAt: z.string(),
  endsAt: z.string(),
  owner: personSchema,
  isOwner: z.boolean(),
  isMember: z.boolean(),
  eventId: z.string().nullable().describe("The community event it became, where the viewer may see it."),
  stops: z.array(sharedStopSchema).describe("Without stops the viewer may not see, such as a private group's event."),
  people: z.array(
    personSchema.extend({
      free: freeTimeSchema.nullable().describe("Null: all day. `from` and `until` are instants."),
    }),
  ),
});
export type SharedPlan = z.infer<typeof sharedPlanSchema>;

/** What a visitor with the link sees. */
export type VisitorPlan = Pick<SharedPlan, "id" | "startsAt" | "endsAt" | "eventId"> & {
  stops: PlanStop[];
  /** A first name. */
  plannedBy: string;
  /** How many are coming. */
  people: number;
};

export const listedPlanSchema = sharedPlanSchema
  .pick({ id: true, startsAt: true, endsAt: true, owner: true, isOwner: true, eventId: true })
  .extend({ stops: z.array(z.string()).describe("Their titles."), people: z.number().int() });
export type ListedPlan = z.infer<typeof listedPlanSchema>;

export const joinPlanSchema = z.object({
  free: z
    .object({ from: instant, until: instant })
    .refine(({ from, until }) => from < until, "Choose an end after the start")
    .nullable()
    .default(null)
    .describe("When you can come; null: all day."),
});
export type JoinPlan = z.output<typeof joinPlanSchema>;

export const voteSchema = z.object({ isFor: z.boolean().nullable().describe("Null takes the vote back.") });
export type Vote = z.output<typeof voteSchema>;

export const inviteToPlanSchema = z.object({ userIds: z.array(uuid).min(1).max(INVITED_AT_ONCE) });

export const sharedStopParams = idParams.extend({ stopId: uuid });
export const madeEventSchema = z.object({ eventId: z.string() });
