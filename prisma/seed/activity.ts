import { CHECK_IN_AWARD } from "../../lib/activity/xp/rules";
import { hiddenGems } from "../data/hidden-gems";
import { people } from "../data/people";
import { venues } from "../data/venues";
import { type Database, insertRows, randomOf, sample, seedId } from "./database";
import { award, workoutAward } from "./ledger";
import { momentOf } from "./moments";
import { DEMO_ID, daysHere, personId } from "./people";
import { chicagoDay } from "./rules";
import { workoutsOf } from "./workouts";

const HOUR = 3_600_000;
const DEMO_CHECK_INS = 7;
const DEMO_SAVED = 8;
/** Check-ins and saved items of the most active sample people, and how many of a person's check-ins are recent. */
const MOST_CHECK_INS = 30;
const MOST_SAVED = 40;
const RECENT_CHECK_INS = 3;

const indexes = people.map((_, index) => index);
const LAST_TO_JOIN = people.length - 1;
/** A skewed distribution: most people have few, and a few have nearly the maximum. */
const skewed = (most: number, random: () => number) => Math.floor(most * random() ** 4);
const ago = (now: Date, hours: number) => new Date(now.getTime() - hours * HOUR);

async function seedWorkouts(db: Database, now: Date): Promise<void> {
  const rows = indexes.flatMap((index) => workoutsOf(index, now));
  await insertRows(db, "workouts", rows);
  await award(db, "workout", rows, workoutAward);
}

async function seedCheckIns(db: Database, now: Date): Promise<void> {
  const random = randomOf(1893);
  const visits = [
    ...sample(venues, DEMO_CHECK_INS, random).map((venue, order) => ({
      userId: DEMO_ID,
      venue,
      hours: 30 + order * 50,
    })),
    ...indexes.flatMap((index) =>
      sample(venues, skewed(MOST_CHECK_INS, random), random).map((venue, order) => ({
        userId: personId(index),
        venue,
        // Squaring makes most of them recent: a city has more check-ins from today than from last week.
        hours: 1 + (order < RECENT_CHECK_INS ? 400 : 24 * daysHere(LAST_TO_JOIN)) * random() ** 2,
      })),
    ),
  ];
  const rows = visits.map(({ userId, venue, hours }, order) => {
    const createdAt = momentOf({ hoursAgo: hours }, now, order);
    const id = seedId(`check-in:${userId}:${venue.slug}`, createdAt);
    return {
      id,
      userId,
      venueId: seedId(`venue:${venue.slug}`),
      day: chicagoDay(createdAt),
      isPrivate: false,
      likeCount: 0,
      createdAt,
    };
  });
  await insertRows(db, "check_ins", rows);
  await award(db, "check_in", rows, () => CHECK_IN_AWARD);
}

/** The demo account's eight saved places, and other people's saved items, some of them from this morning. */
async function seedSaved(db: Database, now: Date): Promise<void> {
  const random = randomOf(88);
  const byDemo = sample(venues, DEMO_SAVED, random).map((venue, order) => ({
    userId: DEMO_ID,
    type: "venue",
    targetId: seedId(`venue:${venue.slug}`),
    createdAt: ago(now, 12 + order * 20),
  }));
  const items = [
    ...venues.map(({ slug }) => ({ type: "venue", targetId: seedId(`venue:${slug}`) })),
    ...hiddenGems.map(({ slug }) => ({ type: "gem", targetId: seedId(`gem:${slug}`) })),
  ];
  const byOthers = indexes.flatMap((index) =>
    sample(items, skewed(MOST_SAVED, random), random).map((item, order) => ({
      userId: personId(index),
      ...item,
      createdAt: momentOf({ hoursAgo: 1 + 1500 * random() ** 2 }, now, index + order),
    })),
  );
  await insertRows(db, "saved_items", [...byDemo, ...byOthers]);
}

/** How old activities liked by followers can be, how many followers like them, and how soon at the earliest. */
const LIKED_DAYS = 14;
const ONE_IN = 9;
const LIKED_WITHIN_HOURS = 20;

/** Some followers like people's recent activities. All workouts must exist by then. */
export async function seedActivityLikes(db: Database, now: Date): Promise<void> {
  for (const [items, likes, itemId] of [
    ["workouts", "workout_likes", "workoutId"],
    ["check_ins", "check_in_likes", "checkInId"],
  ]) {
    await db.query(
      `insert into ${likes} ("${itemId}", "userId", "createdAt")
       select t.id, f."followerId",
         t."createdAt" + least($1::timestamptz - t."createdAt", $3::int * interval '1 hour') * ((hash.value & 1023) / 1024.0)
       from ${items} t join follows f on f."followingId" = t."userId" and f.status = 'accepted'
       cross join lateral (select hashtext(t.id::text || f."followerId") as value) hash
       where t."createdAt" between $1::timestamptz - $2::int * interval '1 day' and $1::timestamptz
         and abs(hash.value % $4::int) = 0
       on conflict do nothing`,
      [now.toISOString(), LIKED_DAYS, LIKED_WITHIN_HOURS, ONE_IN],
    );
    await db.query(
      `update ${items} t set "likeCount" = l.likes
       from (select "${itemId}" as id, count(*)::int as likes from ${likes} group by 1) l where t.id = l.id`,
    );
  }
}

/** The demo city's workouts, check-ins, and saved items, and their ledger entries. */
export async function seedActivity(db: Database, now: Date): Promise<void> {
  await seedWorkouts(db, now);
  await seedCheckIns(db, now);
  await seedSaved(db, now);
}
