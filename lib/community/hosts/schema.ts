import { personSchema } from "@/lib/auth/accounts/schema";
import { uuid } from "@/lib/core/shared/text";
import { z } from "@/lib/core/shared/zod";

export const newHostSchema = z.object({ userId: uuid.describe("One of its co-hosts") });
export type NewHost = z.output<typeof newHostSchema>;

/** Who hosts an event after someone who deletes their account. */
export const hostChoiceSchema = z.object({
  eventId: uuid,
  userId: uuid.nullable().describe("One of its next hosts; null: cancel the event"),
});
export type HostChoice = z.output<typeof hostChoiceSchema>;

/** What becomes of an upcoming event when its host deletes the account. */
export const handoverSchema = z.object({
  id: z.string(),
  title: z.string(),
  startsAt: z.string(),
  isRecurring: z.boolean(),
  guests: z.number().describe("Going or waiting, without the host"),
  nextHosts: personSchema.array().describe("Who can host it next: the first unless you choose; none: it is canceled"),
});
export type Handover = z.infer<typeof handoverSchema>;

export const cohostParams = z.object({ id: uuid, userId: uuid });

/** What came of the events somebody hosted that are over: of the latest 200, and of at most 400 photos. */
export const hostingSchema = z.object({
  events: z.number(),
  /** Who went, the host not among them. */
  guests: z.number(),
  arrivals: z.number(),
  photos: z.number(),
  /** Whether they hosted more than was looked at: every number is at least that then. */
  moreEvents: z.boolean(),
  morePhotos: z.boolean(),
});
export type Hosting = z.infer<typeof hostingSchema>;
