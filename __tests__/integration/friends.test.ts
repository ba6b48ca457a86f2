import "../support/unlimited";
import { groupSchema } from "@/lib/community/groups/schema";
import { prisma } from "@/lib/core/server/db";
import { daysAfter, instantAt } from "@/lib/core/shared/clock";
import { pageQuery } from "@/lib/core/shared/page";
import { getFriend, listFriends } from "@/lib/social/friends/queries";
import { CANDIDATES_PER_KIND } from "@/lib/social/friends/rules";
import { friendSchema, suggestedPersonSchema } from "@/lib/social/friends/schema";
import type { Prisma } from "@/prisma/generated/client";
import { type Member, signedUp, visitor } from "../support/api";
import { aVenue } from "../support/fixtures";
import { explain, statementsOf } from "../support/statements";

let ada: Member;
let bob: Member;

beforeEach(async () => {
  ada = await signedUp();
  bob = await signedUp({ firstName: "Bob" });
});

const friendsOf = async (who: Member) => (await who.get("/api/friends")).as(friendSchema.array());

test("a visitor has no friends", async () => {
  expect((await visitor().get("/api/friends")).status).toBe(401);
});

test("a friend's today is their local day, as in their streak", async () => {
  await prisma.user.update({ where: { id: bob.id }, data: { timeZone: "Asia/Tokyo" } });
  await ada.put(`/api/users/${bob.id}/follow`);
  await bob.put(`/api/users/${ada.id}/follow`);
  const tuesday = "2026-10-13";
  const at = (day: string, hour: number) => instantAt("Asia/Tokyo", day, hour * 60);
  const run = (startedAt: Date) =>
    prisma.workout.create({
      data: { userId: bob.id, activityType: "running", duration: 30, startedAt, createdAt: startedAt },
    });
  await run(at(tuesday, 8)); // Monday evening in Chicago
  await prisma.savedItem.create({
    data: { userId: bob.id, type: "venue", targetId: await aVenue(), createdAt: at(tuesday, 9) },
  });
  await run(at(daysAfter(tuesday, -1), 23)); // Monday morning in Chicago
  await prisma.checkIn.create({
    data: {
      userId: bob.id,
      venueId: await aVenue(),
      day: new Date("2026-10-12"),
      createdAt: at(daysAfter(tuesday, -1), 22),
    },
  });
  const card = async (now: Date) => {
    const { completedToday, savedActivities } = await getFriend(ada.id, bob.id, now);
    return [completedToday, savedActivities];
  };
  expect(await card(at(tuesday, 10))).toEqual([1, 1]);
  expect(await card(at(tuesday, 23))).toEqual([1, 1]); // Tuesday in Chicago too
  expect(await card(at(daysAfter(tuesday, -1), 23.5))).toEqual([2, 0]);
});

test("a friend's card shows what they did and saved today, and nothing from yesterday", async () => {
  await ada.put(`/api/users/${bob.id}/follow`);
  await bob.put(`/api/users/${ada.id}/follow`);
  await bob.post("/api/workouts", { activityType: "swimming", duration: 45 });
  await bob.post("/api/workouts", {
    activityType: "running",
    duration: 30,
    startedAt: new Date(Date.now() - 30 * 3_600_000).toISOString(),
  });
  const venue = await prisma.venue.create({
    data: {
      slug: `v-${bob.id}`,
      name: "Promontory Point",
      cuisine: "Park",
      category: "Outdoor & Waterfront Adventure",
      rating: 4.8,
      reviewCount: 10,
      priceRange: "Free",
      neighborhood: "Hyde Park",
      address: "5491 S DuSable Lake Shore Dr",
      image: "/posters/venue-promontory-point.avif",
      lat: 41.79,
      lng: -87.57,
      availability: "Daily",
      description: "A park.",
      tags: [],
    },
  });
  await bob.put(`/api/saved/venue/${venue.id}`);
  const [friend] = await friendsOf(ada);
  expect(friend).toMatchObject({
    firstName: "Bob",
    completedToday: 1,
    savedActivities: 1,
    followers: 1,
    following: 1,
    level: 1,
  });
  expect(friend?.todayActivities).toEqual([
    expect.objectContaining({ name: "Swimming", duration: 45, completed: true, icon: "swimming" }),
    expect.objectContaining({ name: "Promontory Point", location: "Hyde Park", completed: false, icon: "saved" }),
  ]);
});

