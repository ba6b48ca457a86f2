import "server-only";
import { activityTypeSchema } from "@/lib/activity/workouts/schema";
import { row, rows, sql } from "@/lib/core/server/db";
import { AppError } from "@/lib/core/server/errors";
import { dayIn, systemClock } from "@/lib/core/shared/clock";
import { adjacentPeriod, firstDayOf } from "./rules";
import type { Summary, SummaryQuery } from "./schema";

type Totals = Summary["before"];
type Group = { activityType: string; workouts: number; minutes: number; longest: number; longestDay: string };

/** The user's workouts in a month or a year, with the previous one; this month by default. */
export async function getSummary(userId: string, query: SummaryQuery, now: Date = systemClock()): Promise<Summary> {
  const user = await row<{ timeZone: string }>(sql`select "timeZone" from users where id = ${userId}::uuid`);
  if (!user) throw new AppError("unauthorized");
  const thisMonth = dayIn(user.timeZone, now).slice(0, 7);
  const period = query.period ?? thisMonth;
  const within = (one: string) => sql`w."userId" = ${userId}::uuid
    and w."localDay" >= ${firstDayOf(one)}::date and w."localDay" < ${firstDayOf(adjacentPeriod(one, 1))}::date`;
  const totals = (one: string) =>
    row<Totals>(sql`
      select count(*)::int as workouts, coalesce(sum(w.duration), 0)::int as minutes,
             count(distinct w."localDay")::int as "activeDays",
             coalesce(sum(w."distanceMeters"), 0)::float as "distanceMeters"
      from workouts w where ${within(one)}`);
  const [whole, before, groups] = await Promise.all([
    totals(period),
    totals(adjacentPeriod(period, -1)),
    rows<Group>(sql`
      select w."activityType", count(*)::int as workouts, sum(w.duration)::int as minutes, max(w.duration)::int as longest,
             (array_agg(w."localDay" order by w.duration desc, w."startedAt"))[1]::text as "longestDay"
      from workouts w where ${within(period)} group by 1 order by minutes desc, 1`),
  ]);
  const none = { workouts: 0, minutes: 0, activeDays: 0, distanceMeters: 0 };
  const activities = groups.map(({ activityType, workouts, minutes }) => ({
    activityType: activityTypeSchema.parse(activityType),
    workouts,
    minutes,
  }));
  const longest = groups.toSorted((a, b) => b.longest - a.longest)[0];
  return {
    period,
    thisMonth,
    ...(whole ?? none),
    activities,
    longest: longest
      ? {
          activityType: activityTypeSchema.parse(longest.activityType),
          minutes: longest.longest,
          day: longest.longestDay,
        }
      : null,
    before: before ?? none,
  };
}
