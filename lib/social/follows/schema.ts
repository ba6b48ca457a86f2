import { uuid } from "@/lib/core/shared/text";
import { z } from "@/lib/core/shared/zod";
import { followState } from "@/lib/social/people/schema";

export const followAnswerSchema = z.object({
  state: followState,
  followersCount: z.number().nullable().describe("Null if the account is private and you don't follow it"),
});
export type FollowAnswer = z.infer<typeof followAnswerSchema>;

export const requestParams = z.object({ userId: uuid });
