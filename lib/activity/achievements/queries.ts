import "server-only";
import { levelOf } from "@/lib/activity/stats/rules";
import { type StreakInputs, streakFrom, streakInputs } from "@/lib/activity/streaks/queries";
import { type Read, rows, sql } from "@/lib/core/server/db";
import { AppError } from "@/lib/core/server/errors";
import { systemClock } from "@/lib/core/shared/clock";
import { stampsOf } from "@/lib/discover/passport/access";
import { ACHIEVEMENTS, type AchievementCounts, progressOf } from "./rules";
import type { Achievement } from "./schema";

/** When each stored achievement was reached (ISO 8601), by id. */
type Unlocks = Record<string, string>;
type Counted = { metrics: AchievementCounts; unlocks: Unlocks };
type CountsRow = Omit<AchievementCounts, "streak" | "level"> &
  StreakInputs & { photos: number; ledgerXp: number; unlocks: Unlocks };

/** All inputs of achievements from the person's own rows, and the achievements that are already stored. */
export async function achievementCounts(
  userId: string,
  read: Read = rows,
  now: Date = systemClock(),
): Promise<Counted> {
  const [found] = await read<CountsRow>(sql`
    select (select coalesce(json_object_agg(a.achievement, a."unlockedAt"), '{}') from achievement_unlocks a
            where a."userId" = u.id) as unlocks,
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
  const { unlocks, photos, ledgerXp, timeZone, restDays, days, ...counts } = found;
  const { longest } = streakFrom({ timeZone, restDays, days }, now);
  return { unlocks, metrics: { ...counts, streak: longest, level: levelOf(photos, ledgerXp) } };
}

export function achievementsFrom({ metrics, unlocks }: Counted): Achievement[] {
  return ACHIEVEMENTS.map(({ metric, ...rule }) => {
    const unlockedAt = unlocks[rule.id];
    return {
      ...{ ...rule, progress: progressOf({ metric, ...rule }, metrics) },
      unlockedAt: unlockedAt === undefined ? null : new Date(unlockedAt).toISOString(),
    };
  });
}
