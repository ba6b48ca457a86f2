import "../support/unlimited";
import { v7 as uuid } from "uuid";
import { userStatsSchema } from "@/lib/activity/stats/schema";
import { prisma } from "@/lib/core/server/db";
import { type Member, signedUp, visitor } from "../support/api";
import { aPhoto, aVenue, ledgerOf } from "../support/fixtures";

let ada: Member;
beforeEach(async () => {
  ada = await signedUp();
});
const stats = async () => (await ada.get("/api/user/stats")).as(userStatsSchema);
const claim = (body?: object) => ada.post("/api/user/stats", body);

test("a new account starts from zero, and its numbers from the spec's", async () => {
  expect(await stats()).toMatchObject({
    xp: 0,
    level: 1,
    mileScore: 280,
    rank: 50,
    placesVisited: 10,
    experiences: 0,
    beenCount: 0,
    savedCount: 0,
    followersCount: 0,
    followingCount: 0,
    weekly: { xp: 45, completed: 3, minutes: 0, activeDays: 0 },
    streak: { current: 0, longest: 0, freezesLeft: 2 },
  });
});

test("XP claimed in a request is ignored", async () => {
  const before = await stats();
  const claims = { xpGained: 9999, placesVisited: 50, experiencesCount: 50, mileScore: 99_999, userId: uuid() };
  for (const body of [claims, {}, undefined, { xpGained: 25, mileScore: 45, placesVisited: 1 }]) {
    const answer = await claim(body);
    expect([answer.status, answer.body]).toEqual([200, before]);
  }
  expect(await ledgerOf(ada.id)).toEqual([]);
});

test("an unpaid experience is paid once, with the server's numbers", async () => {
  const activityId = await aPhoto(ada.id, { activityType: "running" });
  const answers = await Promise.all(Array.from({ length: 20 }, () => claim({ activityId, xpGained: 9999 })));
  for (const answer of answers) expect(answer.as(userStatsSchema)).toMatchObject({ xp: 25, mileScore: 280 + 45 + 45 });
  expect(await ledgerOf(ada.id)).toEqual([{ source: "experience", xp: 25, score: 45 }]);
  const other = await aPhoto(ada.id, { activityType: "experience" });
  expect((await claim({ activityId: other })).as(userStatsSchema).xp).toBe(40);
});

test("an unpaid check-in is paid once; a paid one isn't paid again", async () => {
  const unpaid = await prisma.checkIn.create({
    data: { userId: ada.id, venueId: await aVenue(), day: new Date("2026-05-05") },
  });
  expect((await claim({ activityId: unpaid.id })).as(userStatsSchema).xp).toBe(15);
  const { body } = await ada.post("/api/check-ins", { venueId: await aVenue() });
  expect((await claim({ activityId: (body as { id: string }).id })).as(userStatsSchema).xp).toBe(30);
});

test("other people's experiences, workouts, and unknown ids pay nothing", async () => {
  const bob = await signedUp();
  const workout = await prisma.workout.create({
    data: { userId: ada.id, activityType: "yoga", duration: 30, startedAt: new Date() },
  });
  for (const activityId of [await aPhoto(bob.id), workout.id, uuid()]) {
    const refused = await claim({ activityId });
    expect([refused.status, refused.body]).toMatchObject([400, { errors: { activityId: expect.any(Array) } }]);
  }
  expect(await ledgerOf(ada.id)).toEqual([]);
});

test.each([
  { xpGained: -1 },
  { mileScore: -45 },
  { placesVisited: "1" },
  { experiencesCount: 1.5 },
  { activityId: "7" },
  { activityId: { not: "" } },
  { xpGained: null },
])("%j is 400", async (body) => expect((await claim(body)).status).toBe(400));

test("visitors have no stats", async () => {
  expect((await visitor().get("/api/user/stats")).status).toBe(401);
  expect((await visitor().post("/api/user/stats", { xpGained: -1 })).status).toBe(401);
});
