import "server-only";
import { announce, syncAchievements } from "@/lib/activity/achievements/mutations";
import type { Reward } from "@/lib/activity/achievements/schema";
import { freezeResults, hasResultsToFreeze } from "@/lib/activity/challenges/mutations";
import { levelOf } from "@/lib/activity/stats/rules";
import { awardXp, correctXp } from "@/lib/activity/xp/mutations";
import type { Award } from "@/lib/activity/xp/rules";
import { sql, type Tx } from "@/lib/core/server/db";
import { CHICAGO, dayIn, systemClock } from "@/lib/core/shared/clock";
import type { XpSource } from "@/prisma/generated/client";

/** One person's XP ledger; only `changeActivity` provides it. */
export type Xp = {
  /** Awards XP once, in the week of the activity's local day (today by default). A second award changes nothing. */
  award(source: XpSource, sourceId: string, award: Award, day?: string): Promise<void>;
  /** Changes the amount paid (absent: unchanged) and its week by local day (absent: unchanged). */
  revise(source: XpSource, sourceId: string, award: Award | undefined, day?: string): Promise<void>;
  /** Reverses an award. */
  reverse(source: XpSource, sourceId: string): Promise<void>;
};
type Change = {
  userId: string;
  now?: Date;
  /** The response can't show rewards. */
  isSilent?: boolean;
};

/**
 * All writes to data that challenges, XP, and achievements are computed from go through this function. It stores the
 * results of finished challenges before `task`, updates achievements afterward, and announces rewards (`announce`).
 * `unlocked` and `levelReached` are for the response.
 */
export async function changeActivity<T>(
  tx: Tx,
  { userId, now = systemClock(), isSilent = false }: Change,
  task: (xp: Xp) => Promise<T>,
): Promise<Reward & { result: T }> {
  const [before] = await tx.$queryRaw<{ photos: number; xp: number; timeZone: string; toFreeze: boolean }[]>(sql`
    select "photoCount" as photos, "ledgerXp" as xp, "timeZone", ${hasResultsToFreeze(userId, now)} as "toFreeze"
    from users where id = ${userId}::uuid`);
  if (before?.toFreeze) await freezeResults(tx, userId, now);
  let isLocked = false;
  const result = await task({
    async award(source, sourceId, award, day = dayIn(before?.timeZone ?? CHICAGO, now)) {
      isLocked = (await awardXp(tx, { userId, source, sourceId, ...award }, day)) || isLocked;
    },
    revise: (source, sourceId, award, day) => correctXp(tx, { userId, source, sourceId }, { award, day }),
    reverse: (source, sourceId) => correctXp(tx, { userId, source, sourceId }, { award: { xp: 0, score: 0 } }),
  });
  const { unlocked, level } = await syncAchievements(tx, userId, { now, isLocked });
  const levelBefore = levelOf(before?.photos ?? 0, before?.xp ?? 0);
  const reached = { unlocked, levelReached: level > levelBefore ? level : null, goalReached: null };
  const announced = await announce(tx, userId, reached, isSilent);
  return { result, unlocked: announced.unlocked, levelReached: announced.levelReached };
}
