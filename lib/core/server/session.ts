import "server-only";
import { cookies } from "next/headers";
import { cache } from "react";
import { PREFERENCES, type Preferences } from "@/lib/core/shared/preferences";
import { afterResponse } from "./after-response";
import { Prisma, row, rows, type Sql, sql } from "./db";
import { env } from "./env";
import { logger } from "./logger";
import { cookiesOf } from "./request-cookies";
import { claimsOf, SESSION_COOKIE, type SessionClaims, tokenFrom } from "./session-token";
import { clearedCookie, isHttps, setCookie } from "./set-cookie";
import { sealToken } from "./signed-token";

export { SESSION_COOKIE, type SessionClaims };

const DAY = 86_400;
/** A session ends after 30 idle days, and after 90 days in any case (security A7). */
const SESSION_IDLE_DAYS = 30;
export const SESSION_MAX_DAYS = 90;

export type SessionUser = {
  id: string;
  sessionId: string;
  firstName: string;
  lastName: string;
  email: string | null;
  phoneNumber: string | null;
  profileImageUrl: string | null;
  timeZone: string;
  preferences: Preferences;
  isModerator: boolean;
  /** Whether this session used an authenticator code. */
  secondFactor: boolean;
};

/** On a public server, moderators need a second factor. */
export const needsSecondFactor = ({ isModerator }: Pick<SessionUser, "isModerator">): boolean =>
  isModerator && (env.MODERATOR_TOTP ?? (isHttps ? "required" : "optional")) === "required";

export const canModerate = (user: Pick<SessionUser, "isModerator" | "secondFactor">): boolean =>
  user.isModerator && (user.secondFactor || !needsSecondFactor(user));

export async function sessionCookie(token: SessionClaims): Promise<string> {
  const maxAge = SESSION_MAX_DAYS * DAY;
  const value = await sealToken(token, { maxAge });
  return setCookie(SESSION_COOKIE, value, maxAge);
}

/** `Set-Cookie` values that end it, including next-auth's chunks. */
export function clearedSessionCookies(): string[] {
  const names = ["next-auth.session-token", "__Secure-next-auth.session-token"];
  return names
    .flatMap((name) => [name, `${name}.0`, `${name}.1`])
    .map((name) => clearedCookie(name, { secure: isHttps || name.startsWith("__Secure-") }));
}

const preferences = Prisma.raw(PREFERENCES.map((name) => `'${name}', u."${name}"`).join(", "));

/** Whether the session `s` is open: not ended, not too old, and recently used. */
export const isOpenSession: Sql = sql`s."revokedAt" is null and s."expiresAt" > now()
  and s."lastSeenAt" > now() - make_interval(days => ${SESSION_IDLE_DAYS}::int)`;

/** A token's user, as the database has it now; null if any part is no longer valid. */
async function userOf(token: string | undefined): Promise<SessionUser | null> {
  const claimed = await claimsOf(token);
  if (!claimed) return null;
  const { sub, sid, sv } = claimed;
  const found = await row<Omit<SessionUser, "isModerator"> & { isStale: boolean }>(sql`
    select u.id, s.id as "sessionId", s."secondFactor", u."firstName", u."lastName", u.email, u."phoneNumber", u."profileImageUrl",
           u."timeZone", json_build_object(${preferences}) as preferences, s."lastSeenAt" < now() - interval '5 minutes' as "isStale"
    from sessions s join users u on u.id = s."userId"
    where s.id = ${sid}::uuid and s."userId" = ${sub}::uuid and ${isOpenSession}
      and u."sessionVersion" = ${sv} and u."suspendedAt" is null and u."deleteAfter" is null`);
  if (!found) return null;
  const { isStale, ...user } = found;
  if (isStale) touch(sid);
  return { ...user, isModerator: user.email !== null && env.MODERATOR_EMAILS.includes(user.email) };
}

function touch(sessionId: string): void {
  afterResponse(() =>
    rows(sql`update sessions set "lastSeenAt" = now() where id = ${sessionId}::uuid`).catch((error: unknown) =>
      logger.warn({ error }, "could not update session last-seen time"),
    ),
  );
}

/** The user of a request, or null. Handlers only get it this way. */
export function userOfRequest(request: Request): Promise<SessionUser | null> {
  const jar = cookiesOf(request);
  return userOf(tokenFrom((name) => jar.get(name)));
}

/**
 * Whether a request's session was ended on purpose: from another device, or by a new password, a suspension, or a
 * deletion. Not if it only expired: then its row still exists, or its token no longer decrypts.
 */
export async function isSessionRevoked(request: Request): Promise<boolean> {
  const jar = cookiesOf(request);
  const claimed = await claimsOf(tokenFrom((name) => jar.get(name)));
  if (!claimed) return false;
  return (await row(sql`select 1 from sessions where id = ${claimed.sid}::uuid and "revokedAt" is null`)) === null;
}

/** The user of a page request, or null; cached for the request. */
export const currentUser = cache(async (): Promise<SessionUser | null> => {
  const jar = await cookies();
  return userOf(tokenFrom((name) => jar.get(name)?.value));
});
