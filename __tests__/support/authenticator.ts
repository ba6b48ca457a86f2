import { TOTP } from "otpauth";

/**
 * The code an authenticator app shows this many half minutes from now. The next one is accepted as well, and so is the
 * previous one, but that may be too old when it arrives: a half minute can end in between.
 */
export const otpOf = (secret: string, steps: 0 | 1 = 0): string =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 });
