import "server-only";
import { rows, sql, type Tx, transaction, within } from "@/lib/core/server/db";
import { systemClock } from "@/lib/core/shared/clock";
import { achievementsFrom, featsOf, unlocksOf } from "./queries";
import { ACHIEVEMENTS, isReached } from "./rules";
import type { Achievement, Unlocked } from "./schema";

/**
 * Brings somebody's achievements to what their rows say, after a write that may have moved them: awarded once, taken
 * back when what they were for is gone. The person's row is the lock: each of two writes at once sees the other's rows.
 * Answers what is new.
 */
export async function syncAchievements(tx: Tx, userId: string, now: Date = systemClock()): Promise<Unlocked[]> {
  await tx.$queryRaw(sql`select 1 from users where id = ${userId}::uuid for no key update`);
  const feats = await featsOf(userId, within(tx), now);
  const reached = ACHIEVEMENTS.filter((rule) => isReached(rule, feats));
  const ids = reached.map(({ id }) => id);
  await tx.$executeRaw(sql`
    delete from achievement_unlocks where "userId" = ${userId}::uuid and achievement <> all(${ids}::text[])`);
  const written = await tx.$queryRaw<{ achievement: string }[]>(sql`
    insert into achievement_unlocks ("userId", achievement, "unlockedAt")
    select ${userId}::uuid, id, ${now.toISOString()}::timestamptz from unnest(${ids}::text[]) id
    on conflict do nothing returning achievement`);
  const isNew = new Set(written.map(({ achievement }) => achievement));
  return reached.filter(({ id }) => isNew.has(id)).map(({ id, title, description }) => ({ id, title, description }));
}

/**
 * All achievements with how far one is. What the rows say and nobody wrote down yet (a rule added later, a challenge
 * that ended since) is written down now.
 */
export async function listAchievements(userId: string, now: Date = systemClock()): Promise<Achievement[]> {
  const [feats, unlocks] = await Promise.all([featsOf(userId, rows, now), unlocksOf(userId)]);
  const isSettled =
    ACHIEVEMENTS.every((rule) => isReached(rule, feats) === unlocks.has(rule.id)) &&
    [...unlocks.keys()].every((id) => ACHIEVEMENTS.some((rule) => rule.id === id));
  if (isSettled) return achievementsFrom(feats, unlocks);
  return transaction(async (tx) => {
    await syncAchievements(tx, userId, now);
    const read = within(tx);
    return achievementsFrom(await featsOf(userId, read, now), await unlocksOf(userId, read));
  });
}
