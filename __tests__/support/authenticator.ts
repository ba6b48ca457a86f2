import { TOTP } from "otpauth";

/**
 * The current authenticator code, or the next one. The server also accepts the previous one, but tests don't use it: it
 * expires if a new 30-second step begins before it is sent.
 */
export const otpOf = (secret: string, steps: 0 | 1 = 0): string =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 });
