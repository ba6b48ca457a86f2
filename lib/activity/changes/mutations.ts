import "server-only";
import { syncAchievements } from "@/lib/activity/achievements/mutations";
import type { Unlocked } from "@/lib/activity/achievements/schema";
import { freezeResults } from "@/lib/activity/challenges/mutations";
import { levelOf } from "@/lib/activity/stats/rules";
import { awardXp, reviseXp } from "@/lib/activity/xp/mutations";
import type { Award } from "@/lib/activity/xp/rules";
import type { Tx } from "@/lib/core/server/db";
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

/** What a deed reached. */
export type Reward = { unlocked: Unlocked[]; levelReached: number | null };

async function levelIn(tx: Tx, userId: string): Promise<number> {
  const select = { photoCount: true, ledgerXp: true } as const;
  const { photoCount, ledgerXp } = await tx.user.findUniqueOrThrow({ where: { id: userId }, select });
  return levelOf(photoCount, ledgerXp);
}

/**
 * The only way to write what challenges, XP and achievements are counted from: stores results of challenges that are
 * over before `act`, and updates achievements after it. `unlocked` names the achievements that were reached.
 */
export async function changeActivity<T>(
  tx: Tx,
  { userId, now = systemClock(), tells = false }: Change,
  act: (xp: Xp) => Promise<T>,
): Promise<Reward & { result: T }> {
  await freezeResults(tx, userId, now);
  const before = await levelIn(tx, userId);
  const result = await act({
    async award(source, sourceId, award) {
      await awardXp(tx, { userId, source, sourceId, ...award }, now);
    },
    revise: (source, sourceId, award) => reviseXp(tx, { userId, source, sourceId, ...award }),
    takeBack: (source, sourceId) => reviseXp(tx, { userId, source, sourceId, xp: 0, score: 0 }),
  });
  const unlocked = await syncAchievements(tx, userId, { now, tells });
  const after = await levelIn(tx, userId);
  return { result, unlocked, levelReached: after > before ? after : null };
}
