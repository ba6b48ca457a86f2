import "server-only";
import { syncAchievements } from "@/lib/activity/achievements/mutations";
import type { Reward } from "@/lib/activity/achievements/schema";
import { freezeResults, hasResultsToFreeze } from "@/lib/activity/challenges/mutations";
import { levelOf } from "@/lib/activity/stats/rules";
import { awardXp, reviseXp } from "@/lib/activity/xp/mutations";
import type { Award } from "@/lib/activity/xp/rules";
import { sql, type Tx } from "@/lib/core/server/db";
import { systemClock } from "@/lib/core/shared/clock";
import type { XpSource } from "@/prisma/generated/client";

/** The XP of one person's things; only `changeActivity` hands it out. */
export type Xp = {
  /** Pays for a thing once; a second award of it changes nothing. */
  award(source: XpSource, sourceId: string, award: Award): Promise<void>;
  /** Changes what was paid for it to this amount. */
  revise(source: XpSource, sourceId: string, award: Award): Promise<void>;
  /** Takes back what was paid for it. */
  takeBack(source: XpSource, sourceId: string): Promise<void>;
};
type Change = {
  userId: string;
  now?: Date;
  /** Puts new achievements among the notifications, where the write's answer does not show them. */
  tells?: boolean;
};

/**
 * The only way to write what challenges, XP and achievements are counted from: stores results of challenges that are
 * over before `act`, and updates achievements after it. `unlocked` names the achievements that were reached.
 */
export async function changeActivity<T>(
  tx: Tx,
  { userId, now = systemClock(), tells = false }: Change,
  act: (xp: Xp) => Promise<T>,
): Promise<Reward & { result: T }> {
  const [before] = await tx.$queryRaw<{ photos: number; xp: number; toFreeze: boolean }[]>(sql`
    select "photoCount" as photos, "ledgerXp" as xp, ${hasResultsToFreeze(userId, now)} as "toFreeze"
    from users where id = ${userId}::uuid`);
  if (before?.toFreeze) await freezeResults(tx, userId, now);
  let isLocked = false;
  const result = await act({
    async award(source, sourceId, award) {
      isLocked = (await awardXp(tx, { userId, source, sourceId, ...award }, now)) || isLocked;
    },
    revise: (source, sourceId, award) => reviseXp(tx, { userId, source, sourceId, ...award }),
    takeBack: (source, sourceId) => reviseXp(tx, { userId, source, sourceId, xp: 0, score: 0 }),
  });
  const { unlocked, level } = await syncAchievements(tx, userId, { now, tells, isLocked });
  const levelBefore = levelOf(before?.photos ?? 0, before?.xp ?? 0);
  return { result, unlocked, levelReached: level > levelBefore ? level : null };
}
