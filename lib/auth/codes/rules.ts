import { CODE_LENGTH } from "@/lib/auth/accounts/rules";

/** How long and for how many guesses a code works, once. */
export const CODE_MINUTES = 10;
export const CODE_TRIES = 5;
/** "Resend" sends no second code sooner than this. */
export const RESEND_COOLDOWN_SECONDS = 30;
/** Unverified sign-ups are deleted after this. */
export const ATTEMPT_HOURS = 24;

export const CODE_PURPOSES = ["signup", "reset", "change", "login"] as const;
export type CodePurpose = (typeof CODE_PURPOSES)[number];

/** Formats a code with leading zeros. */
export function formatCode(number: number): string {
  return String(number).padStart(CODE_LENGTH, "0");
}

export const CODES = 10 ** CODE_LENGTH;
