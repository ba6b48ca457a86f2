import "../support/unlimited";
import { v7 as uuid } from "uuid";
import { userStatsSchema } from "@/lib/activity/stats/schema";
import { MORE_ACTIVITY_TYPES } from "@/lib/activity/workouts/rules";
import { loggedWorkoutSchema, workoutSchema } from "@/lib/activity/workouts/schema";
import { prisma } from "@/lib/core/server/db";
import { type Member, signedUp, visitor } from "../support/api";
import { aVenue, ledgerOf, totalsOf, walk } from "../support/fixtures";

let ada: Member;
beforeEach(async () => {
  ada = await signedUp();
});
const log = async (body: object) => (await ada.post("/api/workouts", body)).as(loggedWorkoutSchema);
const swim = { activityType: "swimming", duration: 45 };

test("a workout awards what the spec says, whatever the client claims", async () => {
  const answer = await ada.post("/api/workouts", { ...swim, notes: "Lake", xpEarned: 9999, userId: uuid() });
  expect(answer.status).toBe(201);
  const logged = answer.as(loggedWorkoutSchema);
  expect(logged).toMatchObject({
    workout: {
      activityType: "swimming",
      duration: 45,
      notes: "Lake",
      xpEarned: 21,
      distanceMeters: null,
      venueId: null,
    },
    xpEarned: 21,
    unlocked: [{ id: "first-workout", title: "Off the Couch", description: "Log your first workout" }],
    stats: { xp: 21, mileScore: 325, level: 1, weekly: { xp: 66, completed: 4, minutes: 45 }, streak: { current: 1 } },
  });
  expect(await ledgerOf(ada.id)).toEqual([{ source: "workout", xp: 21, score: 45 }]);
  expect((await ada.get("/api/user/stats")).as(userStatsSchema)).toEqual(logged.stats);
});

test.each(MORE_ACTIVITY_TYPES)(
  "30 minutes of %s pay 6 XP and count toward minutes, streak, and history",
  async (activityType) => {
    expect(await log({ activityType, duration: 30 })).toMatchObject({
      workout: { activityType, duration: 30, xpEarned: 6 },
      xpEarned: 6,
      stats: { xp: 6, weekly: { minutes: 30 }, streak: { current: 1 } },
    });
    expect((await ada.get("/api/workouts")).body).toEqual([expect.objectContaining({ activityType, xpEarned: 6 })]);
  },
);

test("twenty parallel posts of one workout with one key award once", async () => {
  const send = (body: object = swim) => ada.post("/api/workouts", body, { "idempotency-key": "w1" });
  const answers = await Promise.all(Array.from({ length: 20 }, () => send()));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 201));
  const first = answers.find((answer) => answer.headers.get("idempotent-replayed") === null);
  for (const answer of answers) expect(answer.body).toEqual(first?.body);
  expect(answers.filter((answer) => answer.headers.get("idempotent-replayed") === "true")).toHaveLength(19);
  expect((await send({ ...swim, duration: 46 })).status).toBe(422);
  expect(await ledgerOf(ada.id)).toHaveLength(1);
  const bob = await signedUp();
  expect((await bob.post("/api/workouts", swim, { "idempotency-key": "w1" })).status).toBe(201);
});

test("a rejected request leaves its key unused", async () => {
  const send = (venueId: string) => ada.post("/api/workouts", { ...swim, venueId }, { "idempotency-key": "w2" });
  expect((await send(uuid())).status).toBe(400);
  expect((await send(await aVenue())).status).toBe(201);
});

test("an edit changes the XP by exactly the difference", async () => {
  const { workout } = await log(swim);
  const edited = (await ada.patch(`/api/workouts/${workout.id}`, { duration: 60 })).as(loggedWorkoutSchema);
  expect(edited).toMatchObject({
    workout: { ...workout, duration: 60, xpEarned: 28 },
    xpEarned: 28,
    stats: { xp: 28 },
  });
  await ada.patch(`/api/workouts/${workout.id}`, { activityType: "yoga", notes: "Mat" });
  expect(await ledgerOf(ada.id)).toEqual([
    { source: "workout", xp: 21, score: 45 },
    { source: "workout", xp: 7, score: 0 },
    { source: "workout", xp: -16, score: 0 },
  ]);
  const cleared = (await ada.patch(`/api/workouts/${workout.id}`, { notes: null })).as(loggedWorkoutSchema);
  expect(cleared.workout).toMatchObject({ activityType: "yoga", duration: 60, notes: null });
  expect(await totalsOf(ada.id)).toMatchObject({ ledgerXp: 12, ledgerScore: 45, weeksXp: 12, entriesXp: 12 });
});

