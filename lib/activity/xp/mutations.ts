import "server-only";
import { v7 as uuid } from "uuid";
import { sql, type Tx } from "@/lib/core/server/db";
import { systemClock, weekOf } from "@/lib/core/shared/clock";
import type { XpSource } from "@/prisma/generated/client";

/** The thing XP is paid for. */
type Paid = { userId: string; source: XpSource; sourceId: string };
export type Payment = Paid & { xp: number; score: number };

type Entry = Payment & { revision: number; week: string };

/**
 * Writes one row of the ledger and moves the totals it is summed up in. The parts feed each other, so every writer
 * takes its locks in one order: entry, user, week. Answers whether the row was new.
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
 * Pays for something once: a second award for the same thing changes nothing and answers false. It counts for the
 * Chicago week it is paid in; `at` is for history that is written later (the seed).
 */
export function awardXp(tx: Tx, payment: Payment, at: Date = systemClock()): Promise<boolean> {
  return append(tx, { ...payment, revision: 0, week: weekOf(at) });
}

/**
 * Makes what was paid for something so far into `xp` and `score` (0 and 0 take it back), in the week of its award.
 * Of two parallel deletions the second waits and finds nothing left to reverse; the lock is no row's, because the app's own
 * role may not update the ledger (prisma/runtime-role.sql). What was never paid stays unpaid.
 */
export async function reviseXp(tx: Tx, { xp, score, ...paid }: Payment): Promise<void> {
  const { userId, source, sourceId } = paid;
  await tx.$executeRaw(sql`
    select pg_advisory_xact_lock(hashtextextended(${`${userId} ${source} ${sourceId}`}, 0))`);
  // A statement of its own: one that waited for the lock above would still see the ledger from before.
  const [sum] = await tx.$queryRaw<{ revision: number; xp: number; score: number; week: string }[]>(sql`
    select max(revision) as revision, sum(xp)::int as xp, sum(score)::int as score,
           min(week) filter (where revision = 0)::text as week from xp_entries
    where "userId" = ${userId}::uuid and source = ${source}::"XpSource" and "sourceId" = ${sourceId}::uuid
    having count(*) filter (where revision = 0) > 0`);
  if (!sum || (sum.xp === xp && sum.score === score)) return;
  await append(tx, { ...paid, revision: sum.revision + 1, xp: xp - sum.xp, score: score - sum.score, week: sum.week });
}
