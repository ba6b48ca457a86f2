import { ACTIVITY_TYPES, type ActivityType } from "../../lib/activity/workouts/rules";
import { people } from "../data/people";
import { randomOf, seedId } from "./database";
import { daysHere, personId } from "./people";
import { chicagoInstant, daysAhead } from "./rules";

/**
 * A person's training habits: days per week, for how many weeks and how many weeks ago they stopped, duration, pace (1
 * is average), and the current streak in days.
 */
type Habit = { perWeek: number; weeks: number; lapsed: number; minutes: number; pace: number; streak: number };

/** One in this many people works out almost every day. */
const DEVOTED_ONE_IN = 23;
/** The share of the others who stopped some weeks ago. */
const LAPSED = 0.1;

/**
 * A handful of people work out almost every day, some often, and most only now and then, and they joined at different
 * times, so that levels, streaks, and leaderboards look real. The exponents skew the distribution.
 */
function habitOf(index: number, random: () => number): Habit {
  const between = (from: number, to: number, curve = 1) => from + (to - from) * random() ** curve;
  const pace = between(0.8, 1.25);
  if (index % DEVOTED_ONE_IN === 5)
    return {
      perWeek: between(5, 6.5),
      weeks: between(20, weeksHere(index)),
      lapsed: 0,
      minutes: between(55, 120),
      pace,
      streak: Math.floor(between(5, 45)),
    };
  const perWeek = between(0.4, 5, 1.7);
  return {
    perWeek,
    weeks: between(4, weeksHere(index), 0.8),
    lapsed: random() < LAPSED ? between(2, 6) : 0,
    minutes: between(20, 75, 1.5),
    pace,
    streak: Math.floor(perWeek * between(0, 2.5, 3)),
  };
}

const weeksHere = (index: number) => daysHere(index) / 7;

/** Meters per minute at an average pace, for activities with a distance. */
const METERS_PER_MINUTE: Partial<Record<ActivityType, number>> = {
  running: 165,
  cycling: 330,
  hiking: 75,
  swimming: 38,
  walking: 80,
  kayaking: 85,
};

const DAY_STARTS = [6, 7, 12, 17, 18, 19] as const;
const MINUTE = 60_000;

const isActivity = (interest: string): interest is ActivityType => ACTIVITY_TYPES.some((type) => type === interest);

/** A person's activities, from their interests. People without a sport among them walk or lift. */
function favorites(index: number): readonly ActivityType[] {
  const interests: readonly string[] = people[index]?.interests ?? [];
  const own = interests.filter(isActivity);
  return own.length > 0 ? own : ["walking", "strength"];
}

const midnights = new Map<string, number>();

/** Midnight in Chicago this many days ago, computed once per calendar day instead of once per workout. */
function midnightOf(back: number, now: Date): number {
  const key = `${now.getTime()} ${back}`;
  const known = midnights.get(key) ?? chicagoInstant(daysAhead(-back, now), "00:00").getTime();
  midnights.set(key, known);
  return known;
}

/** One person's workouts until now, at their usual hours; none is in the future. */
export function workoutsOf(index: number, now: Date) {
  const random = randomOf(6060 + index);
  const { perWeek, weeks, lapsed, minutes, pace, streak } = habitOf(index, random);
  const hour = DAY_STARTS[Math.floor(random() * DAY_STARTS.length)] ?? 18;
  const activities = favorites(index);
  const rows = [];
  for (let back = Math.round(lapsed * 7); back < weeks * 7; back += 1) {
    if (random() >= perWeek / 7 && back >= streak) continue;
    const minute = Math.floor(random() * 60);
    const startedAt = new Date(midnightOf(back, now) + hour * 60 * MINUTE + minute * MINUTE);
    const duration = Math.max(15, 5 * Math.round((minutes * (0.7 + 0.6 * random())) / 5));
    const createdAt = new Date(startedAt.getTime() + duration * MINUTE);
    const activityType = activities[Math.floor(random() * activities.length)] ?? "running";
    if (createdAt.getTime() > now.getTime()) continue;
    const meters = METERS_PER_MINUTE[activityType];
    rows.push({
      id: seedId(`workout:${index}:${back}`, startedAt),
      userId: personId(index),
      activityType,
      duration,
      distanceMeters:
        meters === undefined ? null : 100 * Math.round((meters * pace * duration * (0.94 + 0.12 * random())) / 100),
      likeCount: 0,
      startedAt,
      createdAt,
    });
  }
  return rows;
}