test("twenty parallel deletions reverse once", async () => {
  const { workout } = await log(swim);
  await log({ activityType: "running", duration: 30 });
  const answers = await Promise.all(Array.from({ length: 20 }, () => ada.del(`/api/workouts/${workout.id}`)));
  expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 404)).toHaveLength(19);
  expect(await totalsOf(ada.id)).toEqual({
    ledgerXp: 10,
    ledgerScore: 45,
    weeksXp: 10,
    entriesXp: 10,
    entriesScore: 45,
  });
});

test("parallel edits and deletions end at the ledger's sum", async () => {
  const made = await Promise.all(Array.from({ length: 6 }, () => log(swim)));
  const answers = await Promise.all(
    made.flatMap(({ workout: { id } }, index) => [
      ada.patch(`/api/workouts/${id}`, { duration: 60 + index }),
      ada.patch(`/api/workouts/${id}`, { activityType: "strength" }),
      index % 2 ? ada.del(`/api/workouts/${id}`) : ada.patch(`/api/workouts/${id}`, { duration: 31 }),
    ]),
  );
  expect(answers.filter(({ status }) => ![200, 204, 404].includes(status))).toEqual([]);
  const left = await walk(ada, "/api/workouts", workoutSchema.array());
  const xp = left.reduce((sum, workout) => sum + workout.xpEarned, 0);
  expect(left).toHaveLength(3);
  expect(await totalsOf(ada.id)).toEqual({
    ledgerXp: xp,
    ledgerScore: 135,
    weeksXp: xp,
    entriesXp: xp,
    entriesScore: 135,
  });
});

test("the start, distance, and place are stored", async () => {
  const venueId = await aVenue();
  const startedAt = "2026-01-02T03:04:05-06:00";
  const { workout } = await log({ ...swim, startedAt, distanceMeters: 1500.4, venueId });
  expect(workout).toMatchObject({ startedAt: "2026-01-02T09:04:05.000Z", distanceMeters: 1500, venueId });
});

test("the list contains only the user's, newest first, without repeats while more are logged", async () => {
  for (let day = 1; day <= 9; day += 1) {
    await log({ activityType: "hiking", duration: day, startedAt: `2026-10-0${day}T12:00:00Z` });
  }
  const seen = await walk(ada, "/api/workouts?limit=2", workoutSchema.array(), async () => {
    await log({ activityType: "hiking", duration: 100 });
  });
  expect(seen.map(({ duration }) => duration)).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1]);
  const bob = await signedUp();
  expect((await bob.get("/api/workouts")).body).toEqual([]);
});

test.each([
  ["no activity", { duration: 30 }, "activityType"],
  ["an unknown activity", { activityType: "golf", duration: 30 }, "activityType"],
  ["a name in capitals", { activityType: "Running", duration: 30 }, "activityType"],
  ["no duration", { activityType: "yoga" }, "duration"],
  ["a duration as text", { activityType: "yoga", duration: "30" }, "duration"],
  ["no minutes", { activityType: "yoga", duration: 0 }, "duration"],
  ["negative minutes", { activityType: "yoga", duration: -5 }, "duration"],
  ["half a minute", { activityType: "yoga", duration: 1.5 }, "duration"],
  ["more than a day", { activityType: "yoga", duration: 1441 }, "duration"],
  ["notes of 2,001 characters", { activityType: "yoga", duration: 1, notes: "x".repeat(2001) }, "notes"],
  ["notes that aren't text", { activityType: "yoga", duration: 1, notes: 5 }, "notes"],
  [
    "tomorrow",
    { activityType: "yoga", duration: 1, startedAt: new Date(Date.now() + 86_400_000).toISOString() },
    "startedAt",
  ],
  ["no date", { activityType: "yoga", duration: 1, startedAt: "soon" }, "startedAt"],
  ["the year 0", { activityType: "yoga", duration: 1, startedAt: "0000-01-01T00:00:00Z" }, "startedAt"],
  ["a negative distance", { activityType: "yoga", duration: 1, distanceMeters: -1 }, "distanceMeters"],
  ["an infinite distance", { activityType: "yoga", duration: 1, distanceMeters: 1e12 }, "distanceMeters"],
  ["an unknown place", { activityType: "yoga", duration: 1, venueId: uuid() }, "venueId"],
  ["an invalid place ID", { activityType: "yoga", duration: 1, venueId: "park" }, "venueId"],
])("%s is 400 and leaves nothing behind", async (_name, body, field) => {
  const refused = await ada.post("/api/workouts", body);
  expect([refused.status, refused.body]).toEqual([
    400,
    expect.objectContaining({ code: "validation", errors: expect.objectContaining({ [field]: expect.any(Array) }) }),
  ]);
  expect(await prisma.workout.count({ where: { userId: ada.id } })).toBe(0);
  expect(await ledgerOf(ada.id)).toEqual([]);
});

