import "server-only";
import { changeActivity } from "@/lib/activity/changes/mutations";
import { type Award, CHECK_IN_AWARD, experienceAward } from "@/lib/activity/xp/rules";
import { sql, type Tx, transaction, within } from "@/lib/core/server/db";
import { invalid } from "@/lib/core/server/errors";
import { getStats } from "./queries";
import type { ClaimStats, UserStats } from "./schema";

type Claimable = { source: "experience" | "check_in"; award: Award };

/** What an id stands for: an experience or a check-in of this person's own. */
async function findClaimable(tx: Tx, userId: string, activityId: string): Promise<Claimable | null> {
  const experience = await tx.photo.findFirst({
    where: { id: activityId, userId },
    select: { activityType: true },
  });
  if (experience) return { source: "experience", award: experienceAward(experience.activityType) };
  const checkIns = await tx.checkIn.count({ where: { id: activityId, userId } });
  return checkIns > 0 ? { source: "check_in", award: CHECK_IN_AWARD } : null;
}

/**
 * Pays for an experience or check-in that was not paid when it happened, by the server's own numbers; those of the
 * request change nothing. Once paid, or without an activity, it only answers the stats.
 */
export function claimStats(userId: string, { activityId }: ClaimStats): Promise<UserStats> {
  return transaction(async (tx) => {
    if (activityId !== undefined) {
      // Locked, so that it can't be deleted, and its XP with it, between being found and being paid for.
      await tx.$queryRaw(
        sql`select 1 from photos where id = ${activityId}::uuid and "userId" = ${userId}::uuid for no key update`,
      );
      await tx.$queryRaw(
        sql`select 1 from check_ins where id = ${activityId}::uuid and "userId" = ${userId}::uuid for no key update`,
      );
      const found = await findClaimable(tx, userId, activityId);
      if (!found) throw invalid("activityId", "Unknown activity");
      await changeActivity(tx, { userId, tells: true }, (xp) => xp.award(found.source, activityId, found.award));
    }
    return getStats(userId, within(tx));
  });
}
