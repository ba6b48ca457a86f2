import "server-only";
import { isSame, keyedHash } from "@/lib/auth/codes/keyed-hash";
import { ATTEMPT_HOURS } from "@/lib/auth/codes/rules";
import { cookiesOf } from "@/lib/core/server/request-cookies";
import { isHttps } from "@/lib/core/server/session";
import { z } from "@/lib/core/shared/zod";

const NAME = `${isHttps ? "__Host-" : ""}windmile.begun`;
const KEPT = 10;

/** The sign-ups this browser began and the messages they, or its resets, caused. Ids only, the last ten. */
const begunSchema = z.object({ attempts: z.array(z.uuid()).max(KEPT), messages: z.array(z.uuid()).max(KEPT) });
export type Begun = z.infer<typeof begunSchema>;

const NOTHING: Begun = { attempts: [], messages: [] };
const attributes = `Path=/; HttpOnly; SameSite=Lax${isHttps ? "; Secure" : ""}`;

/** What a cookie of ours says was begun here; one that is not ours says nothing. */
export function readBegun(value: string | undefined): Begun {
  const [payload = "", signature = ""] = (value ?? "").split(".");
  if (!isSame(signature, keyedHash("begun", payload))) return NOTHING;
  const parsed = begunSchema.safeParse(JSON.parse(Buffer.from(payload, "base64url").toString()));
  return parsed.success ? parsed.data : NOTHING;
}

/** The same of a request. */
export function begunIn(request: Request): Begun {
  return readBegun(cookiesOf(request).get(NAME));
}

/** `Set-Cookie` value that remembers one more step. It is as long whether or not a message was really sent. */
export function begunCookie(begun: Begun, more: { attempt?: string; message: string }): string {
  const next: Begun = {
    attempts: [...begun.attempts, ...(more.attempt ? [more.attempt] : [])].slice(-KEPT),
    messages: [...begun.messages, more.message].slice(-KEPT),
  };
  const payload = Buffer.from(JSON.stringify(next)).toString("base64url");
  return `${NAME}=${payload}.${keyedHash("begun", payload)}; Max-Age=${ATTEMPT_HOURS * 3600}; ${attributes}`;
}

export const BEGUN_COOKIE = NAME;
export const clearedBegunCookie = () => `${NAME}=; Max-Age=0; ${attributes}`;
