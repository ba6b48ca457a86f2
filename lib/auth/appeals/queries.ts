import "server-only";
import { row, type Sql, sql } from "@/lib/core/server/db";

/** The decided reports that caused the suspension: all reports of one case, decided at the same time. */
export const suspendedBy = (userId: string): Sql => sql`
  action = 'suspend' and status = 'closed' and snapshot #>> '{author,id}' = ${userId} and "decidedAt" = (
    select max(r."decidedAt") from reports r where r.action = 'suspend' and r.snapshot #>> '{author,id}' = ${userId})`;

/** What a suspended person sees at login, and whether they may still appeal. */
export type Suspended = { userId: string; message: string; canAppeal: boolean };

type Decided = { reason: string | null; appeal: string | null; appealAnswer: string | null };

/** More of the sentence follows. */
const withoutPeriod = (text: string) => text.replace(/\.$/, "");

/** The reason in the moderator's words: a suspended person can't read notifications anymore. */
export async function suspensionOf(userId: string): Promise<Suspended> {
  const found = await row<Decided>(sql`
    select reason, appeal, "appealAnswer" from reports where ${suspendedBy(userId)} order by id limit 1`);
  const why = `This account is suspended${found?.reason ? `: ${withoutPeriod(found.reason)}` : ""}`;
  const status = found?.appealAnswer
    ? `. Your appeal was reviewed: ${withoutPeriod(found.appealAnswer)}`
    : ". Your appeal is waiting for a moderator";
  return { userId, message: found?.appeal ? why + status : why, canAppeal: found !== null && !found.appeal };
}
