import "server-only";
import { limitTo, rows, sql } from "@/lib/core/server/db";
import { isOpenSession } from "@/lib/core/server/session";
import { SESSIONS_MAX } from "./rules";
import type { OpenSession } from "./schema";

export async function listSessions(userId: string, currentId: string): Promise<OpenSession[]> {
  const found = await rows<{ id: string; device: string; lastSeenAt: Date }>(sql`
    select s.id, s.device, s."lastSeenAt" from sessions s
    where s."userId" = ${userId}::uuid and ${isOpenSession}
    order by s."lastSeenAt" desc, s.id desc ${limitTo(SESSIONS_MAX)}`);
  return found.map(({ id, device, lastSeenAt }) => ({
    id,
    device,
    lastSeenAt: lastSeenAt.toISOString(),
    isCurrent: id === currentId,
  }));
}
