import { proof } from "@/lib/auth/credentials/schema";
import { line } from "@/lib/core/shared/text";
import { z } from "@/lib/core/shared/zod";

export const twoFactorSchema = z.object({
  isOn: z.boolean(),
  recoveryCodesLeft: z.number(),
  /** Moderators of a public server need it. */
  isRequired: z.boolean(),
  /** Whether this session has a second factor: provider logins don't ask for one. */
  isShown: z.boolean(),
});
export type TwoFactor = z.infer<typeof twoFactorSchema>;

export const startTwoFactorSchema = z.object({ password: proof });
export type StartTwoFactor = z.output<typeof startTwoFactorSchema>;
/** The key in base32, and the link for an authenticator app. */
export const twoFactorKeySchema = z.object({ secret: z.string(), uri: z.string() });
export type TwoFactorKey = z.infer<typeof twoFactorKeySchema>;

/** Six digits, or a recovery code. */
const secondFactor = line(40);
export const confirmTwoFactorSchema = z.object({ code: secondFactor });
export const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof recoveryCodesSchema>;
export const endTwoFactorSchema = z.object({ password: proof, code: secondFactor });
export type EndTwoFactor = z.output<typeof endTwoFactorSchema>;
