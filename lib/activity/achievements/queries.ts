import "server-only";
import { levelOf } from "@/lib/activity/stats/rules";
import { type StreakInputs, streakFrom, streakInputs } from "@/lib/activity/streaks/queries";
import { type Read, rows, sql } from "@/lib/core/server/db";
import { AppError } from "@/lib/core/server/errors";
import { systemClock } from "@/lib/core/shared/clock";
import { stampsOf } from "@/lib/discover/passport/access";
import { ACHIEVEMENTS, type AchievementCounts, progressOf } from "./rules";
import type { Achievement } from "./schema";

type WrittenUnlocks = { gamification: boolean; written: string[] };
type CountsRow = WrittenUnlocks &
  Omit<AchievementCounts, "streak" | "level"> &
  StreakInputs & { photos: number; ledgerXp: number };

/** All inputs of achievements from the person's own rows, and which achievements are already stored. */
export async function achievementCounts(
  userId: string,
  read: Read = rows,
  now: Date = systemClock(),
): Promise<WrittenUnlocks & { metrics: AchievementCounts }> {
  const [found] = await read<CountsRow>(sql`
    select u.gamification, array(select a.achievement from achievement_unlocks a where a."userId" = u.id) as written,
           u."photoCount" as photos, u."ledgerXp", u."experienceCount" as experiences, u."checkInCount" as "checkIns",
           done.*, ${streakInputs()},
           (select count(*)::int from posts p where p."userId" = u.id) as posts,
           (select count(distinct k."venueId")::int from check_ins k where k."userId" = u.id) as places,
           (select count(distinct s.area)::int from (${stampsOf(sql`u.id`)}) s) as areas,
           (select count(*)::int from challenge_members m join challenges c on c.id = m."challengeId"
            where m."userId" = u.id and c.scope = 'personal' and m.result >= c.target) as challenges
    from users u cross join lateral (
      select count(*)::int as workouts, count(distinct w."activityType")::int as kinds,
             coalesce(sum(w.duration), 0)::int as minutes, coalesce(sum(w."distanceMeters"), 0)::int as meters
      from workouts w where w."userId" = u.id
    ) done
    where u.id = ${userId}::uuid`);
  if (!found) throw new AppError("not_found");
  const { gamification, written, photos, ledgerXp, timeZone, restDays, days, ...counts } = found;
  const { longest } = streakFrom({ timeZone, restDays, days }, now);
  return { gamification, written, metrics: { ...counts, streak: longest, level: levelOf(photos, ledgerXp) } };
}

/** When each achievement was reached, by id. */
export async function unlocksOf(userId: string, read: Read = rows): Promise<Map<string, Date>> {
  const found = await read<{ achievement: string; unlockedAt: Date }>(
    sql`select achievement, "unlockedAt" from achievement_unlocks where "userId" = ${userId}::uuid`,
  );
  return new Map(found.map(({ achievement, unlockedAt }) => [achievement, unlockedAt]));
}

export function achievementsFrom(metrics: AchievementCounts, unlocks: ReadonlyMap<string, Date>): Achievement[] {
  return ACHIEVEMENTS.map(({ metric, ...rule }) => ({
    ...rule,
    progress: progressOf({ metric, ...rule }, metrics),
    unlockedAt: unlocks.get(rule.id)?.toISOString() ?? null,
  }));
}
