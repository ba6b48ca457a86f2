import "server-only";
import { sql, type Tx, transaction, within } from "@/lib/core/server/db";
import { AppError } from "@/lib/core/server/errors";
import { systemClock } from "@/lib/core/shared/clock";
import { contribution, findChallenge } from "./queries";
import type { Challenge } from "./schema";

/** The challenge, which must be on: locked, because a trigger counts who joins in its row. */
async function lockActive(tx: Tx, challengeId: string, now: Date): Promise<void> {
  const [found] = await tx.$queryRaw<{ isOn: boolean }[]>(sql`
    select "startsAt" <= ${now.toISOString()}::timestamptz and "endsAt" > ${now.toISOString()}::timestamptz as "isOn"
    from challenges where id = ${challengeId}::uuid for no key update`);
  if (!found) throw new AppError("not_found");
  if (!found.isOn) throw new AppError("conflict", { message: "This challenge is over" });
}

async function answer(tx: Tx, challengeId: string, userId: string): Promise<Challenge> {
  const challenge = await findChallenge(challengeId, userId, within(tx));
  if (!challenge) throw new AppError("not_found");
  return challenge;
}

/** Joining twice is joining once. What was done since it began counts. */
export function joinChallenge(userId: string, challengeId: string, now: Date = systemClock()): Promise<Challenge> {
  return transaction(async (tx) => {
    await lockActive(tx, challengeId, now);
    await tx.$executeRaw(sql`
      insert into challenge_members ("challengeId", "userId") values (${challengeId}::uuid, ${userId}::uuid)
      on conflict do nothing`);
    return answer(tx, challengeId, userId);
  });
}

export function leaveChallenge(userId: string, challengeId: string, now: Date = systemClock()): Promise<Challenge> {
  return transaction(async (tx) => {
    await lockActive(tx, challengeId, now);
    await tx.$executeRaw(sql`
      delete from challenge_members where "challengeId" = ${challengeId}::uuid and "userId" = ${userId}::uuid`);
    return answer(tx, challengeId, userId);
  });
}

/**
 * Call before a write that challenges count: stores the person's result in challenges that are over but that the job
 * has not closed yet, so that the write can't move it.
 */
export async function freezeResults(tx: Tx, userId: string, now: Date = systemClock()): Promise<void> {
  const isOver = sql`m."userId" = ${userId}::uuid and m.result is null and c."endsAt" <= ${now.toISOString()}::timestamptz`;
  // Usually no challenge is waiting to be closed, and this check is far cheaper than planning the count below.
  const over = await tx.$queryRaw<unknown[]>(sql`
    select 1 from challenge_members m join challenges c on c.id = m."challengeId" where ${isOver} limit 1`);
  if (over.length === 0) return;
  await tx.$executeRaw(sql`
    update challenge_members m set result = coalesce(${contribution(sql`m."userId"`)}, 0)
    from challenges c where c.id = m."challengeId" and ${isOver}`);
}