test("the page is cut before anyone's day is read", async () => {
  const [page] = await statementsOf(() => listFriends(ada.id, pageQuery.parse({})));
  if (!page) throw new Error("nobody was read");
  const types = (await explain(page)).nodes.map(({ type }) => type);
  // With the limit on top, the planner may read everyone's day and sort them.
  expect(types[0]).not.toBe("Limit");
  expect(types).toContain("Limit");
});

test("a friend's active days are days with a workout, not with a check-in", async () => {
  await ada.put(`/api/users/${bob.id}/follow`);
  const now = instantAt("America/Chicago", "2026-10-15", 20 * 60);
  const at = (day: string, hour: number) => instantAt("America/Chicago", day, hour * 60);
  for (const startedAt of [at("2026-10-11", 9), at("2026-10-13", 9), at("2026-10-13", 18), at("2026-10-14", 9)]) {
    await prisma.workout.create({
      data: { userId: bob.id, activityType: "running", duration: 30, startedAt, createdAt: startedAt },
    });
  }
  const createdAt = at("2026-10-12", 9);
  await prisma.checkIn.create({
    data: { userId: bob.id, venueId: await aVenue(), day: new Date("2026-10-12"), createdAt },
  });
  const { weeklyStats, streak } = await getFriend(ada.id, bob.id, now);
  expect(weeklyStats).toMatchObject({ activeDays: 2, activitiesCompleted: 6 });
  expect(streak).toBe(4);
});

test("a page of friends reads each person's activity once per number", async () => {
  await ada.put(`/api/users/${bob.id}/follow`);
  const statements = await statementsOf(() => listFriends(ada.id, pageQuery.parse({})));
  const plans = await Promise.all(statements.map(explain));
  const reads = plans.map(({ nodes }) =>
    ["workouts", "check_ins", "photos"].map((name) => nodes.filter(({ table }) => table === name).length),
  );
  expect(plans.flatMap(({ nodes }) => nodes).filter(({ type }) => type === "Unique")).toEqual([]); // Days may repeat.
  expect(reads).toEqual([
    [1, 1, 0], // what they did today
    [3, 2, 2], // what the viewer can't see, the week (workouts only), and the streak
  ]);
});

test("a private check-in isn't shown to anyone", async () => {
  await ada.put(`/api/users/${bob.id}/follow`);
  const venue = await prisma.venue.findFirstOrThrow();
  await bob.post("/api/check-ins", { venueId: venue.id, isPrivate: true });
  expect((await friendsOf(ada))[0]?.completedToday).toBe(0);
});

test("pending, blocked, and unfollowed people aren't in the list", async () => {
  const carl = await signedUp({ firstName: "Carl", isPrivate: true });
  await ada.put(`/api/users/${bob.id}/follow`);
  await ada.put(`/api/users/${carl.id}/follow`);
  expect((await friendsOf(ada)).map(({ firstName }) => firstName)).toEqual(["Bob"]);
  await bob.put(`/api/users/${ada.id}/block`);
  expect(await friendsOf(ada)).toEqual([]);
});

test("suggestions have a reason and leave out the user, followed, and blocked people", async () => {
  const carl = await signedUp({ firstName: "Carl" });
  const dora = await signedUp({ firstName: "Dora" });
  await ada.put(`/api/users/${bob.id}/follow`);
  await bob.put(`/api/users/${carl.id}/follow`);
  await dora.put(`/api/users/${ada.id}/block`);
  const suggestions = (await ada.get("/api/friends/suggestions")).as(suggestedPersonSchema.array());
  const ids = suggestions.map(({ id }) => id);
  expect(ids).not.toContain(ada.id);
  expect(ids).not.toContain(bob.id);
  expect(ids).not.toContain(dora.id);
  expect(suggestions[0]).toMatchObject({ id: carl.id, reason: "Followed by someone you follow" });
});

