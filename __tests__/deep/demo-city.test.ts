/** @jest-environment <rootDir>/__tests__/support/database-environment.mjs */
import "../support/close-database";
import { workoutDetailSchema } from "@/lib/activity/workouts/schema";
import { makeSeriesDates } from "@/lib/community/series/jobs";
import { daysAfter } from "@/lib/core/shared/clock";
import { reviewSchema } from "@/lib/discover/reviews/schema";
import { friendActivitySchema } from "@/lib/feed/friend-activity/schema";
import { DEMO_CONTACTS } from "@/lib/social/contacts/rules";
import { contactSchema } from "@/lib/social/contacts/schema";
import { SUGGESTIONS_SHOWN } from "@/lib/social/friends/rules";
import { friendSchema, suggestedPersonSchema } from "@/lib/social/friends/schema";
import { venues } from "@/prisma/data/venues";
import { seedCity } from "@/prisma/seed/city";
import { seedDemo } from "@/prisma/seed/demo";
import { DEMO_ID } from "@/prisma/seed/people";
import { Member, signedUp } from "../support/api";
import { wrongCounters } from "../support/traces";

// What the demo looks like when it's started on a Wednesday evening, six days after Thanksgiving.
const NOW = new Date("2026-12-03T00:30:00Z");

let demo: Member;
beforeAll(async () => {
  const { pool } = await import("@/lib/core/server/db");
  const db = await pool.connect();
  try {
    await seedCity(db, NOW);
    await seedDemo(db, NOW);
  } finally {
    db.release();
  }
  demo = await new Member(DEMO_ID, "Demo", "demo@windmile.app").signIn();
}, 60_000);

async function read<Row extends Record<string, unknown>>(text: string): Promise<Row[]> {
  const { pool } = await import("@/lib/core/server/db");
  return (await pool.query<Row>(text.replaceAll(":now", `'${NOW.toISOString()}'::timestamptz`))).rows;
}
const count = async (text: string) => Number((await read<{ n: string }>(`select count(*) as n from ${text}`))[0]?.n);

test("every evening of the next two weeks has an event", async () => {
  const empty = await read(`
    select day::date from generate_series((:now at time zone 'America/Chicago')::date, (:now at time zone 'America/Chicago')::date + 13, interval '1 day') day
    where not exists (select 1 from events e where e.date = day::date and e.time ~ '^([4-9]|1[01]):\\d\\d PM$')`);
  expect(empty).toEqual([]);
});

test("the run club's run is weekly, and the job creates each upcoming date once", async () => {
  const dates = () =>
    read<{ day: string; slug: string | null }>(`
      select to_char(e.date, 'YYYY-MM-DD') as day, e.slug from community_events e join event_series s on s.id = e."seriesId"
      where e.title = 'Sunrise 5K on the Lakefront' and e.slot = e.date and s.repeats = 'weekly' order by e.date`);
  expect(await dates()).toEqual([{ day: "2026-12-03", slug: "sunrise-5k-lakefront" }]);
  await makeSeriesDates(NOW);
  await makeSeriesDates(NOW);
  const days = (await dates()).map(({ day }) => day);
  expect(days.length).toBeGreaterThan(7);
  expect(days).toEqual(days.map((_, week) => daysAfter("2026-12-03", 7 * week)));
});

test("ten guides by members have existing places and counted followers", async () => {
  const guides = await read<{ places: number; followers: number; followersCount: number }>(`
    select g."followersCount", (select count(*)::int from member_guide_follows f where f."guideId" = g.id) as followers,
           (select count(*)::int from member_guide_places p where p."guideId" = g.id and
             (exists (select from venues v where v.id = p."targetId") or exists (select from hidden_gems h where h.id = p."targetId"))) as places
    from member_guides g`);
  expect(guides).toHaveLength(10);
  for (const { places, followers, followersCount } of guides) {
    expect(places).toBeGreaterThan(3);
    expect(followers).toBe(followersCount);
  }
});

