import "server-only";
import { Prisma, transaction } from "@/lib/core/server/db";
import { acceptWaitingRequests } from "@/lib/social/follows/mutations";
import { lockPair } from "@/lib/social/people/access";
import { getSettings } from "./queries";
import { changedChannels } from "./rules";
import { type ChangeSettings, type Settings, storedChannels } from "./schema";

/** Absent fields stay. An account that becomes public accepts all pending follow requests. */
export async function changeSettings(userId: string, change: ChangeSettings): Promise<Settings> {
  const { notifications, notificationsPaused, quietHours, ...columns } = change;
  const plain = Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
  await transaction(async (tx) => {
    if (change.isPrivate === false) await acceptWaitingRequests(tx, userId);
    else await lockPair(tx, userId, userId);
    const before = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: { notifications: true } });
    const off = changedChannels(storedChannels.parse(before.notifications), notifications, notificationsPaused);
    await tx.user.update({
      where: { id: userId },
      data: {
        ...plain,
        notifications: off,
        ...(quietHours === undefined ? {} : { quietHours: quietHours ?? Prisma.DbNull }),
      },
      select: { id: true },
    });
  });
  return getSettings(userId);
}
