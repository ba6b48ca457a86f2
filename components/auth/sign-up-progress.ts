import { AUTH_PROVIDERS } from "@/lib/auth/accounts/rules";
import { readValue, writeValue } from "@/lib/core/client/browser-storage";
import { safeCallback } from "@/lib/core/shared/session-gate";
import { z } from "@/lib/core/shared/zod";

const KEY = "windmile-signup";

const progressSchema = z.object({
  step: z.enum(["method", "form", "verify"]),
  method: z.enum(AUTH_PROVIDERS).nullable(),
  email: z.string().nullable(),
  phoneNumber: z.string().nullable(),
  callbackUrl: z.string().transform((value) => safeCallback(value)),
  /** When a code was last resent, in epoch milliseconds. */
  resentAt: z.number().nullable(),
});

/**
 * Sign-up progress, stored for this tab, so that switching to the email app doesn't lose it. Never contains the
 * password.
 */
export type SignUpProgress = z.infer<typeof progressSchema>;
export type SignUpMethod = NonNullable<SignUpProgress["method"]>;

export const startOfSignUp = (callbackUrl: string, method?: SignUpMethod): SignUpProgress => ({
  step: method ? "form" : "method",
  method: method ?? null,
  email: null,
  phoneNumber: null,
  callbackUrl,
  resentAt: null,
});

export function loadProgress(): SignUpProgress | null {
  const parsed = progressSchema.safeParse(readValue("session", KEY));
  if (!parsed.success) return null;
  const { step, method, email, phoneNumber } = parsed.data;
  const isComplete =
    step === "method" || (method !== null && (step === "form" || email !== null || phoneNumber !== null));
  return isComplete ? parsed.data : null;
}

export function saveProgress(progress: SignUpProgress): void {
  writeValue("session", KEY, progress.step === "method" ? null : progress);
}

export function clearProgress(): void {
  writeValue("session", KEY, null);
}
