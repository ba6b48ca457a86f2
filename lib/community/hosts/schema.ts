import { personSchema } from "@/lib/auth/accounts/schema";
import { uuid } from "@/lib/core/shared/text";
import { z } from "@/lib/core/shared/zod";

export const newHostSchema = z.object({ userId: uuid.describe("A co-host of the event") });
export type NewHost = z.output<typeof newHostSchema>;

/** Who hosts an event after its host deletes their account. */
export const hostChoiceSchema = z.object({
  eventId: uuid,
  userId: uuid.nullable().describe("One of the event's `nextHosts`. Null cancels the event"),
});
export type HostChoice = z.output<typeof hostChoiceSchema>;

/** What happens to an upcoming event when its host deletes their account. */
export const handoverSchema = z.object({
  id: z.string(),
  title: z.string(),
  startsAt: z.string(),
  isRecurring: z.boolean(),
  guests: z.number().describe("Guests who are going or on the waitlist, excluding the host"),
  nextHosts: personSchema
    .array()
    .describe(
      "People who can take over as host. The first one becomes the host unless you choose someone else. If empty, the event is canceled",
    ),
});
export type Handover = z.infer<typeof handoverSchema>;

export const cohostParams = z.object({ id: uuid, userId: uuid });

/** Statistics of a person's past events: the latest 200, and at most 400 photos. */
export const hostingSchema = z.object({
  events: z.number(),
  /** Number of guests, without the host. */
  guests: z.number(),
  checkIns: z.number(),
  photos: z.number(),
  /** Whether they hosted more events than were counted; if so, every number is a lower bound. */
  moreEvents: z.boolean(),
  morePhotos: z.boolean(),
});
export type Hosting = z.infer<typeof hostingSchema>;