test("two of the demo's contacts are members, and the others can be invited", async () => {
  const contacts = (await demo.post("/api/contacts/match", { contacts: DEMO_CONTACTS })).as(contactSchema.array());
  expect(contacts.map(({ isOnApp }) => isOnApp).sort()).toEqual([false, false, false, true, true]);
  // The name in an address book and the one on the profile are the same person's.
  for (const { name, user } of contacts.filter(({ isOnApp }) => isOnApp))
    expect(user?.firstName).toBe(name.split(" ")[0]);
});

test("the demo account got several notifications in the last week, and some are unread", async () => {
  const notified = `notifications where "userId" = '${DEMO_ID}' and "createdAt" between :now - interval '7 days' and :now`;
  expect(await count(notified)).toBeGreaterThan(10);
  const kinds = await read<{ type: string }>(`select distinct type from ${notified}`);
  expect(kinds.map(({ type }) => type).sort()).toEqual(["comment", "follow", "like"]);
  expect(await count(`${notified} and "readAt" is null`)).toBeGreaterThan(0);
  expect(await count(`notifications where "createdAt" > :now`)).toBe(0);
});

test("the demo account's achievements have past dates and are not announced as new", async () => {
  const notified = () => count(`notifications where "userId" = '${DEMO_ID}' and type = 'achievement'`);
  await demo.get("/api/achievements");
  expect(await notified()).toBe(0);
  expect(await count(`achievement_unlocks where "userId" = '${DEMO_ID}' and "unlockedAt" > :now`)).toBe(0);
  expect(await count(`achievement_unlocks where "userId" = '${DEMO_ID}'`)).toBeGreaterThan(8);
});

test("people are active today and in the current hour, and never in the future", async () => {
  const today = `(:now at time zone 'America/Chicago')::date::timestamp at time zone 'America/Chicago'`;
  for (const [table, at, many] of [
    ["workouts", `"createdAt"`, 15],
    ["check_ins", `"createdAt"`, 5],
    ["photos", `"createdAt"`, 2],
    ["posts", `"createdAt"`, 3],
  ] as const) {
    const todays = await count(`${table} where ${at} >= ${today}`);
    expect({ table, isAlive: todays >= many, todays }).toMatchObject({ isAlive: true });
    expect(await count(`${table} where ${at} > :now`)).toBe(0);
  }
  const recent = `"createdAt" between :now - interval '1 hour' and :now`;
  expect(await count(`workouts where ${recent}`)).toBeGreaterThan(0);
  expect(
    await count(`(select 1 from posts where ${recent} union all select 1 from photos where ${recent}) shared`),
  ).toBeGreaterThan(0);
});

test("the weekly board has someone far ahead, many in the middle, and some behind", async () => {
  const [board] = await read<{ first: number; median: number; last: number; values: number }>(`
    select max(xp) as first, percentile_disc(0.5) within group (order by xp) as median, min(xp) as last,
           count(distinct xp)::int as values
    from xp_weeks where week = date_trunc('week', :now at time zone 'America/Chicago')::date`);
  expect(board?.first).toBeGreaterThan(3 * (board?.median ?? Number.POSITIVE_INFINITY));
  expect(board?.last).toBeLessThan((board?.median ?? 0) / 1.5);
  expect(board?.values).toBeGreaterThan(20);
});

test("friends differ in levels, streaks, visits, and saved items as people do", async () => {
  const friends = (await demo.get("/api/friends?limit=100")).as(friendSchema.array());
  const levels = friends.map(({ level }) => level);
  expect(new Set(levels).size).toBeGreaterThan(6);
  expect(levels.filter((level) => level === 1).length).toBeLessThan(levels.length / 2);
  expect(levels.filter((level) => level >= 5).length).toBeLessThan(levels.length / 4);
  const people = await read<{ checkIns: number; saved: number; streak: number }>(`
    with days as (select distinct "userId", ("startedAt" at time zone 'America/Chicago')::date as day from workouts),
    runs as (
      select "userId", count(*)::int as long, max(day) as last
      from (select *, day - (row_number() over (partition by "userId" order by day))::int as run from days) numbered
      group by "userId", run
    )
    select u."checkInCount" as "checkIns", u."savedCount" as saved,
      coalesce((select max(long) from runs where runs."userId" = u.id and last >= (:now at time zone 'America/Chicago')::date - 1), 0) as streak
    from users u where u."isSample"`);
  for (const number of ["checkIns", "saved", "streak"] as const) {
    const values = people.map((person) => person[number]).sort((a, b) => a - b);
    const at = (share: number) => values[Math.floor(share * (values.length - 1))] ?? 0;
    expect({ number, different: new Set(values).size > 10 }).toEqual({ number, different: true });
    expect({ number, few: at(0.5) < at(1) / 4 }).toEqual({ number, few: true });
  }
});