test("a workout lasts at most a day, and notes have at most 2,000 characters", async () => {
  const { workout } = await log({ activityType: "running", duration: 1440, notes: "😀".repeat(2000) });
  expect(workout.xpEarned).toBe(480);
});

test("a day has at most 24 hours of activity", async () => {
  const startedAt = "2026-06-10T17:00:00.000Z";
  const minutes = (duration: number, at = startedAt) =>
    ada.post("/api/workouts", { activityType: "swimming", duration, startedAt: at });
  expect((await minutes(480)).status).toBe(201);
  const parallel = await Promise.all(Array.from({ length: 4 }, () => minutes(480)));
  expect(parallel.map(({ status }) => status).sort()).toEqual([201, 201, 400, 400]);
  expect((await minutes(1)).body).toMatchObject({
    errors: { duration: ["That's more than 24 hours of activity in one day"] },
  });
  expect((await minutes(1, "2026-06-11T17:00:00.000Z")).status).toBe(201);
  const { ledgerXp, entriesXp } = await totalsOf(ada.id);
  expect([ledgerXp, entriesXp]).toEqual([672, 672]); // rejected requests earned nothing
  const [next] = (await ada.get("/api/workouts")).as(workoutSchema.array());
  expect((await ada.patch(`/api/workouts/${next?.id}`, { startedAt })).status).toBe(400);
});

test("other people's workouts can't be found", async () => {
  const { workout } = await log(swim);
  const bob = await signedUp();
  expect((await bob.patch(`/api/workouts/${workout.id}`, { duration: 1 })).status).toBe(404);
  expect((await bob.del(`/api/workouts/${workout.id}`)).status).toBe(404);
  expect((await visitor().del(`/api/workouts/${workout.id}`)).status).toBe(401);
  expect((await ada.get("/api/workouts")).body).toEqual([workout]);
});

describe("a weekly goal", () => {
  const reachedBy = async (who: Member, duration: number, more: object = {}) =>
    (await who.post("/api/workouts", { activityType: "yoga", duration, ...more })).as(loggedWorkoutSchema).goalReached;

  test("is announced with the workout that reaches it, once a week, despite simultaneous ones", async () => {
    const eve = await signedUp({ weeklyGoal: 60 });
    expect(await reachedBy(eve, 40)).toBeNull();
    // In another week, where it counts.
    const weeksAgo = new Date(Date.now() - 21 * 86_400_000).toISOString();
    expect(await reachedBy(eve, 40, { startedAt: weeksAgo })).toBeNull();
    const told = await Promise.all(Array.from({ length: 6 }, () => reachedBy(eve, 20)));
    expect(told.filter((goal) => goal !== null)).toEqual([60]);
    expect(await reachedBy(eve, 90)).toBeNull();
  });

  test("is announced again in another week, and never without a goal", async () => {
    const eve = await signedUp({ weeklyGoal: 30, goalNotifiedFor: new Date("2020-01-06") });
    expect(await reachedBy(eve, 30)).toBe(30);
    expect(await reachedBy(await signedUp(), 300)).toBeNull();
  });

  test("can be reached by an edit as well", async () => {
    const eve = await signedUp({ weeklyGoal: 60 });
    const { workout } = (await eve.post("/api/workouts", { activityType: "yoga", duration: 20 })).as(
      loggedWorkoutSchema,
    );
    const edited = await eve.patch(`/api/workouts/${workout.id}`, { duration: 75 });
    expect(edited.as(loggedWorkoutSchema).goalReached).toBe(60);
  });
});
