import { personSchema } from "@/lib/auth/accounts/schema";
import { z } from "@/lib/core/shared/zod";

export const trailFriendsSchema = z.object({
  /**
   * Followed people who took this trail recently, as far as their maps are visible; `day` is the most recent time, in
   * Chicago.
   */
  friends: z.array(personSchema.extend({ day: z.string() })),
});
export type TrailFriends = z.infer<typeof trailFriendsSchema>;
export const trailParams = z.object({ id: z.string().max(60) });
