import "server-only";
import { readInTransaction, rows, sql, type Tx, transaction } from "@/lib/core/server/db";
import { isInBackground } from "@/lib/core/server/logger";
import { systemClock } from "@/lib/core/shared/clock";
import { notify } from "@/lib/notifications/mutations";
import { achievementCounts, achievementsFrom } from "./queries";
import { goalText, hasAnyReward, levelText, NO_REWARDS, unlockedText, withoutGame } from "./rewards";
import { ACHIEVEMENTS, isReached } from "./rules";
import type { Achievement, Reward, Unlocked } from "./schema";

const isSame = (reached: readonly { id: string }[], unlocks: Record<string, string>) =>
  reached.length === Object.keys(unlocks).length && reached.every(({ id }) => id in unlocks);

/** Stores newly reached achievements and removes those that no longer apply. Returns the changes. */
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
  /** The transaction has already locked the person's row, as an award does. */
  isLocked?: boolean;
};

/**
 * Updates a person's achievements after a write that may have changed them. Each is awarded once, and removed if it no
 * longer applies. The person's row is the lock, so that simultaneous writes see each other's rows. Returns new
 * achievements and the current level.
 */
export async function syncAchievements(
  tx: Tx,
  userId: string,
  { now = systemClock(), isLocked = false }: SyncOptions = {},
): Promise<{ unlocked: Unlocked[]; level: number }> {
  if (!isLocked) await tx.$queryRaw(sql`select 1 from users where id = ${userId}::uuid for no key update`);
  const { metrics, unlocks } = await achievementCounts(userId, readInTransaction(tx), now);
  const reached = ACHIEVEMENTS.filter((rule) => isReached(rule, metrics));
  const moved = isSame(reached, unlocks) ? [] : await write(tx, userId, reached, now);
  const isNew = new Set(moved.flatMap((one) => (one.isNew ? [one.id] : [])));
  const unlocked = reached
    .filter(({ id }) => isNew.has(id))
    .map(({ id, title, description }) => ({ id, title, description }));
  return { unlocked, level: metrics.level };
}

type RewardsToAnnounce = Reward & { goalReached: number | null };

/** Creates notifications for rewards that no response shows. */
async function notifyReached(tx: Tx, userId: string, reached: RewardsToAnnounce): Promise<void> {
  if (!hasAnyReward(reached)) return;
  const { gamification } = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: { gamification: true } });
  const { unlocked, levelReached, goalReached } = gamification ? reached : withoutGame(reached);
  const notifyUser = (target: { type: "achievement" | "progress"; id: string }, text: string) =>
    notify(tx, { to: userId, kind: "achievement", actorId: null, target, text });
  for (const { id, title } of unlocked) await notifyUser({ type: "achievement", id }, unlockedText(title));
  if (levelReached !== null)
    await notifyUser({ type: "progress", id: `level-${levelReached}` }, levelText(levelReached));
  if (goalReached) await notifyUser({ type: "progress", id: "weekly-goal" }, goalText(goalReached));
}

/**
 * Announces each reward once: in the response, for the page that waits for it, or otherwise in a notification, because
 * the service worker sent the write with no page open or the response can't show rewards. Then neither the response nor
 * its replays contain the reward.
 */
export async function announce(
  tx: Tx,
  userId: string,
  reached: RewardsToAnnounce,
  isSilent = false,
): Promise<RewardsToAnnounce> {
  if (!isSilent && !isInBackground()) return reached;
  await notifyReached(tx, userId, reached);
  return NO_REWARDS;
}

/**
 * All achievements with the user's progress. Stores those that were reached but aren't stored yet, because a rule was
 * added or a challenge ended.
 */
export async function listAchievements(userId: string, now: Date = systemClock()): Promise<Achievement[]> {
  const counts = await achievementCounts(userId, rows, now);
  const reached = ACHIEVEMENTS.filter((rule) => isReached(rule, counts.metrics));
  if (isSame(reached, counts.unlocks)) return achievementsFrom(counts);
  return transaction(async (tx) => {
    const { unlocked } = await syncAchievements(tx, userId, { now });
    await notifyReached(tx, userId, { ...NO_REWARDS, unlocked });
    return achievementsFrom(await achievementCounts(userId, readInTransaction(tx), now));
  });
}
