import { ACHIEVEMENTS } from "../../lib/activity/achievements/rules";
import { CHALLENGES, challengeSpan } from "../../lib/activity/challenges/rules";
import { dayNumber, streakOf } from "../../lib/activity/streaks/rules";
import { demoWorkouts } from "../data/demo-workouts";
import { people } from "../data/people";
import { type Database, insertRows, randomOf, sample, seedId } from "./database";
import { award, workoutAward } from "./ledger";
import { DEMO_ID, personId } from "./people";

const HOUR = 3_600_000;
const JOINED_BY_DEMO = ["three-and-done", "eight-places", "chicago-moves"];

/** Seven weeks of the demo account's own workouts. */
async function seedDemoWorkouts(db: Database, now: Date): Promise<void> {
  const rows = demoWorkouts.map(({ hoursAgo, activityType, minutes, meters, notes, venueSlug }) => {
    const startedAt = new Date(now.getTime() - hoursAgo * HOUR);
    const createdAt = new Date(Math.min(now.getTime(), startedAt.getTime() + minutes * 60_000));
    return {
      id: seedId(`demo-workout:${hoursAgo}`, startedAt),
      userId: DEMO_ID,
      activityType,
      duration: minutes,
      distanceMeters: meters ?? null,
      venueId: venueSlug ? seedId(`venue:${venueSlug}`) : null,
      notes: notes ?? null,
      likeCount: 0,
      startedAt,
      createdAt,
    };
  });
  await insertRows(db, "workouts", rows);
  await award(db, "workout", rows, workoutAward);
}

/** Participants in the current challenges; triggers count them. */
async function seedChallengeMembers(db: Database, now: Date): Promise<void> {
  const random = randomOf(42_195);
  const indexes = people.map((_, index) => index);
  const members = CHALLENGES.flatMap(({ slug, period, scope }) => {
    const { startsAt, name } = challengeSpan(period, now);
    const many = scope === "city" ? 22 : 12 + Math.floor(random() * 20);
    const others = sample(indexes, many, random).map(personId);
    return (JOINED_BY_DEMO.includes(slug) ? [DEMO_ID, ...others] : others).map((userId) => ({
      challengeId: seedId(`challenge:${slug}-${name}`),
      userId,
      joinedAt: startsAt,
    }));
  });
  await insertRows(db, "challenge_members", members);
}

/** When the demo account's streak reached the length of each streak achievement. */
async function streaksReached(db: Database): Promise<{ userId: string; achievement: string; unlockedAt: Date }[]> {
  const { rows: active } = await db.query<{ day: string; at: Date }>(
    `select (began at time zone 'America/Chicago')::date::text as day, min(at) as at from (
       select "startedAt" as began, "createdAt" as at from workouts where "userId" = $1
       union all select "createdAt", "createdAt" from check_ins where "userId" = $1
       union all select "createdAt", "createdAt" from photos where "userId" = $1
     ) done group by 1 order by 1`,
    [DEMO_ID],
  );
  const days = active.map(({ day }) => dayNumber(day));
  return ACHIEVEMENTS.filter(({ metric }) => metric === "streak").flatMap(({ id, target }) => {
    const reached = active.find(({ day }, index) => streakOf(days.slice(0, index + 1), day).longest >= target);
    return reached ? [{ userId: DEMO_ID, achievement: id, unlockedAt: reached.at }] : [];
  });
}

/**
 * The demo account's achievements, at the times they were reached. The app would find them by itself, but announce them
 * as new.
 */
async function seedDemoAchievements(db: Database): Promise<void> {
  await insertRows(db, "achievement_unlocks", await streaksReached(db));
  await db.query(
    `with mine as (
       select w.*, row_number() over (order by w."createdAt") as place,
              sum(w.duration) over (order by w."createdAt") as minutes,
              sum(w."distanceMeters") over (order by w."createdAt") as meters
       from workouts w where w."userId" = $1
     ), areas as (
       select row_number() over (order by min(at)) as place, min(at) as at from (
         select "venueId", "createdAt" as at from check_ins where "userId" = $1
         union all select "venueId", "createdAt" from photos where "userId" = $1
       ) visits join venues v on v.id = visits."venueId" where v."communityArea" is not null group by v."communityArea"
     ), kinds as (
       select row_number() over (order by min("createdAt")) as place, min("createdAt") as at from mine group by "activityType"
     ), reached (achievement, at) as (
       select 'first-workout', "createdAt" from mine where place = 1
       union all select 'ten-workouts', "createdAt" from mine where place = 10
       union all select 'four-kinds', at from kinds where place = 4
       union all select 'eight-kinds', at from kinds where place = 8
       union all select 'thousand-minutes', min("createdAt") from mine where minutes >= 1000
       union all select 'marathon', min("createdAt") from mine where meters >= 42195
       union all select 'first-experience', min("createdAt") from photos where "userId" = $1
       union all select 'level-two', max("createdAt") from photos where "userId" = $1
       union all select 'four-areas', at from areas where place = 4
       union all select 'first-check-in', min("createdAt") from check_ins where "userId" = $1
     )
     insert into achievement_unlocks ("userId", achievement, "unlockedAt")
     select $1, achievement, at from reached where at is not null on conflict do nothing`,
    [DEMO_ID],
  );
}

/** A lively Activity Center for visitors who try the demo account. */
export async function seedDemoActivity(db: Database, now: Date): Promise<void> {
  await seedDemoWorkouts(db, now);
  await seedChallengeMembers(db, now);
  await seedDemoAchievements(db);
}
