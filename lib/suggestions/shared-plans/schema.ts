import { personSchema } from "@/lib/auth/accounts/schema";
import { instant } from "@/lib/core/shared/dates";
import { idParams, uuid } from "@/lib/core/shared/text";
import { z } from "@/lib/core/shared/zod";
import { MAX_INVITES_PER_REQUEST } from "../../community/invitations/schema";
import { type PlanStop, planStopSchema } from "../plans/schema";

const freeTimeSchema = z.object({ from: z.string(), until: z.string() });

const sharedStopSchema = planStopSchema.extend({
  votesFor: z.number().int(),
  votesAgainst: z.number().int(),
  myVote: z.boolean().nullable(),
  free: z.number().int().describe("Number of people in the plan who are free for the whole stop"),
});
export type SharedStop = z.infer<typeof sharedStopSchema>;

export const sharedPlanSchema = z.object({
  id: z.string(),
  startsAt: z.string(),
  endsAt: z.string(),
  owner: personSchema,
  isOwner: z.boolean(),
  isMember: z.boolean(),
  eventId: z
    .string()
    .nullable()
    .describe("The community event made from the plan. Null if there isn't one the viewer can see"),
  stops: z.array(sharedStopSchema).describe("Excludes stops the viewer can't see, such as a private group's event"),
  people: z.array(
    personSchema.extend({
      free: freeTimeSchema.nullable().describe("When they're free, as ISO 8601 UTC times. Null means all day"),
    }),
  ),
});
export type SharedPlan = z.infer<typeof sharedPlanSchema>;

/** What a visitor with the link sees. */
export type VisitorPlan = Pick<SharedPlan, "id" | "startsAt" | "endsAt" | "eventId"> & {
  stops: PlanStop[];
  /** A first name. */
  plannedBy: string;
  /** How many people are coming. */
  people: number;
};

export const listedPlanSchema = sharedPlanSchema
  .pick({ id: true, startsAt: true, endsAt: true, owner: true, isOwner: true, eventId: true })
  .extend({ stops: z.array(z.string()).describe("Stop titles"), people: z.number().int() });
export type ListedPlan = z.infer<typeof listedPlanSchema>;

export const joinPlanSchema = z.object({
  free: z
    .object({ from: instant, until: instant })
    .refine(({ from, until }) => from < until, "Choose an end time after the start time")
    .nullable()
    .default(null)
    .describe("When you're free. Null means all day"),
});
export type JoinPlan = z.output<typeof joinPlanSchema>;

export const voteSchema = z.object({
  isFor: z.boolean().nullable().describe("`true` votes for the stop, `false` against it. Null removes your vote"),
});
export type Vote = z.output<typeof voteSchema>;

export const inviteToPlanSchema = z.object({ userIds: z.array(uuid).min(1).max(MAX_INVITES_PER_REQUEST) });

export const sharedStopParams = idParams.extend({ stopId: uuid });
export const createdEventSchema = z.object({ eventId: z.string() });
