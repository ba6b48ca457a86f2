import "../support/unlimited";
import { getMonth, listWeeks } from "@/lib/activity/history/queries";
import { boardRowSchema } from "@/lib/activity/leaderboard/schema";
import { toColumns } from "@/lib/activity/routes/formats";
import { getStats, numbersOf } from "@/lib/activity/stats/queries";
import { userStatsSchema } from "@/lib/activity/stats/schema";
import { loggedWorkoutSchema, workoutDetailSchema, workoutSchema } from "@/lib/activity/workouts/schema";
import { prisma, rows, sql } from "@/lib/core/server/db";
import { instantIn } from "@/lib/core/shared/clock";
import { type Member, signedUp } from "../support/api";
import { totalsOf, walk } from "../support/fixtures";
import { LAKEFRONT, truth } from "../support/tracks";

// Which day and week a workout counts toward, and what can change later.

const DAY = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY).toISOString();
const ride = { activityType: "cycling", duration: 60 };
const YEAR = "Enter a date within the last year";

let ada: Member;
beforeEach(async () => {
  ada = await signedUp();
});
const log = async (body: object) => (await ada.post("/api/workouts", body)).as(loggedWorkoutSchema);
const edit = (id: string, change: object) => ada.patch(`/api/workouts/${id}`, change);
const stats = async () => (await ada.get("/api/user/stats")).as(userStatsSchema);
const routeOf = (speed: number, days = 3) => {
  const points = truth(LAKEFRONT, [{ meters: 3000, heading: 0, speed }]);
  const columns = toColumns({ points: points.map((point) => ({ ...point, elevation: null })), breaks: [] });
  return { startedAt: daysAgo(days), ...columns };
};
const record = async (activityType: string, speed: number) =>
  (await ada.post("/api/workouts/recorded", { activityType, route: routeOf(speed) })).as(loggedWorkoutSchema).workout;

describe("XP belongs to the week of the activity", () => {
  test("last year's workouts change none of this week's numbers, whatever their source", async () => {
    const before = await stats();
    const { xpEarned } = await log({ ...ride, startedAt: daysAgo(300) });
    for (let day = 500; day < 508; day += 1) await log({ ...ride, source: "file", startedAt: daysAgo(day) });
    const after = await stats();
    expect([xpEarned, after.xp]).toEqual([16, 144]);
    expect(after.weekly).toEqual(before.weekly);
    expect(after.rank).toBe(before.rank);
    const [mine] = (await ada.get("/api/leaderboard/city?around=true")).as(boardRowSchema.array());
    expect(mine?.xp ?? 0).toBe(0);
    expect((await numbersOf([ada.id], null)).get(ada.id)?.weekly).toEqual(
      expect.objectContaining({ xp: before.weekly.xp, completed: before.weekly.completed }),
    );
    expect((await listWeeks(ada.id)).map(({ xp }) => xp)).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
    expect((await totalsOf(ada.id)).weeksXp).toBe(144);
  });

  test("a corrected start moves it, and a deletion reverses it in its week", async () => {
    const weeks = async () => (await listWeeks(ada.id)).map(({ xp }) => xp);
    const { workout } = await log(ride);
    expect(await weeks()).toEqual([0, 0, 0, 0, 0, 0, 0, 16]);
    await edit(workout.id, { startedAt: daysAgo(14) });
    expect(await weeks()).toEqual([0, 0, 0, 0, 0, 16, 0, 0]);
    expect((await stats()).weekly).toMatchObject({ xp: 45, minutes: 0 });
    await edit(workout.id, { startedAt: daysAgo(21), duration: 120 });
    expect(await weeks()).toEqual([0, 0, 0, 0, 32, 0, 0, 0]);
    await ada.del(`/api/workouts/${workout.id}`);
    expect(await weeks()).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
  });

  test("parallel edits of starts, minutes, and activities with deletions keep ledger, totals, and weeks consistent", async () => {
    const made = await Promise.all(
      Array.from({ length: 6 }, (_, index) => log({ ...ride, startedAt: daysAgo(index) })),
    );
    const answers = await Promise.all(
      made.flatMap(({ workout: { id } }, index) => [
        edit(id, { startedAt: daysAgo(7 * index + 7) }),
        edit(id, { startedAt: daysAgo(7 * index + 14), duration: 90 }),
        edit(id, { activityType: "running" }),
        index % 3 ? edit(id, { notes: "n" }) : ada.del(`/api/workouts/${id}`),
      ]),
    );
    expect(answers.filter(({ status }) => ![200, 204, 404].includes(status))).toEqual([]);
    const left = await walk(ada, "/api/workouts", workoutSchema.array());
    const xp = left.reduce((sum, workout) => sum + workout.xpEarned, 0);
    expect(left).toHaveLength(4);
    expect(await totalsOf(ada.id)).toMatchObject({ ledgerXp: xp, weeksXp: xp, entriesXp: xp, ledgerScore: 180 });
    // Each week's total is the XP its workouts earned.
    const perWeek = await rows(sql`
      select x.week from xp_weeks x
      left join (
        select date_trunc('week', w."localDay"::timestamp)::date as week, sum(e.xp) as xp
        from workouts w join xp_entries e on e."sourceId" = w.id where w."userId" = ${ada.id}::uuid group by 1
      ) paid using (week)
      where x."userId" = ${ada.id}::uuid and x.xp <> coalesce(paid.xp, 0)`);
    expect(perWeek).toEqual([]);
  });
});

