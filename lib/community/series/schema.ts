import { z } from "@/lib/core/shared/zod";
import { REPEATS } from "./rules";

/** How an event repeats: its rule as text and in RFC 5545 form. */
export const seriesSchema = z.object({
  id: z.string(),
  repeats: z.enum(REPEATS),
  /** The first day of the rule, and its last possible one, in Chicago. */
  startsOn: z.string(),
  until: z.string().nullable(),
  isLast: z
    .boolean()
    .describe(
      "Repeats on the last occurrence of the weekday in each month, even if `startsOn` is the fourth occurrence",
    ),
});
export type Series = z.infer<typeof seriesSchema>;

/** One date of a recurring event, which is an event too. */
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
  /** Changed separately: its time or place may differ from the others'. */
  isChanged: z.boolean(),
});
export type SeriesDate = z.infer<typeof seriesDateSchema>;
