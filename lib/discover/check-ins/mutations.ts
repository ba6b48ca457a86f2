import "server-only";
import { v7 as uuid } from "uuid";
import { changeActivity } from "@/lib/activity/changes/mutations";
import { getStats } from "@/lib/activity/stats/queries";
import { CHECK_IN_AWARD } from "@/lib/activity/xp/rules";
import { sql, type Tx, transaction, within } from "@/lib/core/server/db";
import { AppError } from "@/lib/core/server/errors";
import { type ClientKey, once } from "@/lib/core/server/idempotency";
import { CHICAGO, dayIn, systemClock } from "@/lib/core/shared/clock";
import type { CheckedIn, CreateCheckIn } from "./schema";

/** Lock order: users before venues, so that a busy place is locked last and shortest. */
async function countUser(tx: Tx, userId: string, change: 1 | -1): Promise<void> {
  await tx.user.update({ where: { id: userId }, data: { checkInCount: { increment: change } } });
}
async function countVenue(tx: Tx, venueId: string, change: 1 | -1): Promise<void> {
  await tx.venue.update({ where: { id: venueId }, data: { checkInCount: { increment: change } } });
}

/** Once per place and Chicago day: a second check-in answers the first one and pays nothing. */
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
    const { result, unlocked, levelReached } = await changeActivity(tx, { userId, now, tells: true }, async (xp) => {
      const [made] = await tx.$queryRaw<{ id: string; isNew: boolean }[]>(sql`
      insert into check_ins (id, "userId", "venueId", day, "isPrivate", "createdAt")
      values (${uuid()}::uuid, ${userId}::uuid, ${venueId}::uuid, ${dayIn(CHICAGO, now)}::date, ${isPrivate ?? checkInsPrivate},
              ${now.toISOString()}::timestamptz)
      on conflict ("userId", "venueId", day) do update set "isPrivate" = check_ins."isPrivate"
      returning id, xmax = 0 as "isNew"`);
      if (!made) throw new AppError("conflict");
      if (made.isNew) {
        await countUser(tx, userId, 1);
        await xp.award("check_in", made.id, CHECK_IN_AWARD);
      }
      return made;
    });
    const { id, isNew } = result;
    if (isNew) await countVenue(tx, venueId, 1);
    return {
      id,
      xpEarned: isNew ? CHECK_IN_AWARD.xp : 0,
      stats: await getStats(userId, within(tx)),
      unlocked,
      levelReached,
    };
  });
}

export function deleteCheckIn(userId: string, checkInId: string): Promise<void> {
  return transaction(async (tx) => {
    const { result } = await changeActivity(tx, { userId }, async (xp) => {
      const [gone] = await tx.$queryRaw<{ venueId: string }[]>(sql`
        delete from check_ins where id = ${checkInId}::uuid and "userId" = ${userId}::uuid returning "venueId"`);
      if (!gone) throw new AppError("not_found");
      await countUser(tx, userId, -1);
      await xp.takeBack("check_in", checkInId);
      return gone;
    });
    await countVenue(tx, result.venueId, -1);
  });
}
