import "server-only";
import { row, type Sql, sql } from "@/lib/core/server/db";

/** The decided reports that caused the suspension: all reports of one case, decided at the same time. */
export const suspendedBy = (userId: string): Sql => sql`
  action = 'suspend' and status = 'closed' and snapshot #>> '{author,id}' = ${userId} and "decidedAt" = (
    select max(r."decidedAt") from reports r where r.action = 'suspend' and r.snapshot #>> '{author,id}' = ${userId})`;

/** What a suspended person sees at login, and whether they may still appeal. */
export type Suspended = { userId: string; message: string; mayObject: boolean };

type Decided = { reason: string | null; objection: string | null; objectionAnswer: string | null };

/** The reason in the moderator's words: a suspended person can't read notifications anymore. */
export async function suspensionOf(userId: string): Promise<Suspended> {
  const found = await row<Decided>(sql`
    select reason, objection, "objectionAnswer" from reports where ${suspendedBy(userId)} order by id limit 1`);
  const why = `This account is suspended${found?.reason ? `: ${found.reason}` : ""}`;
  const heard = found?.objectionAnswer
    ? `. Your appeal was reviewed: ${found.objectionAnswer}`
    : ". Your appeal is waiting for a moderator";
  return { userId, message: found?.objection ? why + heard : why, mayObject: found !== null && !found.objection };
}
