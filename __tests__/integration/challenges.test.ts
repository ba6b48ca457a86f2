import "../support/unlimited";
import { v7 as uuid } from "uuid";
import { rotateChallenges } from "@/lib/activity/challenges/jobs";
import { joinChallenge } from "@/lib/activity/challenges/mutations";
import { listActiveChallenges, listFinishedChallenges } from "@/lib/activity/challenges/queries";
import type { ChallengeUnit } from "@/lib/activity/challenges/rules";
import { challengeSpan } from "@/lib/activity/challenges/rules";
import { type Challenge, challengeSchema } from "@/lib/activity/challenges/schema";
import { checkedInSchema } from "@/lib/activity/check-ins/schema";
import { createWorkout, deleteWorkout, editWorkout } from "@/lib/activity/workouts/mutations";
import { createWorkoutSchema, loggedWorkoutSchema } from "@/lib/activity/workouts/schema";
import { prisma, rows } from "@/lib/core/server/db";
import { CHICAGO, dayIn, daysAfter, instantAt } from "@/lib/core/shared/clock";
import { photoSchema } from "@/lib/feed/photos/schema";
import { sharedPostSchema } from "@/lib/feed/posts/schema";
import { type Member, signedUp, visitor } from "../support/api";
import { aVenue } from "../support/fixtures";
import { image } from "../support/images";

const HOUR = 3_600_000;
let ada: Member;
let bob: Member;
beforeEach(async () => {
  [ada, bob] = await Promise.all([signedUp(), signedUp()]);
});

/** A challenge from yesterday to today, in whole Chicago days. */
async function challenge(
  unit: ChallengeUnit,
  scope: "city" | "personal",
  target = 100,
  now = Date.now(),
): Promise<string> {
  const { id } = await prisma.challenge.create({
    data: {
      slug: uuid(),
      title: "A challenge",
      description: "To be met",
      unit,
      scope,
      target,
      startsAt: instantAt(CHICAGO, daysAfter(dayIn(CHICAGO, new Date(now)), -1), 0),
      endsAt: instantAt(CHICAGO, daysAfter(dayIn(CHICAGO, new Date(now)), 1), 0),
    },
  });
  return id;
}

const active = async (member: Member | ReturnType<typeof visitor>, id: string): Promise<Challenge> => {
  const found = (await member.get("/api/challenges/active")).as(challengeSchema.array()).find((one) => one.id === id);
  if (!found) throw new Error("it isn't active");
  return found;
};
const join = async (member: Member, id: string) => (await member.put(`/api/challenges/${id}/join`)).as(challengeSchema);
const log = (member: Member, workout: object) =>
  member.post("/api/workouts", { activityType: "running", duration: 30, ...workout });

test("a personal one counts the user's rows since it started, including edits and deletions", async () => {
  const id = await challenge("minutes", "personal");
  const { body } = await log(ada, { duration: 40 });
  await log(bob, { duration: 90 });
  await log(ada, { duration: 60, startedAt: new Date(Date.now() - 54 * HOUR).toISOString() });
  expect(await active(ada, id)).toMatchObject({
    isJoined: false,
    progress: 0,
    participants: 0,
    target: 100,
    unit: "minutes",
  });
  expect(await join(ada, id)).toMatchObject({ isJoined: true, progress: 40, mine: 40, participants: 1 });
  const workoutId = (body as { workout: { id: string } }).workout.id;
  await ada.patch(`/api/workouts/${workoutId}`, { duration: 55 });
  expect((await active(ada, id)).progress).toBe(55);
  await ada.del(`/api/workouts/${workoutId}`);
  expect((await active(ada, id)).progress).toBe(0);
  expect((await ada.del(`/api/challenges/${id}/join`)).as(challengeSchema)).toMatchObject({
    isJoined: false,
    participants: 0,
  });
});

test("a city one adds up everyone who joined, and visitors see it too", async () => {
  const id = await challenge("workouts", "city");
  await log(ada, {});
  await log(ada, {});
  await log(bob, {});
  await join(ada, id);
  expect(await active(visitor(), id)).toMatchObject({ progress: 2, mine: 0, isJoined: false, participants: 1 });
  await join(bob, id);
  expect(await active(bob, id)).toMatchObject({ progress: 3, mine: 1, isJoined: true, participants: 2 });
  await prisma.user.delete({ where: { id: ada.id } });
  expect(await active(bob, id)).toMatchObject({ progress: 1, participants: 1 });
});

