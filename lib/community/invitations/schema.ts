import { uuid } from "@/lib/core/shared/text";
import { z } from "@/lib/core/shared/zod";

export const INVITED_AT_ONCE = 50;

export const inviteToEventSchema = z.object({ userIds: z.array(uuid).min(1).max(INVITED_AT_ONCE) });
/** How many were invited, without guests and people who don't follow the sender. */
export const invitedAnswerSchema = z.object({ invited: z.number() });
export type InvitedAnswer = z.infer<typeof invitedAnswerSchema>;
