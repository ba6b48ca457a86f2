import "server-only";
import { v4 as messageId, v7 as uuid } from "uuid";
import { newDeviceMessage } from "@/lib/auth/codes/formats";
import { row, rows, sql, type Tx } from "@/lib/core/server/db";
import { AppError } from "@/lib/core/server/errors";
import { sendInBackground } from "@/lib/core/server/outbox";
import { isOpenSession, SESSION_MAX_DAYS, type SessionClaims } from "@/lib/core/server/session";
import type { RequestDevice } from "./request-device";
import { SESSIONS_MAX } from "./rules";

export type SessionOrigin = { provider?: string; secondFactor?: boolean };

/**
 * Opens a session with a new id and returns its token's claims. The browser's previous session ends, so that a session
 * id known before the login is worthless afterward.
 */
export async function openSession(
  tx: Tx,
  userId: string,
  visit: RequestDevice,
  { provider = "password", secondFactor = false }: SessionOrigin = {},
): Promise<SessionClaims> {
  if (visit.previousSessionId) {
    await tx.$executeRaw(sql`
      update sessions set "revokedAt" = now() where id = ${visit.previousSessionId}::uuid and "revokedAt" is null`);
  }
  const { sessionVersion } = await tx.user.findUniqueOrThrow({
    where: { id: userId },
    select: { sessionVersion: true },
  });
  // One per device: beyond the limit, the least recently used sessions end.
  await tx.$executeRaw(sql`
    update sessions set "revokedAt" = now() where id in (
      select s.id from sessions s where s."userId" = ${userId}::uuid and ${isOpenSession}
      order by s."lastSeenAt" desc, s.id desc offset ${SESSIONS_MAX - 1}::int)`);
  const sid = uuid();
  await tx.$executeRaw(sql`
    insert into sessions (id, "userId", device, provider, "secondFactor", "expiresAt")
    values (${sid}::uuid, ${userId}::uuid, ${visit.device}, ${provider}, ${secondFactor}, now() + make_interval(days => ${SESSION_MAX_DAYS}::int))`);
  return { sub: userId, sid, sv: sessionVersion };
}

type Arrival = { email: string | null; phoneNumber: string | null; isNew: boolean };

/** Sends a notice about a login from a new device, except for the first one. */
export async function notifyNewDevice({ sub, sid }: SessionClaims, { device }: RequestDevice): Promise<void> {
  const found = await row<Arrival>(sql`
    select u.email, u."phoneNumber", count(s.id) > 0 and not bool_or(s.device = ${device}) as "isNew" from users u
    left join sessions s on s."userId" = u.id and s.id <> ${sid}::uuid where u.id = ${sub}::uuid group by u.id`);
  const to = found?.email ?? found?.phoneNumber;
  if (found?.isNew && to) await sendInBackground({ to, ...newDeviceMessage(to, device) }, to, messageId());
}

/** Ends the request's session; a session that has already ended is fine. */
export async function closeSession(sessionId: string): Promise<void> {
  await rows(sql`update sessions set "revokedAt" = now() where id = ${sessionId}::uuid and "revokedAt" is null`);
}

/** Ends one of this person's sessions; 404 for other people's and ended ones. */
export async function endSession(userId: string, sessionId: string): Promise<void> {
  const ended = await rows(sql`
    update sessions set "revokedAt" = now()
    where id = ${sessionId}::uuid and "userId" = ${userId}::uuid and "revokedAt" is null returning id`);
  if (ended.length === 0) throw new AppError("not_found");
}

export async function endSessions(tx: Tx, userId: string, exceptId: string | null): Promise<number> {
  await tx.$executeRaw(sql`
    update sessions set "revokedAt" = now()
    where "userId" = ${userId}::uuid and "revokedAt" is null and id is distinct from ${exceptId}::uuid`);
  const { sessionVersion } = await tx.user.update({
    where: { id: userId },
    data: { sessionVersion: { increment: 1 } },
    select: { sessionVersion: true },
  });
  return sessionVersion;
}