test("members of the same group are suggested with that reason; a dismissed person never returns, until undone", async () => {
  const carl = await signedUp({ firstName: "Carl" });
  const club = { name: "Dawn club", category: "Running", maxMembers: 5 };
  const { id } = (await ada.post("/api/groups", club)).as(groupSchema);
  await carl.put(`/api/groups/${id}/join`);
  const suggested = async () => (await ada.get("/api/friends/suggestions")).as(suggestedPersonSchema.array());
  expect((await suggested())[0]).toMatchObject({ id: carl.id, reason: "Also in Dawn club" });
  expect((await ada.del(`/api/friends/suggestions/${carl.id}`)).status).toBe(204);
  expect((await ada.del(`/api/friends/suggestions/${carl.id}`)).status).toBe(204);
  expect((await suggested()).map((person) => person.id)).not.toContain(carl.id);
  await ada.put(`/api/friends/suggestions/${carl.id}`);
  expect((await suggested())[0]).toMatchObject({ id: carl.id });
  expect((await ada.del("/api/friends/suggestions/7")).status).toBe(404);
  expect((await visitor().del(`/api/friends/suggestions/${carl.id}`)).status).toBe(401);
});

describe("suggestions for a new member", () => {
  const suggested = async () => (await ada.get("/api/friends/suggestions")).as(suggestedPersonSchema.array());
  const is = (who: Member, data: Prisma.UserUpdateInput) => prisma.user.update({ where: { id: who.id }, data });
  const reasons = async (...who: Member[]) => {
    const found = await suggested();
    return found.filter(({ id }) => who.some((one) => one.id === id)).map(({ id, reason }) => [id, reason]);
  };

  test("people with the most in common come first, then the same neighborhood; popularity is no reason", async () => {
    const carl = await signedUp({ firstName: "Carl" });
    const dora = await signedUp({ firstName: "Dora" });
    const eve = await signedUp({ firstName: "Eve" });
    await is(ada, { interests: ["running", "coffee"], location: "Rogers Park" });
    await is(bob, { followersCount: 156, interests: ["chess"] });
    await is(carl, { followersCount: 40, interests: ["coffee"] });
    await is(dora, { location: "rogers park, Chicago" });
    await is(eve, { interests: ["coffee", "running"] });
    expect(await reasons(bob, carl, dora, eve)).toEqual([
      [eve.id, expect.stringMatching(/^Also into (coffee|running)$/)],
      [carl.id, "Also into coffee"],
      [dora.id, "Also in Rogers Park"],
      [bob.id, "Active in Chicago"],
    ]);
  });

  test("the city itself isn't a neighborhood", async () => {
    await is(ada, { location: "Chicago, IL" });
    await is(bob, { location: "Chicago", followersCount: 9000 });
    expect(await reasons(bob)).toEqual([[bob.id, "Active in Chicago"]]);
  });

  test("the location of a private account is never revealed", async () => {
    await is(ada, { location: "Pilsen" });
    await is(bob, { location: "Pilsen", isPrivate: true, followersCount: 9000 });
    expect(await reasons(bob)).toEqual([[bob.id, "Active in Chicago"]]);
  });

  test("of people with nothing in common, those who opted in come before popular ones", async () => {
    const carl = await signedUp({ firstName: "Carl" });
    await is(bob, { followersCount: 2000 });
    await is(carl, { openToMatches: true });
    expect((await reasons(bob, carl)).map(([id]) => id)).toEqual([carl.id, bob.id]);
  });

  test("someone with fewer followers is found among many popular people", async () => {
    await is(ada, { interests: ["birding"] });
    await is(bob, { interests: ["birding"] });
    await prisma.user.createMany({
      data: Array.from({ length: CANDIDATES_PER_KIND + 1 }, () => ({
        firstName: "Some",
        lastName: "Body",
        followersCount: 5000,
      })),
    });
    expect((await suggested())[0]).toMatchObject({ id: bob.id, reason: "Also into birding" });
    await prisma.user.deleteMany({ where: { lastName: "Body" } });
  });
});

test("one friend by id equals the list's entry; others are 404", async () => {
  await ada.put(`/api/users/${bob.id}/follow`);
  await bob.post("/api/workouts", { activityType: "yoga", duration: 30 });
  expect((await ada.get(`/api/friends/${bob.id}`)).as(friendSchema)).toEqual((await friendsOf(ada))[0]);
  expect((await bob.get(`/api/friends/${ada.id}`)).status).toBe(404);
  await bob.put(`/api/users/${ada.id}/block`);
  expect((await ada.get(`/api/friends/${bob.id}`)).status).toBe(404);
});
