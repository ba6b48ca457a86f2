import { uuid } from "@/lib/core/shared/text";
import { z } from "@/lib/core/shared/zod";

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
