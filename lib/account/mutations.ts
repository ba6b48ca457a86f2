import "server-only";
import { countAllVisits } from "@/lib/activity/check-ins/mutations";
import { lockPair } from "@/lib/auth/accounts/access";
import { Prisma, rows, sql, transaction } from "@/lib/core/server/db";
import { invalid } from "@/lib/core/server/errors";
import { changedChannels } from "@/lib/notifications/switches/rules";
import { storedChannels } from "@/lib/notifications/switches/schema";
import { acceptPendingRequests } from "@/lib/social/follows/mutations";
import { getSettings } from "./queries";
import type { ChangeSettings, Settings } from "./schema";

/** Absent fields are unchanged. An account that becomes public accepts all pending follow requests. */
export async function changeSettings(userId: string, change: ChangeSettings): Promise<Settings> {
  const { notifications, notificationsPaused, quietHours, ...columns } = change;
  const plain = Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
  if (change.timeZone !== undefined && !(await isDatabaseTimeZone(change.timeZone))) {
    throw invalid("timeZone", "Unknown time zone");
  }
  await transaction(async (tx) => {
    if (change.isPrivate === false) await acceptPendingRequests(tx, userId);
    else await lockPair(tx, userId, userId);
    const before = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: { notifications: true } });
    const off = changedChannels(storedChannels.parse(before.notifications), notifications, notificationsPaused);
    if (change.isPrivate !== undefined) await countAllVisits(tx, userId, -1);
    await tx.user.update({
      where: { id: userId },
      data: {
        ...plain,
        notifications: off,
        ...(quietHours === undefined ? {} : { quietHours: quietHours ?? Prisma.DbNull }),
      },
      select: { id: true },
    });
    if (change.isPrivate !== undefined) await countAllVisits(tx, userId, 1);
  });
  return getSettings(userId);
}

/**
 * The database counts days and knows fewer time zone names than the runtime; one it doesn't know would fail every
 * query.
 */
async function isDatabaseTimeZone(name: string): Promise<boolean> {
  return (await rows(sql`select 1 from pg_timezone_names where lower(name) = lower(${name})`)).length > 0;
}
