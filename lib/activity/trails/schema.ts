import { personSchema } from "@/lib/auth/accounts/schema";
import { z } from "@/lib/core/shared/zod";

export const trailFriendsSchema = z.object({
  /**
   * People you follow who took this trail recently and whose maps you can see; `day` is the most recent time, in
   * Chicago.
   */
  friends: z.array(personSchema.extend({ day: z.string() })),
});
export type TrailFriends = z.infer<typeof trailFriendsSchema>;
export const trailParams = z.object({ id: z.string().max(60) });