test("friends' activity is in the feed with its likes", async () => {
  const activities = (await demo.get("/api/friends/activity?limit=50")).as(friendActivitySchema.array());
  expect(new Set(activities.map(({ type }) => type))).toEqual(new Set(["workout", "check-in", "post"]));
  expect(activities.filter(({ likes }) => (likes ?? 0) > 0).length).toBeGreaterThan(10);
  expect(activities.every((activity) => activity.type !== "check-in" || activity.venue !== null)).toBe(true);
});

test("the demo account has recorded routes compared with earlier ones, and friends with partly visible routes", async () => {
  const [last, first] = await read<{ id: string }>(
    `select "workoutId" as id from workout_routes where "userId" = '${DEMO_ID}' order by "startedAt" desc`,
  );
  const seen = async (id = "") => (await demo.get(`/api/workouts/${id}`)).as(workoutDetailSchema);
  expect((await seen(first?.id)).route.own?.movingSeconds).toBeGreaterThan(20 * 60);
  expect((await seen(last?.id)).comparison?.repeated).toMatchObject({ times: 2 });
  expect((await demo.get(`/api/workouts/${last?.id}/picture.svg`)).status).toBe(200);
  const friends = await read<{ id: string }>(
    `select "workoutId" as id from workout_routes where "userId" <> '${DEMO_ID}'`,
  );
  expect(friends.length).toBeGreaterThan(0);
  for (const { id } of friends) {
    const { route } = await seen(id);
    expect(route.own).toBeNull();
    expect(route.shown?.shownMeters).toBeGreaterThan(500);
  }
});

test("every seeded number matches its rows", async () => {
  expect(await wrongCounters()).toEqual([]);
});

test("new members get suggestions with reasons, and never the demo account", async () => {
  const { prisma } = await import("@/lib/core/server/db");
  for (const interests of [["food"], ["running", "coffee"], []]) {
    const newcomer = await signedUp();
    await prisma.user.update({ where: { id: newcomer.id }, data: { interests } });
    const people = (await newcomer.get("/api/friends/suggestions")).as(suggestedPersonSchema.array());
    expect(people.length).toBe(SUGGESTIONS_SHOWN);
    expect(people.map(({ id }) => id)).not.toContain(DEMO_ID);
    if (interests.length > 0) for (const { reason } of people.slice(0, 10)) expect(reason).toMatch(/^Also into /);
    if (interests.length > 1)
      for (const person of people.slice(0, 3)) {
        const { interests: theirs } = await prisma.user.findUniqueOrThrow({ where: { id: person.id } });
        expect(theirs).toEqual(expect.arrayContaining(interests));
      }
  }
});

test("every place has reviews, by people who were members at the time; ratings are the places' own", async () => {
  expect(await count(`venues v where not exists (select 1 from venue_reviews r where r."venueId" = v.id)`)).toBe(0);
  expect(await count(`venue_reviews r join users u on u.id = r."userId" where r."createdAt" <= u."createdAt"`)).toBe(0);
  expect(await count(`venue_reviews where "createdAt" > :now or "userId" = '${DEMO_ID}'`)).toBe(0);
  const { prisma } = await import("@/lib/core/server/db");
  for (const { slug, rating, reviewCount } of venues)
    expect(await prisma.venue.findUniqueOrThrow({ where: { slug } })).toMatchObject({ rating, reviewCount });
  const { id } = await prisma.venue.findUniqueOrThrow({ where: { slug: "art-institute" } });
  const reviews = (await demo.get(`/api/venues/${id}/reviews`)).as(reviewSchema.array());
  expect(new Set(reviews.map(({ user }) => user.id)).size).toBe(3);
});
