import { personSchema } from "@/lib/auth/accounts/schema";
import { z } from "@/lib/core/shared/zod";

export const INVITE_DAYS = 30;
export const inviteAnswerSchema = z.object({ url: z.string() });
export const inviterAnswerSchema = z.object({ inviter: personSchema });
export type InviterAnswer = z.infer<typeof inviterAnswerSchema>;
export const inviteParams = z.object({ token: z.string().regex(/^[\w-]{22}$/) });
