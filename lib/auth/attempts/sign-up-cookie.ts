import "server-only";
import { isKeyedHash, keyedHash } from "@/lib/auth/codes/keyed-hash";
import { ATTEMPT_HOURS } from "@/lib/auth/codes/rules";
import { cookiesOf } from "@/lib/core/server/request-cookies";
import { clearedCookie, hostCookie, setCookie } from "@/lib/core/server/set-cookie";
import { z } from "@/lib/core/shared/zod";

const NAME = hostCookie("windmile.sign-up");
const MAX_STEPS = 10;

/**
 * The sign-ups started in this browser, and the messages that they and password resets caused. Ids only, the last ten.
 */
const signUpCookieSchema = z.object({
  attempts: z.array(z.uuid()).max(MAX_STEPS),
  messages: z.array(z.uuid()).max(MAX_STEPS),
});
export type SignUpCookie = z.infer<typeof signUpCookieSchema>;

const NOTHING: SignUpCookie = { attempts: [], messages: [] };

/** The sign-ups in a cookie; empty if it is forged or expired. */
export function readSignUpCookie(value: string | undefined): SignUpCookie {
  const [payload = "", signature = ""] = (value ?? "").split(".");
  if (!isKeyedHash(signature, "sign-up", payload)) return NOTHING;
  const parsed = signUpCookieSchema.safeParse(JSON.parse(Buffer.from(payload, "base64url").toString()));
  return parsed.success ? parsed.data : NOTHING;
}

export function readSignUps(request: Request): SignUpCookie {
  return readSignUpCookie(cookiesOf(request).get(NAME));
}

/** A `Set-Cookie` value that adds one step. Its length doesn't depend on whether a message was really sent. */
export function signUpCookie(signUps: SignUpCookie, more: { attempt?: string; message: string }): string {
  const next: SignUpCookie = {
    attempts: [...signUps.attempts, ...(more.attempt ? [more.attempt] : [])].slice(-MAX_STEPS),
    messages: [...signUps.messages, more.message].slice(-MAX_STEPS),
  };
  const payload = Buffer.from(JSON.stringify(next)).toString("base64url");
  return setCookie(NAME, `${payload}.${keyedHash("sign-up", payload)}`, ATTEMPT_HOURS * 3600);
}

export const SIGN_UP_COOKIE = NAME;
export const clearedSignUpCookie = () => clearedCookie(NAME);
