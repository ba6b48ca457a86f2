import "server-only";
import { v7 as uuid } from "uuid";
import { sql, type Tx } from "@/lib/core/server/db";
import { mondayOf } from "@/lib/core/shared/clock";
import type { XpSource } from "@/prisma/generated/client";
import type { Award } from "./rules";

/** What XP is awarded for. */
type Paid = { userId: string; source: XpSource; sourceId: string };
export type Payment = Paid & Award;

type Entry = Payment & { revision: number; week: string };
const NOTHING: Award = { xp: 0, score: 0 };

/**
 * Writes a ledger row and updates the totals. Every writer takes its locks in the same order: entry, user, week.
 * Returns whether the row is new.
 */
async function append(tx: Tx, { userId, source, sourceId, revision, xp, score, week }: Entry): Promise<boolean> {
  const written = await tx.$executeRaw(sql`
    with entry as (
      insert into xp_entries (id, "userId", source, "sourceId", revision, xp, score, week)
      values (${uuid()}::uuid, ${userId}::uuid, ${source}::"XpSource", ${sourceId}::uuid, ${revision}::int,
              ${xp}::int, ${score}::int, ${week}::date)
      on conflict do nothing
      returning "userId", xp, score, week
    ), total as (
      update users u set "ledgerXp" = u."ledgerXp" + e.xp, "ledgerScore" = u."ledgerScore" + e.score
      from entry e where u.id = e."userId"
      returning u.id, e.xp, e.week
    )
    insert into xp_weeks (week, "userId", xp) select week, id, xp from total
    on conflict ("userId", week) do update set xp = xp_weeks.xp + excluded.xp`);
  return written > 0;
}

/**
 * Awards XP once: a second award changes nothing and returns false. It counts toward the week of `day`, the activity's
 * local day, no matter when it is written.
 */
export function awardXp(tx: Tx, payment: Payment, day: string): Promise<boolean> {
  return append(tx, { ...payment, revision: 0, week: mondayOf(day) });
}

type Revision = {
  /** The new amount; if absent, it is unchanged. */
  award?: Award | undefined;
  /** The activity's local day, if it may have changed; if absent, the XP stays in its week. */
  day?: string | undefined;
};
type WeekPaid = Award & { week: string; revision: number };

/**
 * Changes an award to `award`, all of it in the week of `day`; amounts in other weeks are reversed. The second of two
 * parallel deletions waits and finds nothing left to reverse. The lock is an advisory lock, because the app's role may
 * not update the ledger (prisma/runtime-role.sql). Does nothing if there was no award.
 */
export async function correctXp(tx: Tx, paid: Paid, { award, day }: Revision): Promise<void> {
  const { userId, source, sourceId } = paid;
  await tx.$executeRaw(sql`
    select pg_advisory_xact_lock(hashtextextended(${`${userId} ${source} ${sourceId}`}, 0))`);
  // A separate statement, because the one that waited for the lock still sees the old ledger.
  const weeks = await tx.$queryRaw<WeekPaid[]>(sql`
    select week::text, sum(xp)::int as xp, sum(score)::int as score, max(revision) as revision from xp_entries
    where "userId" = ${userId}::uuid and source = ${source}::"XpSource" and "sourceId" = ${sourceId}::uuid
    group by week order by min(revision)`);
  const [first] = weeks;
  if (!first) return;
  const total = weeks.reduce((sum, { xp, score }) => ({ xp: sum.xp + xp, score: sum.score + score }), NOTHING);
  const week = day === undefined ? first.week : mondayOf(day);
  const due = new Map([...weeks.map((one) => [one.week, NOTHING] as const), [week, award ?? total] as const]);
  let revision = Math.max(...weeks.map((one) => one.revision));
  for (const [into, { xp, score }] of due) {
    const before = weeks.find((one) => one.week === into) ?? NOTHING;
    if (before.xp === xp && before.score === score) continue;
    revision += 1;
    await append(tx, { ...paid, revision, week: into, xp: xp - before.xp, score: score - before.score });
  }
}
