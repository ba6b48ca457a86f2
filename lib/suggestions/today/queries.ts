import "server-only";
import { listActiveChallenges } from "@/lib/activity/challenges/queries";
import { type StreakInputs, streakFrom, streakInputs } from "@/lib/activity/streaks/queries";
import { dayNumber } from "@/lib/activity/streaks/rules";
import { countCommunityEvents } from "@/lib/community/events/queries";
import { row, sql } from "@/lib/core/server/db";
import { AppError } from "@/lib/core/server/errors";
import { prefetch } from "@/lib/core/server/prefetch";
import { CHICAGO, dayIn, systemClock } from "@/lib/core/shared/clock";
import { countEvents } from "@/lib/discover/events/queries";
import { DEFAULT_CITY } from "@/lib/discover/events/rules";
import { dayChoices } from "@/lib/discover/listing/filters";
import type { Today } from "./schema";

export async function getToday(userId: string): Promise<Today> {
  const now = systemClock();
  const today = dayIn(CHICAGO, now);
  const [inputs, challenges, communityEventsToday, eventsToday] = await Promise.all([
    row<StreakInputs>(sql`select ${streakInputs()} from users u where u.id = ${userId}::uuid`),
    listActiveChallenges(userId),
    countCommunityEvents(userId, { from: today, to: today }),
    prefetch(() => countEvents({ city: DEFAULT_CITY, from: today, to: today }, now)),
  ]);
  if (!inputs) throw new AppError("not_found");
  const [, weekend] = dayChoices(today);
  const open = challenges.find(({ isJoined, progress, target }) => isJoined && progress < target);
  return {
    isActive: inputs.days.includes(dayNumber(dayIn(inputs.timeZone, now))),
    streak: streakFrom(inputs, now).current,
    challenge: open
      ? { id: open.id, title: open.title, percent: Math.floor((100 * open.progress) / open.target) }
      : null,
    eventsToday: eventsToday ?? null,
    communityEventsToday,
    days: { today: { from: today, to: today }, weekend: weekend?.days ?? { from: today, to: today } },
  };
}
