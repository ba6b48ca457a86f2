import "../support/unlimited";
import { checkIn } from "@/lib/activity/check-ins/mutations";
import { prisma } from "@/lib/core/server/db";
import { venueDetailSchema } from "@/lib/discover/venues/schema";
import { friendSchema } from "@/lib/social/friends/schema";
import { publicUserSchema } from "@/lib/social/people/schema";
import { countActivity } from "@/lib/suggestions/recommendations/activity";
import { refreshTrending } from "@/lib/suggestions/trending/jobs";
import { type Browser, type Member, signedUp, visitor } from "../support/api";
import { aPhoto, aVenue } from "../support/fixtures";

const HOUR = 3_600_000;
let ada: Member;
let fan: Member;
let stranger: Member;
let venueId: string;
beforeEach(async () => {
  // Not on the leaderboard, where people choose to show their XP.
  ada = await signedUp({ firstName: "Ada", bio: "Runs at dawn", location: "Rogers Park", showOnLeaderboard: false });
  fan = await signedUp({ firstName: "Fay" });
  stranger = await signedUp({ firstName: "Sam" });
  venueId = await aVenue();
  await fan.put(`/api/users/${ada.id}/follow`);
});
const set = (settings: object) => ada.put("/api/account/settings", settings);
const person = async (by: Browser) => (await by.get(`/api/users/${ada.id}`)).body;
const card = async () => (await fan.get(`/api/friends/${ada.id}`)).as(friendSchema);
const visits = async (by: Browser) => (await by.get(`/api/venues/${venueId}`)).as(venueDetailSchema).checkInCount;
const seenBy = async (by: Browser) => [await person(by), await visits(by)];
const atPlace = (hoursAgo: number, isPrivate = false) =>
  checkIn(ada.id, { venueId, isPrivate }, undefined, new Date(Date.now() - hoursAgo * HOUR));
const run = (hoursAgo: number) =>
  prisma.$transaction(async (tx) => {
    const { awardXp } = await import("@/lib/activity/xp/mutations");
    const startedAt = new Date(Date.now() - hoursAgo * HOUR);
    const data = { userId: ada.id, activityType: "running", duration: 30, startedAt, createdAt: startedAt };
    const { id } = await tx.workout.create({ data });
    await awardXp(
      tx,
      { userId: ada.id, source: "workout", sourceId: id, xp: 10, score: 45 },
      new Date().toISOString().slice(0, 10),
    );
  });

test("a private check-in changes no number others see, when it is made, later, and when it is deleted", async () => {
  const viewers = [visitor(), stranger, fan];
  const before = await Promise.all([...viewers.map(seenBy), card()]);
  const own = await person(ada);
  const { id } = await atPlace(2, true);
  expect(await Promise.all([...viewers.map(seenBy), card()])).toEqual(before);
  expect(await visits(ada)).toBe(1);
  expect(await person(ada)).not.toEqual(own);
  await ada.del(`/api/check-ins/${id}`);
  expect(await Promise.all([...viewers.map(seenBy), card()])).toEqual(before);
  expect(await visits(ada)).toBe(0);
});

test("a public check-in counts for its owner immediately, and for others after an hour", async () => {
  const before = await Promise.all([visitor(), fan].map(seenBy));
  await atPlace(0.9);
  expect(await Promise.all([visitor(), fan].map(seenBy))).toEqual(before);
  expect(await visits(ada)).toBe(1);
  await prisma.checkIn.updateMany({ data: { createdAt: new Date(Date.now() - 1.1 * HOUR) } });
  expect(await visits(visitor())).toBe(1);
  expect(publicUserSchema.parse(await person(visitor()))).toMatchObject({
    placesVisited: 11,
    mileScore: 310,
    streak: 1,
  });
});

