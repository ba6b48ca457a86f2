import "server-only";
import { rows, type Sql, sql, type Tx, writeImmediately } from "@/lib/core/server/db";
import { AppError } from "@/lib/core/server/errors";
import { systemClock } from "@/lib/core/shared/clock";
import { contribution, findChallenge } from "./queries";
import type { Challenge } from "./schema";

const isOn = (now: Date): Sql =>
  sql`"startsAt" <= ${now.toISOString()}::timestamptz and "endsAt" > ${now.toISOString()}::timestamptz`;

/**
 * Changes membership in one statement (decision 0005), which also reports why it failed. The challenge is locked,
 * because a trigger counts members in its row, and `change` finds it in `open` while it is active.
 */
async function changeMembers(userId: string, challengeId: string, now: Date, change: Sql): Promise<Challenge> {
  const found = await writeImmediately<{ isOn: boolean }>(sql`
    with challenge as materialized (
      select id, ${isOn(now)} as "isOn" from challenges where id = ${challengeId}::uuid for no key update
    ), open as (select id from challenge where "isOn"), changed as (${change})
    select "isOn" from challenge`);
  if (!found) throw new AppError("not_found");
  if (!found.isOn) throw new AppError("conflict", { message: "This challenge is over" });
  const challenge = await findChallenge(challengeId, userId, rows);
  if (!challenge) throw new AppError("not_found");
  return challenge;
}

/**
 * Joining twice has no further effect. Earlier activity since the challenge started counts. A whole city may join at
 * the same moment.
 */
export function joinChallenge(userId: string, challengeId: string, now: Date = systemClock()): Promise<Challenge> {
  const join = sql`
    insert into challenge_members ("challengeId", "userId") select id, ${userId}::uuid from open on conflict do nothing`;
  return changeMembers(userId, challengeId, now, join);
}

export function leaveChallenge(userId: string, challengeId: string): Promise<Challenge> {
  const leave = sql`
    delete from challenge_members m using open where m."challengeId" = open.id and m."userId" = ${userId}::uuid`;
  return changeMembers(userId, challengeId, systemClock(), leave);
}

/** SQL: the person's membership `m` in a challenge `c` that has ended but isn't closed by the job yet. */
const isOver = (userId: string, now: Date) =>
  sql`m."userId" = ${userId}::uuid and m.result is null and c."endsAt" <= ${now.toISOString()}::timestamptz`;

/**
 * SQL column: whether there is a result to store before a write. Far cheaper than counting results, of which usually
 * none is due.
 */
export const hasResultsToFreeze = (userId: string, now: Date): Sql => sql`exists (
  select 1 from challenge_members m join challenges c on c.id = m."challengeId" where ${isOver(userId, now)})`;

/** Stores the person's results in finished challenges, before a write that could change what they are counted from. */
export async function freezeResults(tx: Tx, userId: string, now: Date): Promise<void> {
  await tx.$executeRaw(sql`
    update challenge_members m set result = coalesce(${contribution(sql`m."userId"`)}, 0)
    from challenges c where c.id = m."challengeId" and ${isOver(userId, now)}`);
}
