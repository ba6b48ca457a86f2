import "server-only";
import { changeActivity } from "@/lib/activity/changes/mutations";
import { type Award, CHECK_IN_AWARD, experienceAward } from "@/lib/activity/xp/rules";
import { sql, type Tx, transaction } from "@/lib/core/server/db";
import { invalid } from "@/lib/core/server/errors";
import { getStats } from "./queries";
import type { ClaimStats, UserStats } from "./schema";

type Claimable = { source: "experience" | "check_in"; award: Award; localDay: Date | null };

/** Finds the user's own experience or check-in with this id. */
async function findClaimable(tx: Tx, userId: string, activityId: string): Promise<Claimable | null> {
  const experience = await tx.photo.findFirst({
    where: { id: activityId, userId, OR: [{ removedTo: null }, { removedTo: "archive" }] },
    select: { activityType: true, localDay: true },
  });
  if (experience) {
    const { activityType, localDay } = experience;
    return { source: "experience", award: experienceAward(activityType), localDay };
  }
  const checkIn = await tx.checkIn.findFirst({ where: { id: activityId, userId }, select: { localDay: true } });
  return checkIn && { source: "check_in", award: CHECK_IN_AWARD, localDay: checkIn.localDay };
}

/** Awards its XP, unless that has already been done. */
async function pay(tx: Tx, userId: string, activityId: string): Promise<void> {
  // Locked, so that it can't be deleted before the award. Only the first of several simultaneous claims finds anything
  // to award.
  await tx.$queryRaw(
    sql`select 1 from photos where id = ${activityId}::uuid and "userId" = ${userId}::uuid for no key update`,
  );
  await tx.$queryRaw(
    sql`select 1 from check_ins where id = ${activityId}::uuid and "userId" = ${userId}::uuid for no key update`,
  );
  const found = await findClaimable(tx, userId, activityId);
  if (!found) throw invalid("activityId", "Unknown activity");
  const paid = { userId, source: found.source, sourceId: activityId };
  if ((await tx.xpEntry.count({ where: paid })) > 0) return;
  const day = found.localDay?.toISOString().slice(0, 10);
  await changeActivity(tx, { userId, isSilent: true }, (xp) => xp.award(found.source, activityId, found.award, day));
}

/**
 * Awards XP for an experience or check-in that hasn't earned any yet, ignoring the numbers in the request. Otherwise
 * only returns the stats, which are read after the locks are released.
 */
export async function claimStats(userId: string, { activityId }: ClaimStats): Promise<UserStats> {
  if (activityId !== undefined) await transaction((tx) => pay(tx, userId, activityId));
  return getStats(userId);
}
