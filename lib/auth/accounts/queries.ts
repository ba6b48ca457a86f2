import "server-only";
import { getStats } from "@/lib/activity/stats/queries";
import { row, sql } from "@/lib/core/server/db";
import { env } from "@/lib/core/server/env";
import { unauthorized } from "@/lib/core/server/session";
import type { CurrentUser } from "./schema";

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

export async function getCurrentUser(userId: string): Promise<CurrentUser> {
  const [user, stats] = await Promise.all([
    row<StoredProfile>(sql`
      select id, email, "phoneNumber", "firstName", "lastName", username, "profileImageUrl", "heroImageUrl", bio, location, "createdAt"
      from users where id = ${userId}::uuid`),
    getStats(userId),
  ]);
  if (!user) throw unauthorized(); // deleted between the session lookup and this one
  const { beenCount, savedCount, experiences, followersCount, followingCount, xp, level, mileScore, streak } = stats;
  return {
    ...user,
    createdAt: user.createdAt.toISOString(),
    ...{ beenCount, savedCount, experiences, followersCount, followingCount, xp, level, mileScore },
    streak: streak.current,
    isModerator: user.email !== null && env.MODERATOR_EMAILS.includes(user.email),
  };
}
