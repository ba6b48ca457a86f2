import "server-only";
import { row, type Sql, sql } from "@/lib/core/server/db";

/** The decided reports by which somebody is suspended: all those of one case, decided in one moment. */
export const suspendedBy = (userId: string): Sql => sql`
  action = 'suspend' and status = 'closed' and snapshot #>> '{author,id}' = ${userId} and "decidedAt" = (
    select max(r."decidedAt") from reports r where r.action = 'suspend' and r.snapshot #>> '{author,id}' = ${userId})`;

/** What somebody who is suspended is told at the log-in, and whether they may still object. */
export type Suspended = { userId: string; message: string; mayObject: boolean };

type Decided = { reason: string | null; objection: string | null; objectionAnswer: string | null };

/** Why, in the moderator's words: who is suspended can't read a notification any more. */
export async function suspensionOf(userId: string): Promise<Suspended> {
  const found = await row<Decided>(sql`
    select reason, objection, "objectionAnswer" from reports where ${suspendedBy(userId)} order by id limit 1`);
  const why = `This account is suspended${found?.reason ? `: ${found.reason}` : ""}`;
  const heard = found?.objectionAnswer
    ? `. Your objection was looked at: ${found.objectionAnswer}`
    : ". Your objection is waiting for a moderator";
  return { userId, message: found?.objection ? why + heard : why, mayObject: found !== null && !found.objection };
}
