import "server-only";
import { Secret, TOTP } from "otpauth";
import { keyedHash, keyedHashes } from "@/lib/auth/codes/keyed-hash";
import { CODE_LIFE_SECONDS } from "./rules";

const PURPOSE = "event check-in";
const SIX_DIGITS = /^[0-9]{6}$/;

const codesBy = (hash: string) =>
  new TOTP({
    secret: new Secret({ buffer: Uint8Array.from(Buffer.from(hash, "base64url")).buffer }),
    ...{ algorithm: "SHA1", digits: 6, period: CODE_LIFE_SECONDS },
  });

/** The code for this minute at this event. It is derived from the app's secret, so nothing is stored. */
export const codeAt = (eventId: string, now: Date): string =>
  codesBy(keyedHash(PURPOSE, eventId)).generate({ timestamp: now.getTime() });

/** Whether this is the code of the current, previous, or next minute. */
export const isCodeAt = (eventId: string, code: string, now: Date): boolean =>
  SIX_DIGITS.test(code) &&
  keyedHashes(PURPOSE, eventId).some(
    (hash) => codesBy(hash).validate({ token: code, timestamp: now.getTime(), window: 1 }) !== null,
  );

/** When the current code is replaced. */
export const codeEnds = (now: Date): Date =>
  new Date((Math.floor(now.getTime() / 1000 / CODE_LIFE_SECONDS) + 1) * CODE_LIFE_SECONDS * 1000);
