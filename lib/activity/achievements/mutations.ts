import "server-only";
import { rows, sql, type Tx, transaction, within } from "@/lib/core/server/db";
import { systemClock } from "@/lib/core/shared/clock";
import { notify, removeNotifications } from "@/lib/notifications/mutations";
import { achievementCounts, achievementsFrom, unlocksOf } from "./queries";
import { ACHIEVEMENTS, isReached } from "./rules";
import type { Achievement, Unlocked } from "./schema";

const isSame = (reached: readonly { id: string }[], written: readonly string[]) =>
  reached.length === written.length && reached.every(({ id }) => written.includes(id));

/** Writes down what is reached and takes back what is not; answers what moved. */
function write(tx: Tx, userId: string, reached: readonly { id: string }[], now: Date) {
  const ids = reached.map(({ id }) => id);
  return tx.$queryRaw<{ id: string; isNew: boolean }[]>(sql`
    with gone as (
      delete from achievement_unlocks where "userId" = ${userId}::uuid and achievement <> all(${ids}::text[])
      returning achievement
    ), written as (
      insert into achievement_unlocks ("userId", achievement, "unlockedAt")
      select ${userId}::uuid, id, ${now.toISOString()}::timestamptz from unnest(${ids}::text[]) id
      on conflict do nothing returning achievement
    )
    select achievement as id, true as "isNew" from written union all select achievement, false from gone`);
}

type SyncOptions = {
  now?: Date;
  tells?: boolean;
  /** The transaction wrote the person's row already, as an award does. */
  isLocked?: boolean;
};

/**
 * Brings somebody's achievements to what their rows say, after a write that may have moved them: awarded once, taken
 * back when what they were for is gone. The person's row is the lock: each of two writes at once sees the other's rows.
 * Answers what is new and the level it leaves; `tells` puts it among the notifications too, where the answer of the write
 * does not show it.
 */
export async function syncAchievements(
  tx: Tx,
  userId: string,
  { now = systemClock(), tells = false, isLocked = false }: SyncOptions = {},
): Promise<{ unlocked: Unlocked[]; level: number }> {
  if (!isLocked) await tx.$queryRaw(sql`select 1 from users where id = ${userId}::uuid for no key update`);
  const { feats, gamification, written } = await achievementCounts(userId, within(tx), now);
  const reached = ACHIEVEMENTS.filter((rule) => isReached(rule, feats));
  const moved = isSame(reached, written) ? [] : await write(tx, userId, reached, now);
  for (const { id } of moved.filter(({ isNew }) => !isNew)) {
    await removeNotifications(tx, { kind: "achievement", to: userId, target: { type: "achievement", id } });
  }
  const isNew = new Set(moved.flatMap((one) => (one.isNew ? [one.id] : [])));
  const unlocked = reached
    .filter(({ id }) => isNew.has(id))
    .map(({ id, title, description }) => ({ id, title, description }));
  for (const { id, title } of tells && gamification ? unlocked : []) {
    const text = `You reached “${title}”`;
    await notify(tx, { to: userId, kind: "achievement", actorId: null, target: { type: "achievement", id }, text });
  }
  return { unlocked, level: feats.level };
}

/**
 * All achievements with how far one is. What the rows say and nobody wrote down yet (a rule added later, a challenge
 * that ended since) is written down now.
 */
export async function listAchievements(userId: string, now: Date = systemClock()): Promise<Achievement[]> {
  const [{ feats }, unlocks] = await Promise.all([achievementCounts(userId, rows, now), unlocksOf(userId)]);
  const reached = ACHIEVEMENTS.filter((rule) => isReached(rule, feats));
  if (isSame(reached, [...unlocks.keys()])) return achievementsFrom(feats, unlocks);
  return transaction(async (tx) => {
    await syncAchievements(tx, userId, { now, tells: true });
    const read = within(tx);
    return achievementsFrom((await achievementCounts(userId, read, now)).feats, await unlocksOf(userId, read));
  });
}
