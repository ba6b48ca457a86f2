import { z } from "@/lib/core/shared/zod";

const days = z.object({ from: z.string(), to: z.string() });

/** Where somebody stands today, for one line of the home screen: said so that it is drawn as it is. */
export const todaySchema = z.object({
  /** Whether a workout, a check-in or an experience of today counts for the streak. */
  isActive: z.boolean(),
  streak: z.number(),
  /** Of those one takes part in, the one that is over soonest and not won yet; how much of it is done, in percent. */
  challenge: z.object({ id: z.string(), title: z.string(), percent: z.number() }).nullable(),
  /** Events of today that have not begun; null where they could not be asked for. */
  eventsToday: z.number().nullable(),
  communityEventsToday: z.number(),
  /** First and last day, as lists of events take them. */
  days: z.object({ today: days, weekend: days }),
});
export type Today = z.infer<typeof todaySchema>;
