import "../support/unlimited";
import { v7 as uuid } from "uuid";
import { prisma } from "@/lib/core/server/db";
import { type FriendActivity, friendActivitySchema } from "@/lib/feed/friend-activity/schema";
import { likeStateSchema } from "@/lib/feed/likes/schema";
import { notificationsAnswerSchema } from "@/lib/notifications/schema";
import { listedPersonSchema } from "@/lib/social/people/schema";
import { type Member, signedUp, visitor } from "../support/api";
import { aPost, aVenue, walk } from "../support/fixtures";

const PASSWORD = "enchantress";
const MINUTE = 60_000;
const ago = (minutes: number) => new Date(Date.now() - minutes * MINUTE);

let ada: Member;
let bob: Member;
beforeEach(async () => {
  [ada, bob] = await Promise.all([signedUp({ firstName: "Ada" }), signedUp({ firstName: "Bob", password: PASSWORD })]);
  await prisma.user.update({ where: { id: ada.id }, data: { workoutAudience: "followers" } });
  await bob.put(`/api/users/${ada.id}/follow`);
});

const aWorkout = async (minutes: number, userId = ada.id) => {
  const id = uuid();
  await prisma.workout.create({
    data: { id, userId, activityType: "running", duration: 30, distanceMeters: 5000, startedAt: ago(minutes) },
  });
  return id;
};
const aCheckIn = async (minutes: number, { isPrivate = false } = {}) => {
  const id = uuid();
  const venueId = await aVenue({ name: "Navy Pier" });
  await prisma.checkIn.create({
    data: { id, userId: ada.id, venueId, day: ago(minutes), createdAt: ago(minutes), isPrivate },
  });
  return id;
};
const activityOf = async (who: Member, query = "") =>
  (await who.get(`/api/friends/activity${query}`)).as(friendActivitySchema.array());
const idsOf = (activities: readonly FriendActivity[]) => activities.map(({ id }) => id);

test("workouts, check-ins, and posts of followed people, newest first, without repeats while others are added", async () => {
  const made: string[] = [];
  for (let minutes = 200; minutes > 80; minutes -= 10) {
    const kind = minutes % 30;
    if (kind === 0) made.unshift(await aWorkout(minutes));
    else if (kind === 10) made.unshift(await aCheckIn(minutes));
    else made.unshift(await aPost(ada.id, { createdAt: ago(minutes) }));
  }
  const stranger = await signedUp();
  await aPost(stranger.id);
  const walked = await walk(bob, "/api/friends/activity?limit=5", friendActivitySchema.array(), async () => {
    await aPost(ada.id);
  });
  expect(idsOf(walked)).toEqual(made);
  expect(walked.find(({ type }) => type === "workout")).toMatchObject({
    user: { id: ada.id, firstName: "Ada" },
    activityType: "running",
    distanceMeters: 5000,
    likes: 0,
    isLiked: false,
  });
  expect(walked.find(({ type }) => type === "check-in")).toMatchObject({ venue: { name: "Navy Pier" } });
  expect((await visitor().get("/api/friends/activity")).status).toBe(401);
  expect((await bob.get("/api/friends/activity?cursor=made-up")).status).toBe(400);
});

test("private activity is in no one's feed, and leaves no empty pages", async () => {
  for (let minutes = 100; minutes < 130; minutes += 1) await aCheckIn(minutes, { isPrivate: true });
  for (let minutes = 100; minutes < 130; minutes += 1)
    await aPost(ada.id, { createdAt: ago(minutes), audience: "only_me" });
  await aPost(ada.id, { createdAt: ago(110), hiddenAt: new Date() });
  const shown = await aWorkout(300);
  expect(idsOf(await activityOf(bob, "?limit=1"))).toEqual([shown]);
  await ada.put("/api/account/settings", { workoutAudience: "only_me" });
  expect(await activityOf(bob)).toEqual([]);
});

test("muting or blocking someone hides their activity", async () => {
  const id = await aWorkout(90);
  await bob.put(`/api/users/${ada.id}/mute`);
  expect(await activityOf(bob)).toEqual([]);
  await bob.del(`/api/users/${ada.id}/mute`);
  expect(idsOf(await activityOf(bob))).toEqual([id]);
  await ada.put(`/api/users/${bob.id}/block`);
  expect(await activityOf(bob)).toEqual([]);
});