test("every unit is counted from its rows", async () => {
  const units = ["distance", "check-ins", "xp"] as const;
  const ids = await Promise.all(units.map((unit) => challenge(unit, "personal")));
  // XP comes from the ledger, by whole Chicago weeks.
  await prisma.challenge.update({
    where: { id: ids[2] ?? "" },
    data: { startsAt: new Date(Date.now() - 8 * 24 * HOUR), endsAt: new Date(Date.now() + 8 * 24 * HOUR) },
  });
  await log(ada, { distanceMeters: 5000 });
  await ada.post("/api/check-ins", { venueId: await aVenue() });
  const joined = await Promise.all(ids.map((id) => join(ada, id)));
  expect(joined.map(({ progress }) => progress)).toEqual([5000, 1, 25]);
});

test("an activity counts on the person's local day, as in streaks and weeks", async () => {
  const monday = "2041-03-11";
  const { startsAt, endsAt } = challengeSpan("weekly", instantAt(CHICAGO, monday, 15 * 60));
  await prisma.user.update({ where: { id: ada.id }, data: { timeZone: "Asia/Tokyo" } });
  const atTokyo = (day: string, hour: number) => instantAt("Asia/Tokyo", day, hour * 60);
  const [id, visits] = await Promise.all([challenge("workouts", "personal"), challenge("check-ins", "personal")]);
  await prisma.challenge.updateMany({ where: { id: { in: [id, visits] } }, data: { startsAt, endsAt } });
  const counted = async (at: Date) =>
    (await listActiveChallenges(ada.id, rows, at))
      .filter((one) => [id, visits].includes(one.id))
      .map(({ mine }) => mine);
  const now = instantAt(CHICAGO, monday, 12 * 60);
  for (const one of [id, visits]) await joinChallenge(ada.id, one, now);
  // Monday morning in Tokyo is Sunday afternoon in Chicago, and the following Monday isn't in this week.
  for (const startedAt of [atTokyo(monday, 8), atTokyo(monday, 9), atTokyo(daysAfter(monday, 7), 8)]) {
    await prisma.workout.create({ data: { userId: ada.id, activityType: "running", duration: 30, startedAt } });
    const venueId = await aVenue();
    await prisma.checkIn.create({ data: { userId: ada.id, venueId, day: startedAt, createdAt: startedAt } });
  }
  expect(await counted(now)).toEqual([2, 2]);
  await prisma.user.update({ where: { id: ada.id }, data: { timeZone: "America/Chicago" } });
  expect(await counted(now)).toEqual([2, 2]);
});

test("twenty taps join once, and everyone who joins is counted", async () => {
  const id = await challenge("minutes", "city");
  const others = await Promise.all(Array.from({ length: 5 }, () => signedUp()));
  const answers = await Promise.all([
    ...Array.from({ length: 20 }, () => ada.put(`/api/challenges/${id}/join`)),
    ...others.map((other) => other.put(`/api/challenges/${id}/join`)),
  ]);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect((await active(ada, id)).participants).toBe(6);
  await Promise.all(Array.from({ length: 10 }, () => ada.del(`/api/challenges/${id}/join`)));
  expect((await active(ada, id)).participants).toBe(5);
});

test("a finished challenge can't be joined or left, and an unknown one is 404", async () => {
  const id = await challenge("minutes", "city", 10, Date.now() - 48 * HOUR);
  expect((await ada.put(`/api/challenges/${id}/join`)).status).toBe(409);
  expect((await ada.del(`/api/challenges/${id}/join`)).status).toBe(409);
  expect((await ada.put(`/api/challenges/${uuid()}/join`)).status).toBe(404);
  expect((await ada.put("/api/challenges/everest/join")).status).toBeGreaterThanOrEqual(400);
  expect((await visitor().put(`/api/challenges/${id}/join`)).status).toBe(401);
});