test("workouts count for others after an hour, and never if only their owner can see them", async () => {
  await set({ workoutAudience: "only_me" });
  const viewers = [visitor(), stranger, fan];
  const before = await Promise.all([...viewers.map(person), card()]);
  await run(2);
  expect(await Promise.all([...viewers.map(person), card()])).toEqual(before);
  await set({ workoutAudience: "mutual" });
  expect(publicUserSchema.parse(await person(visitor()))).toMatchObject({ mileScore: 325 });
  await run(0.5);
  expect(publicUserSchema.parse(await person(visitor()))).toMatchObject({ mileScore: 325 });
  expect((await ada.get("/api/user/stats")).body).toMatchObject({ mileScore: 370 });
});

test("only followers see a private account's numbers, and only of past days", async () => {
  await atPlace(48);
  await set({ isPrivate: true });
  const numbers = async () => {
    const { level, streak, weeklyStats } = await card();
    return [await person(fan), level, streak, weeklyStats];
  };
  const before = await numbers();
  expect(before[0]).toMatchObject({ bio: "Runs at dawn", placesVisited: 11, followersCount: 1 });
  await run(0);
  expect(await numbers()).toEqual(before);
  await prisma.workout.updateMany({ data: { createdAt: new Date(Date.now() - 24 * HOUR) } });
  expect(publicUserSchema.parse(await person(fan))).toMatchObject({ mileScore: 355 });

  expect((await visitor().get(`/api/users/${ada.id}`)).status).toBe(404);
  const hidden = { bio: null, location: null, level: null, mileScore: null, weekly: null, explanations: null };
  expect(await person(stranger)).toMatchObject({ firstName: "Ada", isPrivate: true, ...hidden, followersCount: null });
  expect((await stranger.put(`/api/users/${ada.id}/follow`)).body).toEqual({
    state: "requested",
    followersCount: null,
  });
  expect(await person(stranger)).toMatchObject(hidden);
  await prisma.user.update({ where: { id: ada.id }, data: { location: "Jefferson Park" } });
  const found = await visitor().get("/api/search?q=Ada%20Lovelace");
  expect(found.text).toContain(ada.id);
  expect(found.text).not.toContain("Jefferson Park");
});

test("places don't count a private account's check-ins, and count them again once it is public", async () => {
  await atPlace(30);
  expect(await visits(visitor())).toBe(1);
  await set({ isPrivate: true });
  expect([await visits(visitor()), await visits(stranger), await visits(ada)]).toEqual([0, 0, 1]);
  await set({ isPrivate: true });
  const { id } = await atPlace(2);
  expect(await visits(stranger)).toBe(0);
  await ada.del(`/api/check-ins/${id}`);
  await set({ isPrivate: false });
  expect([await visits(visitor()), await visits(ada)]).toEqual([1, 1]);
  await ada.put(`/api/users/${stranger.id}/block`);
  expect([await visits(stranger), await visits(fan)]).toEqual([0, 1]);
});

test("private check-ins and photos affect neither trends nor how busy a place is", async () => {
  const words = { title: "Picnic", location: "Loop", image: "", description: "", difficulty: "", price: "" };
  const data = { ...words, slug: venueId, venueId, category: "general", popularity: 50, participants: 0 };
  await prisma.trendingActivity.create({ data: { ...data, maxParticipants: 9, tags: [] } });
  const ranks = async () => {
    await prisma.$executeRaw`update place_activity set "countedAt" = now() - interval '1 day'`;
    await Promise.all([refreshTrending(), countActivity()]);
    const [trend, place] = await Promise.all([
      prisma.trendingActivity.findFirstOrThrow({ where: { venueId } }),
      prisma.placeActivity.findUniqueOrThrow({ where: { targetId: venueId } }),
    ]);
    return [trend.rank, place.weight].map((value) => value.toFixed(3));
  };
  const before = await ranks();
  await atPlace(2, true);
  await aPhoto(ada.id, { venueId, audience: "only_me" });
  expect(await ranks()).toEqual(before);
  await atPlace(30);
  expect(await ranks()).not.toEqual(before);
});
