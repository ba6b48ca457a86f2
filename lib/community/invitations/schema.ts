import { uuid } from "@/lib/core/shared/text";
import { z } from "@/lib/core/shared/zod";

export const MAX_INVITES_PER_REQUEST = 50;

export const inviteToEventSchema = z.object({ userIds: z.array(uuid).min(1).max(MAX_INVITES_PER_REQUEST) });
/** How many were invited, without guests and people who don't follow the sender. */
export const invitedAnswerSchema = z.object({ invited: z.number() });
export type InvitedAnswer = z.infer<typeof invitedAnswerSchema>;
