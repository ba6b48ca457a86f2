import "server-only";
import { getStats } from "@/lib/activity/stats/queries";
import type { CurrentUser } from "@/lib/auth/accounts/schema";
import { columnsOf, Prisma, row, type Sql, sql } from "@/lib/core/server/db";
import { env } from "@/lib/core/server/env";
import { AppError } from "@/lib/core/server/errors";
import { channelsOn, isPaused } from "@/lib/notifications/switches/rules";
import { storedChannels } from "@/lib/notifications/switches/schema";
import { ACTIVITY_AUDIENCE_COLUMNS, SETTING_COLUMNS, type Settings, storedQuietHours } from "./schema";

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
  if (!found) throw new AppError("unauthorized"); // deleted between the session lookup and this one
  const off = storedChannels.parse(found.notifications);
  return {
    ...found,
    notifications: channelsOn(off),
    notificationsPaused: isPaused(off),
    quietHours: storedQuietHours.parse(found.quietHours),
  };
}

type ProfileColumn =
  | "id"
  | "email"
  | "phoneNumber"
  | "firstName"
  | "lastName"
  | "username"
  | "profileImageUrl"
  | "heroImageUrl"
  | "bio"
  | "location";
type StoredProfile = Pick<CurrentUser, ProfileColumn> & { createdAt: Date };

/** A page that also shows the stats passes them, so that they are read once. */
export async function getCurrentUser(userId: string, reading = getStats(userId)): Promise<CurrentUser> {
  const [user, stats] = await Promise.all([
    row<StoredProfile>(sql`
      select id, email, "phoneNumber", "firstName", "lastName", username, "profileImageUrl", "heroImageUrl", bio, location, "createdAt"
      from users where id = ${userId}::uuid`),
    reading,
  ]);
  if (!user) throw new AppError("unauthorized"); // deleted between the session lookup and this one
  const { beenCount, savedCount, experiences, followersCount, followingCount, xp, level, mileScore, streak } = stats;
  return {
    ...user,
    createdAt: user.createdAt.toISOString(),
    ...{ beenCount, savedCount, experiences, followersCount, followingCount, xp, level, mileScore },
    streak: streak.current,
    isModerator: user.email !== null && env.MODERATOR_EMAILS.includes(user.email),
  };
}
