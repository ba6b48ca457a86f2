import { CODE_LENGTH } from "@/lib/auth/accounts/rules";

/** A code works this long, for so many guesses, once. */
export const CODE_MINUTES = 10;
export const CODE_TRIES = 5;
/** "Resend" sends no second code earlier than this. */
export const RESEND_COOLDOWN_SECONDS = 30;
/** A sign-up nobody verified is forgotten after this. */
export const ATTEMPT_HOURS = 24;

export const CODE_PURPOSES = ["signup", "reset", "change", "login"] as const;
export type CodePurpose = (typeof CODE_PURPOSES)[number];

/** The code a number stands for; leading zeros count. */
export function formatCode(number: number): string {
  return String(number).padStart(CODE_LENGTH, "0");
}

export const CODES = 10 ** CODE_LENGTH;