test("history shows the XP that was paid: notes don't change it, minutes do", async () => {
  const { workout } = await log(ride);
  // Awarded at a different rate, as before a change of the formula.
  const paid = { userId: ada.id, source: "workout", sourceId: workout.id, revision: 1, xp: 4, score: 0 } as const;
  const [entry] = await prisma.xpEntry.findMany({ where: { userId: ada.id } });
  await prisma.xpEntry.create({ data: { ...paid, week: entry?.week ?? new Date() } });
  const shown = async () => [
    (await ada.get("/api/workouts")).as(workoutSchema.array())[0]?.xpEarned,
    (await ada.get(`/api/workouts/${workout.id}`)).as(workoutDetailSchema).xpEarned,
  ];
  expect(await shown()).toEqual([20, 20]);
  await edit(workout.id, { notes: "windy", duration: 60, activityType: "cycling" });
  expect(await shown()).toEqual([20, 20]);
  await edit(workout.id, { duration: 90 });
  expect(await shown()).toEqual([24, 24]);
});

describe("allowed start times", () => {
  test.each([
    ["typed", "/api/workouts", 364, 201],
    ["typed", "/api/workouts", 367, 400],
    ["file", "/api/workouts", 12_000, 201],
    ["file", "/api/workouts/recorded", 12_000, 201],
    ["recorded", "/api/workouts/recorded", 12_000, 201],
  ])("%s at %s %d days ago: %d", async (source, path, days, status) => {
    const body = path.endsWith("recorded")
      ? { activityType: "running", route: routeOf(3, days) }
      : { ...ride, startedAt: daysAgo(days) };
    const answer = await ada.post(path, { ...body, source });
    expect(answer.status).toBe(status);
    if (status === 400) expect(answer.body).toMatchObject({ errors: { startedAt: [YEAR] } });
    else expect(answer.as(loggedWorkoutSchema).workout.source).toBe(source);
  });

  test("a file without a map counts once, and not in addition to a recording of the same time", async () => {
    const body = { ...ride, source: "file", startedAt: daysAgo(20) };
    const answers = await Promise.all(Array.from({ length: 5 }, () => ada.post("/api/workouts", body)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
    await ada.post("/api/workouts/recorded", { activityType: "running", route: routeOf(3, 21) });
    expect((await ada.post("/api/workouts", { ...body, startedAt: daysAgo(21) })).status).toBe(409);
    expect((await ada.post("/api/workouts", { ...body, source: "typed" })).status).toBe(201);
  });

  test("heart rates of a file are stored for its owner, and invalid ones are rejected", async () => {
    const body = { ...ride, source: "file", startedAt: daysAgo(30), averageHeartRate: 148, maxHeartRate: 171 };
    const { workout } = await log(body);
    expect(workout).toMatchObject({ averageHeartRate: 148, maxHeartRate: 171 });
    expect((await ada.get(`/api/workouts/${workout.id}`)).body).toMatchObject({ averageHeartRate: 148 });
    const bob = await signedUp();
    const seen = await bob.get(`/api/workouts/${workout.id}`);
    if (seen.status === 200) expect(seen.body).toMatchObject({ averageHeartRate: null, maxHeartRate: null });
    expect((await ada.post("/api/workouts", { ...body, startedAt: daysAgo(31), maxHeartRate: 900 })).status).toBe(400);
  });

  test("an edit follows the rule of the workout's source, and an unchanged date is fine", async () => {
    const { workout: typed } = await log(ride);
    const { workout: imported } = await log({ ...ride, source: "file" });
    expect((await edit(typed.id, { startedAt: daysAgo(400) })).body).toMatchObject({ errors: { startedAt: [YEAR] } });
    expect((await edit(imported.id, { startedAt: daysAgo(400) })).status).toBe(200);
    expect((await edit(imported.id, { startedAt: "1969-12-31T12:00:00Z" })).status).toBe(400);
    const old = new Date(daysAgo(500));
    await prisma.workout.update({ where: { id: typed.id }, data: { startedAt: old } });
    expect((await edit(typed.id, { startedAt: old.toISOString(), notes: "n" })).status).toBe(200);
  });

  test("a day already over its 24 hours can still be corrected, and shortened", async () => {
    const { workout } = await log({ ...ride, duration: 700 });
    const data = { userId: ada.id, activityType: "yoga", duration: 1000, startedAt: new Date(workout.startedAt) };
    await prisma.workout.create({ data });
    expect((await edit(workout.id, { notes: "n" })).status).toBe(200);
    expect((await edit(workout.id, { duration: 600 })).status).toBe(200);
    expect((await edit(workout.id, { duration: 601 })).status).toBe(400);
  });
});

describe("the person's local day", () => {
  const moveTo = (timeZone: string) => prisma.user.update({ where: { id: ada.id }, data: { timeZone } });

  test("counted days keep counting after the time zone changes", async () => {
    const at = (day: string, time: string) =>
      prisma.workout.create({
        data: {
          userId: ada.id,
          activityType: "yoga",
          duration: 20,
          startedAt: instantIn("America/Chicago", day, time),
          createdAt: instantIn("America/Chicago", day, time),
        },
      });
    await at("2026-11-18", "23:40");
    await at("2026-11-20", "00:20");
    await at("2026-11-19", "00:20");
    const now = new Date("2026-11-20T12:00:00Z");
    const seen = async () => {
      const { streak, consistency, weekly } = await getStats(ada.id, rows, now);
      const { days } = await getMonth(ada.id, { month: "2026-11" }, now);
      return { streak: streak.current, consistency, weekly, days: days.filter(({ minutes }) => minutes > 0) };
    };
    const before = await seen();
    expect(before).toMatchObject({
      streak: 3,
      days: [{ day: "2026-11-18" }, { day: "2026-11-19" }, { day: "2026-11-20" }],
    });
    await moveTo("Asia/Tokyo");
    expect(await seen()).toEqual(before);
    expect((await ada.get("/api/workouts?day=2026-11-19")).as(workoutSchema.array())).toHaveLength(1);
  });

  test("a Monday in Tokyo is in Monday's week on your own screens, while it is Sunday in Chicago", async () => {
    await moveTo("Asia/Tokyo");
    await prisma.user.update({ where: { id: ada.id }, data: { weeklyGoal: 30 } });
    const monday = instantIn("Asia/Tokyo", "2026-11-23", "08:00");
    const { workout } = await log({ ...ride, startedAt: monday.toISOString() });
    expect(workout.xpEarned).toBe(16);
    const now = new Date(monday.getTime() + 3_600_000);
    expect((await listWeeks(ada.id, now)).slice(-2)).toEqual([
      { week: "2026-11-16", workouts: 0, minutes: 0, xp: 0 },
      { week: "2026-11-23", workouts: 1, minutes: 60, xp: 16 },
    ]);
    expect((await getStats(ada.id, rows, now)).weekly).toEqual({ xp: 61, completed: 4, minutes: 60, activeDays: 1 });
    // Others see Chicago's week, where it's still Sunday.
    expect((await numbersOf([ada.id], null, now)).get(ada.id)?.weekly).toEqual({ xp: 45, completed: 3 });
    await prisma.workout.updateMany({ where: { id: workout.id }, data: { createdAt: now } });
    const later = new Date("2026-11-23T12:00:00Z");
    expect((await numbersOf([ada.id], null, later)).get(ada.id)?.weekly).toEqual({ xp: 61, completed: 4 });
  });
});

describe("a recorded workout", () => {
  test("can't be edited into something impossible", async () => {
    const fast = await record("cycling", 11);
    const refused = await edit(fast.id, { activityType: "running" });
    expect(refused.body).toMatchObject({ errors: { activityType: ["That pace isn't possible for this activity"] } });
    expect((await ada.get("/api/workouts/records")).body).toEqual([
      expect.objectContaining({ activityType: "cycling" }),
      expect.objectContaining({ activityType: "cycling" }),
    ]);
    const slow = await ada.post("/api/workouts/recorded", { activityType: "running", route: routeOf(3, 5) });
    const { workout } = slow.as(loggedWorkoutSchema);
    expect((await edit(workout.id, { activityType: "hiking" })).status).toBe(200);
    expect(JSON.stringify((await ada.get("/api/workouts/records")).body)).toContain("hiking");
  });

  test.each([
    ["startedAt", daysAgo(9)],
    ["duration", 90],
    ["distanceMeters", 42_195],
    ["distanceMeters", null],
  ])("keeps the %s of its route", async (field, value) => {
    const workout = await record("running", 3);
    const refused = await edit(workout.id, { [field]: value });
    expect([refused.status, refused.body]).toEqual([
      400,
      expect.objectContaining({ errors: { [field]: ["This comes from the recorded route and can't be changed"] } }),
    ]);
    const { startedAt, duration, distanceMeters } = workout;
    expect((await edit(workout.id, { startedAt, duration, distanceMeters, notes: "Lake" })).status).toBe(200);
  });

  test("recalculates its moving time and XP for another activity", async () => {
    // Slow enough that a cyclist would be standing still, while a hiker is moving the whole time.
    const slow = await record("hiking", 0.8);
    expect(slow.duration).toBe(63);
    const { workout, xpEarned } = (await edit(slow.id, { activityType: "cycling" })).as(loggedWorkoutSchema);
    expect([workout.duration, xpEarned]).toEqual([1, 0]);
    const route = await prisma.workoutRoute.findUniqueOrThrow({ where: { workoutId: slow.id } });
    expect(route.movingSeconds).toBe(0);
  });
});
