import "server-only";
import { columnsOf, Prisma, row, type Sql, sql } from "@/lib/core/server/db";
import { unauthorized } from "@/lib/core/server/session";
import { channelsOn, isPaused } from "./rules";
import { ACTIVITY_AUDIENCE_COLUMNS, SETTING_COLUMNS, type Settings, storedChannels, storedQuietHours } from "./schema";

const activityAudience = (name: string) => `activity_audience(u."${name}", u."isPrivate") as "${name}"`;
/** The columns of the user `u` that are settings. */
export const settingColumns: Sql = Prisma.raw(
  [columnsOf("u", SETTING_COLUMNS), ...ACTIVITY_AUDIENCE_COLUMNS.map(activityAudience)].join(", "),
);

type Stored = Pick<Settings, (typeof SETTING_COLUMNS)[number] | (typeof ACTIVITY_AUDIENCE_COLUMNS)[number]> & {
  notifications: unknown;
  quietHours: unknown;
};

export async function getSettings(userId: string): Promise<Settings> {
  const found = await row<Stored>(sql`
    select ${settingColumns}, u.notifications, u."quietHours" from users u where u.id = ${userId}::uuid`);
  if (!found) throw unauthorized(); // deleted between the session lookup and this one
  const off = storedChannels.parse(found.notifications);
  return {
    ...found,
    notifications: channelsOn(off),
    notificationsPaused: isPaused(off),
    quietHours: storedQuietHours.parse(found.quietHours),
  };
}
