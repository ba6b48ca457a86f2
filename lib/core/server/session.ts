import "server-only";
import { cookies } from "next/headers";
import { decode, encode } from "next-auth/jwt";
import { cache } from "react";
import type { Theme } from "@/lib/core/shared/theme";
import { z } from "@/lib/core/shared/zod";
import { row, rows, sql } from "./db";
import { env, secret } from "./env";
import { AppError } from "./errors";
import { logger } from "./logger";
import { cookiesOf } from "./request-cookies";

const DAY = 86_400;
/** A session ends after 30 idle days and after 90 in any case (security A7). */
export const SESSION_IDLE_DAYS = 30;
export const SESSION_MAX_DAYS = 90;

export const isHttps = env.NEXTAUTH_URL?.startsWith("https:") ?? false;
export const SESSION_COOKIE = isHttps ? "__Secure-next-auth.session-token" : "next-auth.session-token";

/** The claims of our token: who, which session row, and the version that ends all sessions at once. */
const claims = z.object({ sub: z.uuid(), sid: z.uuid(), sv: z.number().int() });
export type SessionClaims = z.infer<typeof claims>;

export type SessionUser = {
  id: string;
  sessionId: string;
  firstName: string;
  lastName: string;
  email: string | null;
  phoneNumber: string | null;
  profileImageUrl: string | null;
  timeZone: string;
  gamification: boolean;
  units: "mi" | "km";
  checkInsPrivate: boolean;
  theme: Theme;
  reducedMotion: boolean;
  isModerator: boolean;
};

const attributes = `Path=/; HttpOnly; SameSite=Lax${isHttps ? "; Secure" : ""}`;

/** `Set-Cookie` value that carries a session. */
export async function sessionCookie(token: SessionClaims): Promise<string> {
  const maxAge = SESSION_MAX_DAYS * DAY;
  const value = await encode({ token, secret: secret(), maxAge });
  return `${SESSION_COOKIE}=${value}; Max-Age=${maxAge}; ${attributes}`;
}

/** `Set-Cookie` values that end it, next-auth's chunked spellings included. */
export function clearedSessionCookies(): string[] {
  const names = ["next-auth.session-token", "__Secure-next-auth.session-token"];
  return names
    .flatMap((name) => [name, `${name}.0`, `${name}.1`])
    .map((name) => `${name}=; Max-Age=0; ${attributes}${name.startsWith("__Secure-") && !isHttps ? "; Secure" : ""}`);
}

/** Tokens opened lately: opening one derives a key and decrypts, as much work as the query that follows. */
const opened = new Map<string, SessionClaims>();
const MOST_OPENED = 1000;

/** What a token says. Whether it still holds, its end included, is for the session's row to say. */
async function claimsOf(token: string): Promise<SessionClaims | null> {
  const known = opened.get(token);
  if (known) return known;
  const parsed = claims.safeParse(await decode({ token, secret: secret() }).catch(() => null));
  if (!parsed.success) return null;
  if (opened.size >= MOST_OPENED) opened.clear();
  opened.set(token, parsed.data);
  return parsed.data;
}

/** The user a token stands for, as the database sees it now; null when any part of it no longer holds. */
async function userOf(token: string | undefined): Promise<SessionUser | null> {
  const claimed = token ? await claimsOf(token) : null;
  if (!claimed) return null;
  const { sub, sid, sv } = claimed;
  const found = await row<SessionUser & { isStale: boolean }>(sql`
    select u.id, s.id as "sessionId", u."firstName", u."lastName", u.email, u."phoneNumber", u."profileImageUrl",
           u."timeZone", u.gamification, u.units, u."checkInsPrivate", u.theme, u."reducedMotion", s."lastSeenAt" < now() - interval '5 minutes' as "isStale"
    from sessions s join users u on u.id = s."userId"
    where s.id = ${sid}::uuid and s."userId" = ${sub}::uuid and s."revokedAt" is null and s."expiresAt" > now()
      and s."lastSeenAt" > now() - make_interval(days => ${SESSION_IDLE_DAYS}::int)
      and u."sessionVersion" = ${sv} and u."suspendedAt" is null and u."deleteAfter" is null`);
  if (!found) return null;
  const { isStale, ...user } = found;
  if (isStale) touch(sid);
  return { ...user, isModerator: user.email !== null && env.MODERATOR_EMAILS.includes(user.email) };
}

function touch(sessionId: string): void {
  rows(sql`update sessions set "lastSeenAt" = now() where id = ${sessionId}::uuid`).catch((error: unknown) =>
    logger.warn({ error }, "could not note when a session was last seen"),
  );
}

/** The session token among a request's cookies; next-auth splits long ones into numbered chunks. */
function tokenFrom(get: (name: string) => string | undefined): string | undefined {
  return get(SESSION_COOKIE) ?? ((get(`${SESSION_COOKIE}.0`) ?? "") + (get(`${SESSION_COOKIE}.1`) ?? "") || undefined);
}

/** Who sends this request, or null. The only way the app learns it in handlers. */
export function userOfRequest(request: Request): Promise<SessionUser | null> {
  const jar = cookiesOf(request);
  return userOf(tokenFrom((name) => jar.get(name)));
}

/** Who asks for this page, or null; one look-up a request, however many components ask. */
export const currentUser = cache(async (): Promise<SessionUser | null> => {
  const jar = await cookies();
  return userOf(tokenFrom((name) => jar.get(name)?.value));
});

export function unauthorized(): AppError {
  return new AppError("unauthorized");
}
