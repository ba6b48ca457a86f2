import { z } from "@/lib/core/shared/zod";

const days = z.object({ from: z.string(), to: z.string() });

/** Today's numbers for the home screen. */
export const todaySchema = z.object({
  /** Whether anything logged today counts toward the streak. */
  isActive: z.boolean(),
  streak: z.number(),
  /** The joined, unfinished challenge that ends soonest; `percent` is its progress. */
  challenge: z.object({ id: z.string(), title: z.string(), percent: z.number() }).nullable(),
  /** Events that haven't started yet today; null if the ticketing providers couldn't be reached. */
  eventsToday: z.number().nullable(),
  communityEventsToday: z.number(),
  /** First and last day of each range, as the `from` and `to` of event lists. */
  days: z.object({ today: days, weekend: days }),
});
export type Today = z.infer<typeof todaySchema>;
