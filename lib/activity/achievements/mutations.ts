import "server-only";
import { rows, sql, type Tx, transaction, within } from "@/lib/core/server/db";
import { systemClock } from "@/lib/core/shared/clock";
import { notify, removeNotifications } from "@/lib/notifications/mutations";
import { achievementCounts, achievementsFrom, unlocksOf } from "./queries";
import { ACHIEVEMENTS, isReached } from "./rules";
import type { Achievement, Unlocked } from "./schema";

/**
 * Brings somebody's achievements to what their rows say, after a write that may have moved them: awarded once, taken
 * back when what they were for is gone. The person's row is the lock: each of two writes at once sees the other's rows.
 * Answers what is new; `tells` puts it among the notifications too, where the answer of the write does not show it.
 */
export async function syncAchievements(
  tx: Tx,
  userId: string,
  { now = systemClock(), tells = false }: { now?: Date; tells?: boolean } = {},
): Promise<Unlocked[]> {
  const [person] = await tx.$queryRaw<{ gamification: boolean }[]>(
    sql`select gamification from users where id = ${userId}::uuid for no key update`,
  );
  const feats = await achievementCounts(userId, within(tx), now);
  const reached = ACHIEVEMENTS.filter((rule) => isReached(rule, feats));
  const ids = reached.map(({ id }) => id);
  const gone = await tx.$queryRaw<{ achievement: string }[]>(sql`
    delete from achievement_unlocks where "userId" = ${userId}::uuid and achievement <> all(${ids}::text[])
    returning achievement`);
  for (const { achievement } of gone) {
    await removeNotifications(tx, {
      kind: "achievement",
      to: userId,
      target: { type: "achievement", id: achievement },
    });
  }
  const written = await tx.$queryRaw<{ achievement: string }[]>(sql`
    insert into achievement_unlocks ("userId", achievement, "unlockedAt")
    select ${userId}::uuid, id, ${now.toISOString()}::timestamptz from unnest(${ids}::text[]) id
    on conflict do nothing returning achievement`);
  const isNew = new Set(written.map(({ achievement }) => achievement));
  const unlocked = reached
    .filter(({ id }) => isNew.has(id))
    .map(({ id, title, description }) => ({ id, title, description }));
  for (const { id, title } of tells && person?.gamification ? unlocked : []) {
    const text = `You reached “${title}”`;
    await notify(tx, { to: userId, kind: "achievement", actorId: null, target: { type: "achievement", id }, text });
  }
  return unlocked;
}

/**
 * All achievements with how far one is. What the rows say and nobody wrote down yet (a rule added later, a challenge
 * that ended since) is written down now.
 */
export async function listAchievements(userId: string, now: Date = systemClock()): Promise<Achievement[]> {
  const [feats, unlocks] = await Promise.all([achievementCounts(userId, rows, now), unlocksOf(userId)]);
  const isSettled =
    ACHIEVEMENTS.every((rule) => isReached(rule, feats) === unlocks.has(rule.id)) &&
    [...unlocks.keys()].every((id) => ACHIEVEMENTS.some((rule) => rule.id === id));
  if (isSettled) return achievementsFrom(feats, unlocks);
  return transaction(async (tx) => {
    await syncAchievements(tx, userId, { now, tells: true });
    const read = within(tx);
    return achievementsFrom(await achievementCounts(userId, read, now), await unlocksOf(userId, read));
  });
}
