import "server-only";
import { getStats } from "@/lib/activity/stats/queries";
import { prisma } from "@/lib/core/server/db";
import { env } from "@/lib/core/server/env";
import { unauthorized } from "@/lib/core/server/session";
import type { CurrentUser } from "./schema";

export async function getCurrentUser(userId: string): Promise<CurrentUser> {
  const [user, stats] = await Promise.all([
    prisma.user.findUnique({
      where: { id: userId },
      select: {
        id: true,
        email: true,
        phoneNumber: true,
        firstName: true,
        lastName: true,
        username: true,
        profileImageUrl: true,
        heroImageUrl: true,
        bio: true,
        location: true,
        createdAt: true,
      },
    }),
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
