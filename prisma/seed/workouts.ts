import { ACTIVITY_TYPES, type ActivityType } from "../../lib/activity/workouts/rules";
import { people } from "../data/people";
import { randomOf, seedId } from "./database";
import { personId } from "./people";
import { chicagoInstant, daysAhead } from "./rules";

/** How somebody trains: days a week, for how many weeks, how long, and how many days in a row lately. */
type Habit = { perWeek: number; weeks: number; minutes: number; streak: number };

/**
 * A city has a handful who are out almost every day, many who come twice a week and more who come when they feel like it:
 * levels, streaks and boards differ as people do.
 */
function habitOf(index: number, random: () => number): Habit {
  if (index % 23 === 5)
    return { perWeek: 5.5, weeks: 22, minutes: 55 + Math.floor(random() * 35), streak: 5 + Math.floor(random() * 40) };
  if (index % 3 === 0)
    return {
      perWeek: 2.4,
      weeks: index % 6 === 0 ? 16 : 6,
      minutes: 35 + Math.floor(random() * 25),
      streak: Math.floor(random() * 6),
    };
  if (index % 3 === 1)
    return { perWeek: 1.1, weeks: 4, minutes: 25 + Math.floor(random() * 25), streak: Math.floor(random() * 2) };
  return { perWeek: 0.4, weeks: 4, minutes: 20 + Math.floor(random() * 20), streak: 0 };
}

const DAY_STARTS = [6, 7, 12, 17, 18, 19] as const;
const MINUTE = 60_000;

const isActivity = (interest: string): interest is ActivityType => ACTIVITY_TYPES.some((type) => type === interest);

/** What somebody does, by their interests; who named no sport walks or lifts. */
function favourites(index: number): readonly ActivityType[] {
  const interests: readonly string[] = people[index]?.interests ?? [];
  const own = interests.filter(isActivity);
  return own.length > 0 ? own : ["hiking", "strength"];
}

const midnights = new Map<string, number>();

/** Chicago's midnight so many days ago; worked out once a day of the calendar and not once a workout. */
function midnightOf(back: number, now: Date): number {
  const key = `${now.getTime()} ${back}`;
  const known = midnights.get(key) ?? chicagoInstant(daysAhead(-back, now), "00:00").getTime();
  midnights.set(key, known);
  return known;
}

/** One person's workouts up to now, at the hours they keep; none lies in the future. */
export function workoutsOf(index: number, now: Date) {
  const random = randomOf(6060 + index);
  const { perWeek, weeks, minutes, streak } = habitOf(index, random);
  const hour = DAY_STARTS[Math.floor(random() * DAY_STARTS.length)] ?? 18;
  const does = favourites(index);
  const rows = [];
  for (let back = 0; back < weeks * 7; back += 1) {
    if (random() >= perWeek / 7 && back >= streak) continue;
    const minute = Math.floor(random() * 60);
    const startedAt = new Date(midnightOf(back, now) + hour * 60 * MINUTE + minute * MINUTE);
    const duration = Math.max(15, 5 * Math.round((minutes * (0.7 + 0.6 * random())) / 5));
    const createdAt = new Date(startedAt.getTime() + duration * MINUTE);
    const activityType = does[Math.floor(random() * does.length)] ?? "running";
    if (createdAt.getTime() > now.getTime()) continue;
    const id = seedId(`workout:${index}:${back}`, startedAt);
    rows.push({ id, userId: personId(index), activityType, duration, likeCount: 0, startedAt, createdAt });
  }
  return rows;
}
