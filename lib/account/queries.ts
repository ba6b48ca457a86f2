import "server-only";
import { prisma } from "@/lib/core/server/db";
import { unauthorized } from "@/lib/core/server/session";
import { channelsOn, isPaused } from "./rules";
import { type Settings, storedChannels, storedQuietHours } from "./schema";

/** What this person has chosen for the account. */
export async function getSettings(userId: string): Promise<Settings> {
  const found = await prisma.user.findUnique({
    where: { id: userId },
    select: {
      isPrivate: true,
      findableByPhone: true,
      findableByEmail: true,
      defaultAudience: true,
      postAudience: true,
      checkInsPrivate: true,
      hideLikeCounts: true,
      showOnLeaderboard: true,
      openToMatches: true,
      gamification: true,
      units: true,
      theme: true,
      reducedMotion: true,
      notifications: true,
      quietHours: true,
    },
  });
  if (!found) throw unauthorized(); // deleted between the session's look-up and this one
  const off = storedChannels.parse(found.notifications);
  return {
    ...found,
    notifications: channelsOn(off),
    notificationsPaused: isPaused(off),
    quietHours: storedQuietHours.parse(found.quietHours),
  };
}