test("a result is frozen at the end, by the job or by the first change before it", async () => {
  const now = new Date("2041-03-15T12:00:00Z");
  const id = await challenge("minutes", "personal", 50, now.getTime());
  const later = new Date(now.getTime() + 25 * HOUR);
  const { id: adaId } = ada;
  const run = (duration: number) => createWorkoutSchema.parse({ activityType: "running", duration });
  const first = await createWorkout(adaId, run(60), undefined, now);
  const other = await createWorkout(bob.id, run(45), undefined, now);
  for (const userId of [adaId, bob.id]) await joinChallenge(userId, id, now);
  // It's over but the job hasn't run yet: Ada's deletion is too late to change it.
  await deleteWorkout(adaId, first.workout.id, later);
  const result = async (userId: string) =>
    (await listFinishedChallenges(userId, later)).find((one) => one.id === id)?.progress;
  expect(await result(adaId)).toBe(60);
  await Promise.all([rotateChallenges(later), rotateChallenges(later)]);
  await editWorkout(bob.id, other.workout.id, { duration: 500 }, later);
  expect([await result(adaId), await result(bob.id)]).toEqual([60, 45]);
  expect(await prisma.challengeMember.findMany({ where: { challengeId: id }, select: { result: true } })).toHaveLength(
    2,
  );
  const notificationsOf = (member: Member) =>
    prisma.notification.findMany({
      where: { userId: member.id, type: "challenge", targetId: id },
      select: { text: true },
    });
  expect(await notificationsOf(ada)).toEqual([
    { text: "“A challenge” has ended, and the goal was reached. Nice work!" },
  ]);
  expect(await notificationsOf(bob)).toEqual([]);
  const reached = (await ada.get("/api/achievements")).body;
  expect(reached).toEqual(
    expect.arrayContaining([expect.objectContaining({ id: "first-challenge", unlockedAt: expect.any(String) })]),
  );
});

/** Last week's challenge, over but not frozen yet, with the member's activity from today moved into it. */
async function overSince(member: Member, unit: ChallengeUnit): Promise<string> {
  const { startsAt: from, endsAt: to, name } = challengeSpan("weekly", new Date(Date.now() - 7 * 24 * HOUR));
  const data = { slug: uuid(), title: "Last week", description: "Over", unit, scope: "personal", target: 100 };
  const { id } = await prisma.challenge.create({ data: { ...data, startsAt: from, endsAt: to } });
  await prisma.challengeMember.create({ data: { challengeId: id, userId: member.id } });
  const lastWeek = new Date(`${name}T00:00:00Z`);
  await prisma.xpEntry.updateMany({ where: { userId: member.id }, data: { week: lastWeek } });
  await prisma.xpWeek.updateMany({ where: { userId: member.id }, data: { week: lastWeek } });
  await prisma.checkIn.updateMany({ where: { userId: member.id }, data: { createdAt: from, localDay: lastWeek } });
  await prisma.workout.updateMany({ where: { userId: member.id }, data: { startedAt: from } });
  return id;
}
/** Does something that counts, and returns the URL to delete it. */
const DONE = {
  workout: async (member: Member) => {
    const { workout } = (await log(member, {})).as(loggedWorkoutSchema);
    return `/api/workouts/${workout.id}`;
  },
  checkIn: async (member: Member) => {
    const { id } = (await member.post("/api/check-ins", { venueId: await aVenue() })).as(checkedInSchema);
    return `/api/check-ins/${id}`;
  },
  photo: async (member: Member) => {
    const photo = new File([new Uint8Array(await image())], "photo.jpg", { type: "image/jpeg" });
    return `/api/photos/${(await member.upload("/api/photos/upload", { photo })).as(photoSchema).id}`;
  },
  post: async (member: Member) => {
    const { post } = (await member.post("/api/posts", { content: "Hello", activityType: "running" })).as(
      sharedPostSchema,
    );
    return `/api/posts/${post.id}`;
  },
};

test.each<[keyof typeof DONE, ChallengeUnit, number]>([
  ["workout", "minutes", 30],
  ["workout", "xp", 10],
  ["checkIn", "check-ins", 1],
  ["checkIn", "xp", 15],
  ["photo", "xp", 15],
  ["post", "xp", 20],
])(
  "deleting a %s after the end leaves the result in %s at %d, even before the job has run",
  async (what, unit, result) => {
    const address = await DONE[what](ada);
    const id = await overSince(ada, unit);
    const mine = async () =>
      (await ada.get("/api/challenges/finished")).as(challengeSchema.array()).find((one) => one.id === id)?.mine;
    expect(await mine()).toBe(result);
    expect((await ada.del(address)).status).toBe(204);
    expect(await mine()).toBe(result);
    await rotateChallenges();
    expect(await mine()).toBe(result);
  },
);

test("each week and month opens its challenges once", async () => {
  const now = new Date("2042-07-01T12:00:00Z");
  await Promise.all([rotateChallenges(now), rotateChallenges(now)]);
  const opened = await listActiveChallenges(null, rows, now);
  expect(opened.map(({ title }) => title).sort()).toEqual(
    ["150 Minutes", "A Hundred This Week", "Chicago Moves", "Eight Places", "Marathon Month", "Three and Done"].sort(),
  );
  await rotateChallenges(new Date("2042-07-08T12:00:00Z"));
  expect(await listActiveChallenges(null, rows, new Date("2042-07-08T12:00:00Z"))).toHaveLength(6);
});
