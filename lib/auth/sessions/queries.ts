import "server-only";
import { limitTo, rows, sql } from "@/lib/core/server/db";
import { SESSION_IDLE_DAYS } from "@/lib/core/server/session";
import { SESSIONS_MAX } from "./rules";
import type { OpenSession } from "./schema";

export async function listSessions(userId: string, currentId: string): Promise<OpenSession[]> {
  const found = await rows<{ id: string; device: string; lastSeenAt: Date }>(sql`
    select id, device, "lastSeenAt" from sessions
    where "userId" = ${userId}::uuid and "revokedAt" is null and "expiresAt" > now()
      and "lastSeenAt" > now() - make_interval(days => ${SESSION_IDLE_DAYS}::int)
    order by "lastSeenAt" desc, id desc ${limitTo(SESSIONS_MAX)}`);
  return found.map(({ id, device, lastSeenAt }) => ({
    id,
    device,
    lastSeenAt: lastSeenAt.toISOString(),
    isCurrent: id === currentId,
  }));
}
