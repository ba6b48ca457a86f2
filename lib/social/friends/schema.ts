import { personSchema } from "@/lib/auth/accounts/schema";
import { z } from "@/lib/core/shared/zod";
import { publicUserSchema } from "@/lib/social/people/schema";

/** Spec §3: something a friend did (completed) or saved today. */
const todayActivitySchema = z.object({
  id: z.string(),
  name: z.string(),
  location: z.string(),
  time: z.string(),
  duration: z.number(),
  completed: z.boolean(),
  image: z.string().nullable(),
  icon: z.string(),
});
export type TodayActivity = z.infer<typeof todayActivitySchema>;

export const friendSchema = personSchema.extend({
  level: z.number(),
  streak: z.number(),
  completedToday: z.number(),
  savedActivities: z.number(),
  followers: z.number(),
  following: z.number(),
  todayActivities: z.array(todayActivitySchema),
  weeklyStats: z.object({ activeDays: z.number(), totalXP: z.number(), activitiesCompleted: z.number() }),
});
export type Friend = z.infer<typeof friendSchema>;

export const suggestedPersonSchema = publicUserSchema.extend({ reason: z.string() });
export type SuggestedPerson = z.infer<typeof suggestedPersonSchema>;
