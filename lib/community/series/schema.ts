import { z } from "@/lib/core/shared/zod";
import { REPEATS } from "./rules";

/** How an event repeats: its rule, in words and as RFC 5545 writes it. */
export const seriesSchema = z.object({
  id: z.string(),
  repeats: z.enum(REPEATS),
  /** The day the rule counts from, and the last it may give, in Chicago. */
  startsOn: z.string(),
  until: z.string().nullable(),
  isLast: z.boolean().describe("Monthly on the last of its weekday, also where `startsOn` is a fourth one"),
});
export type Series = z.infer<typeof seriesSchema>;

/** One date of an event that repeats: an event of its own. */
export const seriesDateSchema = z.object({
  id: z.string(),
  startsAt: z.string(),
  location: z.string(),
  attendees: z.number(),
  maxAttendees: z.number(),
  isFull: z.boolean(),
  waitlisted: z.number(),
  myStatus: z.enum(["going", "waitlisted", "none"]),
  isCancelled: z.boolean(),
  /** Changed by itself: its time or place may not be the others'. */
  isChanged: z.boolean(),
});
export type SeriesDate = z.infer<typeof seriesDateSchema>;
