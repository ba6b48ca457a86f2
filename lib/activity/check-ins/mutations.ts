import "server-only";
import { v7 as uuid } from "uuid";
import { changeActivity } from "@/lib/activity/changes/mutations";
import { getStats } from "@/lib/activity/stats/queries";
import { CHECK_IN_AWARD } from "@/lib/activity/xp/rules";
import { readInTransaction, sql, type Tx, transaction } from "@/lib/core/server/db";
import { AppError } from "@/lib/core/server/errors";
import { type ClientKey, once } from "@/lib/core/server/idempotency";
import { CHICAGO, dayIn, systemClock } from "@/lib/core/shared/clock";
import type { CheckedIn, CreateCheckIn } from "./schema";

/** Lock order: users before venues, so that a busy place is locked last and shortest. */
function countUser(tx: Tx, userId: string, change: 1 | -1): Promise<{ isPrivate: boolean }> {
  const data = { checkInCount: { increment: change } };
  return tx.user.update({ where: { id: userId }, data, select: { isPrivate: true } });
}
/** A place counts public check-ins of public accounts. */
async function countVenue(tx: Tx, venueId: string, change: 1 | -1): Promise<void> {
  await tx.venue.update({ where: { id: venueId }, data: { checkInCount: { increment: change } } });
}

/** Once per place and Chicago day: a second check-in returns the first one and earns nothing. */
export function checkIn(
  userId: string,
  { venueId, isPrivate }: CreateCheckIn,
  clientKey?: ClientKey,
  now: Date = systemClock(),
): Promise<CheckedIn> {
  return once(clientKey, async (tx) => {
    if ((await tx.venue.count({ where: { id: venueId } })) === 0) throw new AppError("not_found");
    const select = { checkInsPrivate: true } as const;
    const { checkInsPrivate } = await tx.user.findUniqueOrThrow({ where: { id: userId }, select });
    const { result, unlocked, levelReached } = await changeActivity(tx, { userId, now }, async (xp) => {
      const [made] = await tx.$queryRaw<{ id: string; isPrivate: boolean; isNew: boolean }[]>(sql`
      insert into check_ins (id, "userId", "venueId", day, "isPrivate", "createdAt")
      values (${uuid()}::uuid, ${userId}::uuid, ${venueId}::uuid, ${dayIn(CHICAGO, now)}::date, ${isPrivate ?? checkInsPrivate},
              ${now.toISOString()}::timestamptz)
      on conflict ("userId", "venueId", day) do update set "isPrivate" = check_ins."isPrivate"
      returning id, "isPrivate", xmax = 0 as "isNew"`);
      if (!made) throw new AppError("conflict");
      if (!made.isNew) return { ...made, isCounted: false };
      const person = await countUser(tx, userId, 1);
      await xp.award("check_in", made.id, CHECK_IN_AWARD);
      return { ...made, isCounted: !made.isPrivate && !person.isPrivate };
    });
    const { id, isNew, isCounted } = result;
    if (isCounted) await countVenue(tx, venueId, 1);
    const stats = await getStats(userId, readInTransaction(tx));
    return { id, xpEarned: isNew ? CHECK_IN_AWARD.xp : 0, stats, unlocked, levelReached };
  });
}

export function deleteCheckIn(userId: string, checkInId: string): Promise<void> {
  return transaction(async (tx) => {
    const { result } = await changeActivity(tx, { userId }, async (xp) => {
      const [deleted] = await tx.$queryRaw<{ venueId: string; isPrivate: boolean }[]>(sql`
        delete from check_ins where id = ${checkInId}::uuid and "userId" = ${userId}::uuid returning "venueId", "isPrivate"`);
      if (!deleted) throw new AppError("not_found");
      const person = await countUser(tx, userId, -1);
      await xp.reverse("check_in", checkInId);
      return { ...deleted, isCounted: !deleted.isPrivate && !person.isPrivate };
    });
    if (result.isCounted) await countVenue(tx, result.venueId, -1);
  });
}

/**
 * Removes a person's check-ins from the places' counters, or adds them back; those of a private account aren't counted.
 */
export async function countAllVisits(tx: Tx, userId: string, change: 1 | -1): Promise<void> {
  await tx.$executeRaw(sql`
    update venues v set "checkInCount" = greatest(v."checkInCount" + ${change}::int * mine.visits, 0)
    from (select c."venueId", count(*)::int as visits from check_ins c join users u on u.id = c."userId"
          where c."userId" = ${userId}::uuid and not c."isPrivate" and not u."isPrivate" group by 1 order by 1) mine
    where v.id = mine."venueId"`);
}