test("the distance of a recorded run is only shown if its map is private", async () => {
  const id = await aWorkout(90);
  const recordedRoute = { polyline: "", moments: "", hasElevation: false, breaks: [], preview: "" };
  const numbers = { distanceMeters: 5000, movingSeconds: 1800, elapsedSeconds: 1800 };
  await prisma.workoutRoute.create({
    data: {
      workoutId: id,
      userId: ada.id,
      startedAt: ago(90),
      endedAt: ago(50),
      source: "recorded",
      ...recordedRoute,
      ...numbers,
    },
  });
  const latestActivity = async () => (await activityOf(bob))[0];
  expect(await latestActivity()).toMatchObject({ id, distanceMeters: 5000, hasMap: false });
  await ada.put("/api/account/settings", { mapAudience: "followers" });
  expect(await latestActivity()).toMatchObject({ id, distanceMeters: null, hasMap: false }); // within the hour
  await prisma.workoutRoute.update({ where: { workoutId: id }, data: { endedAt: ago(61) } });
  expect(await latestActivity()).toMatchObject({ id, distanceMeters: null, hasMap: true });
});

const LIKED = [
  { type: "workout", make: () => aWorkout(90), path: (id: string) => `/api/workouts/${id}/like` },
  { type: "check-in", make: () => aCheckIn(90), path: (id: string) => `/api/check-ins/${id}/like` },
] as const;

describe.each(LIKED)("likes of a $type", ({ type, make, path }) => {
  test("count once per person, appear in the feed, notify the owner, and can be listed", async () => {
    const id = await make();
    const answers = await Promise.all(Array.from({ length: 20 }, () => bob.put(path(id))));
    for (const answer of answers) expect(answer.as(likeStateSchema)).toEqual({ likes: 1, isLiked: true });
    expect((await activityOf(bob))[0]).toMatchObject({ id, likes: 1, isLiked: true });
    const { notifications } = (await ada.get("/api/notifications")).as(notificationsAnswerSchema);
    expect(notifications.map(({ text }) => text)).toContain(`Bob liked your ${type}`);
    expect((await ada.get(`${path(id)}s`)).as(listedPersonSchema.array()).map((person) => person.id)).toEqual([bob.id]);
    expect((await bob.del(path(id))).body).toEqual({ likes: 0, isLiked: false });
    expect((await bob.del(path(id))).body).toEqual({ likes: 0, isLiked: false });
    const after = (await ada.get("/api/notifications")).as(notificationsAnswerSchema).notifications;
    expect(after.map(({ type: kind }) => kind)).not.toContain("like");
  });

  test("are refused for people who can't see it", async () => {
    const id = await make();
    const stranger = await signedUp();
    expect((await stranger.put(path(id))).status).toBe(404);
    expect((await stranger.get(`${path(id)}s`)).status).toBe(404);
    expect((await visitor().put(path(id))).status).toBe(401);
    expect((await bob.put(path(uuid()))).status).toBe(404);
    expect((await bob.put(path("no-id"))).status).toBe(404);
  });

  test("are hidden here too if the count is hidden", async () => {
    const id = await make();
    await bob.put(path(id));
    await ada.put("/api/account/settings", { hideLikeCounts: true });
    expect((await activityOf(bob))[0]).toMatchObject({ likes: null, isLiked: true });
    expect((await bob.get(`${path(id)}s`)).status).toBe(404);
  });

  test("disappear with the person who liked it, and the count decreases", async () => {
    const id = await make();
    await bob.put(path(id));
    const carl = await signedUp();
    await carl.put(`/api/users/${ada.id}/follow`);
    await carl.put(path(id));
    expect((await bob.del("/api/account", { password: PASSWORD, grace: "now" })).status).toBe(202);
    const likes = (await ada.get(`${path(id)}s`)).as(listedPersonSchema.array());
    expect(likes).toHaveLength(1);
    const { likeCount } = await (type === "workout"
      ? prisma.workout.findUniqueOrThrow({ where: { id } })
      : prisma.checkIn.findUniqueOrThrow({ where: { id } }));
    expect(likeCount).toBe(1);
  });
});
