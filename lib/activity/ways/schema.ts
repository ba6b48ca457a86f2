import { personSchema } from "@/lib/auth/accounts/schema";
import { z } from "@/lib/core/shared/zod";

export const wayFriendsSchema = z.object({
  /** Whom one follows and who went it lately, as far as their maps show; `day` is the last time, in Chicago. */
  friends: z.array(personSchema.extend({ day: z.string() })),
});
export type WayFriends = z.infer<typeof wayFriendsSchema>;
export const wayParams = z.object({ id: z.string().max(60) });
