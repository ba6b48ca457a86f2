import { TOTP } from "otpauth";

export const RECOVERY_CODES = 10;
/** Also accepts the codes of the previous and next 30 seconds, because phones' clocks differ. */
const WINDOW = 1;
const CODE_SECONDS = 30;
/** ASCII digits only: otpauth compares bytes, and throws on digits of other scripts, which have more bytes. */
const SIX_DIGITS = /^[0-9]{6}$/;
const ISSUER = "Windmile";

const totpOf = (secret: string, label: string) =>
  new TOTP({ issuer: ISSUER, label, secret, algorithm: "SHA1", digits: 6, period: CODE_SECONDS });

/** The URI for an authenticator app, as a link on the same phone or as a QR code. */
export const uriOf = (secret: string, label: string): string => totpOf(secret, label).toString();

/** The 30-second step of this code since 1970; null if it is wrong or there is no key. */
export function stepOf(secret: string | null, code: string, now: Date): number | null {
  if (secret === null || !SIX_DIGITS.test(code)) return null;
  const timestamp = now.getTime();
  const delta = totpOf(secret, "").validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? null : Math.floor(timestamp / 1000 / CODE_SECONDS) + delta;
}

/** Normalizes a code typed from paper: with or without the hyphen, in any case. */
export const plainRecoveryCode = (typed: string): string => typed.toLowerCase().replaceAll(/[^0-9a-z]/g, "");
