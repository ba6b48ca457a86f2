import { TOTP } from "otpauth";

export const RECOVERY_CODES = 10;
/** Codes of the half minutes before and after count as well: phones' clocks differ. */
const WINDOW = 1;
const CODE_SECONDS = 30;
/** ASCII digits only: otpauth compares bytes, and throws on digits of other scripts, which have more of them. */
const SIX_DIGITS = /^[0-9]{6}$/;
const ISSUER = "Windmile";

const totpOf = (secret: string, label: string) =>
  new TOTP({ issuer: ISSUER, label, secret, algorithm: "SHA1", digits: 6, period: CODE_SECONDS });

/** What an authenticator app takes up: by a link on the same phone, or as a picture. */
export const uriOf = (secret: string, label: string): string => totpOf(secret, label).toString();

/** The half minute this code belongs to, counted from 1970; null for a wrong one, and without a key. */
export function stepOf(secret: string | null, code: string, now: Date): number | null {
  if (secret === null || !SIX_DIGITS.test(code)) return null;
  const timestamp = now.getTime();
  const delta = totpOf(secret, "").validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? null : Math.floor(timestamp / 1000 / CODE_SECONDS) + delta;
}

/** As typed from paper: with or without the line in the middle, in any case. */
export const plainRecoveryCode = (typed: string): string => typed.toLowerCase().replaceAll(/[^0-9a-z]/g, "");
