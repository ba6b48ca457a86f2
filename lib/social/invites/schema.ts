import { personSchema } from "@/lib/auth/accounts/schema";
import { z } from "@/lib/core/shared/zod";

export const inviteAnswerSchema = z.object({ url: z.string() });
export const inviteSchema = z.object({ id: z.string(), url: z.string(), createdAt: z.string(), expiresAt: z.string() });
export type Invite = z.infer<typeof inviteSchema>;
export const inviterAnswerSchema = z.object({ inviter: personSchema });
export type InviterAnswer = z.infer<typeof inviterAnswerSchema>;
export const inviteParams = z.object({ token: z.string().regex(/^[\w-]{22}$/) });
