import "../support/unlimited";
import { recordSchema } from "@/lib/activity/records/schema";
import { toColumns } from "@/lib/activity/routes/formats";
import type { RouteInput } from "@/lib/activity/routes/schema";
import { loggedWorkoutSchema, workoutDetailSchema, workoutSchema } from "@/lib/activity/workouts/schema";
import { prisma } from "@/lib/core/server/db";
import { project } from "@/lib/discover/map/projection";
import { distance } from "@/lib/discover/map/rules";
import { type Member, signedUp, visitor } from "../support/api";
import { ledgerOf } from "../support/fixtures";
import { LAKEFRONT, lengthOfTrack, moved, RECTANGLE, RUN, truth } from "../support/tracks";

let ada: Member;
beforeEach(async () => {
  ada = await signedUp();
});

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
const routeFrom = (start = LAKEFRONT, startedAt = hoursAgo(5), legs = RUN): RouteInput => ({
  startedAt,
  ...toColumns({ points: truth(start, legs).map((point) => ({ ...point, elevation: 181 })), breaks: [] }),
});
const run = (route = routeFrom(), more: object = {}) => ({ activityType: "running", route, ...more });
const record = async (person: Member, body: object = run()) =>
  (await person.post("/api/workouts/recorded", body)).as(loggedWorkoutSchema).workout;
/** A route whose map isn't completely hidden. */
const recordRectangle = (person: Member) => record(person, run(routeFrom(LAKEFRONT, hoursAgo(5), RECTANGLE)));
const see = (person: Member, id: string) => person.get(`/api/workouts/${id}`);
const follow = (followerId: string, followingId: string) =>
  prisma.follow.create({ data: { followerId, followingId, status: "accepted" } });

test("a recorded workout's numbers come from its route, and it earns the same as a typed one", async () => {
  const workout = await record(ada, run(routeFrom(), { duration: 600, distanceMeters: 1, startedAt: hoursAgo(1) }));
  expect(workout).toMatchObject({ duration: 28, xpEarned: 9, routePreview: expect.stringMatching(/^[?-~]{10,}$/) });
  expect(Math.abs((workout.distanceMeters ?? 0) - 5000)).toBeLessThan(20);
  expect(new Date(workout.startedAt).getTime()).toBeLessThan(Date.now() - 4.9 * 3_600_000);
  expect(await ledgerOf(ada.id)).toEqual([{ source: "workout", xp: 9, score: 45 }]);
  const { route, isMine } = (await see(ada, workout.id)).as(workoutDetailSchema);
  expect({ isMine, shown: route.shown }).toEqual({ isMine: true, shown: null });
  expect(route.own).toMatchObject({
    ...routeFrom(),
    startedAt: workout.startedAt,
    source: "recorded",
    elevationGain: 0,
  });
});

test("sent twenty times with one key it is stored once; another at the same time is rejected", async () => {
  const body = run();
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => ada.post("/api/workouts/recorded", body, { "idempotency-key": "r1" })),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect(await prisma.workoutRoute.count({ where: { userId: ada.id } })).toBe(1);
  const again = await ada.post("/api/workouts/recorded", body, { "idempotency-key": "r2" });
  expect([again.status, again.body]).toEqual([409, expect.objectContaining({ code: "conflict" })]);
  const parallel = await Promise.all(
    Array.from({ length: 10 }, () => ada.post("/api/workouts/recorded", run(routeFrom(LAKEFRONT, hoursAgo(9))))),
  );
  expect(parallel.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(await prisma.workoutRoute.count({ where: { userId: ada.id } })).toBe(2);
  expect((await (await signedUp()).post("/api/workouts/recorded", body)).status).toBe(201);
});

test.each([
  ["faster than anyone runs", [{ meters: 9000, heading: 0, speed: 20 }], {}],
  ["that ends in the future", RUN, { startedAt: hoursAgo(0.1) }],
  ["without times", RUN, { moments: "??" }],
  ["of the year 0", RUN, { startedAt: "0000-01-01T00:00:00Z" }],
  ["of 1900", RUN, { startedAt: "1900-01-01T00:00:00Z" }],
  ["of the year 10000", RUN, { startedAt: "9999-12-31T23:59:59-23:59" }],
])("a route %s is 400, and nothing is stored", async (_what, legs, change) => {
  const points = truth(LAKEFRONT, legs).map((point) => ({ ...point, elevation: null }));
  const route = { startedAt: hoursAgo(5), ...toColumns({ points, breaks: [] }), ...change };
  expect((await ada.post("/api/workouts/recorded", run(route))).status).toBe(400);
  expect(await prisma.workout.count({ where: { userId: ada.id } })).toBe(0);
  expect(await ledgerOf(ada.id)).toEqual([]);
});

test("more than a minute without a position counts toward neither distance nor minutes, whoever sends it", async () => {
  const points = truth(LAKEFRONT, RUN).map((point) => ({ ...point, elevation: null }));
  const known = points.filter(({ second }) => second < 600 || second > 1200);
  const workout = await record(ada, run({ startedAt: hoursAgo(5), ...toColumns({ points: known, breaks: [] }) }));
  const skipped = lengthOfTrack(points.slice(599, 1202));
  expect(Math.abs((workout.distanceMeters ?? 0) - (5000 - skipped))).toBeLessThan(20);
  expect(workout.duration).toBe(18);
  const { route } = (await see(ada, workout.id)).as(workoutDetailSchema);
  expect(route.own?.breaks).toEqual([600]);
});

test("a body above its limit is 413", async () => {
  const answer = await ada.post("/api/workouts/recorded", run({ ...routeFrom(), polyline: "?".repeat(300_000) }));
  expect(answer.status).toBe(413);
});

describe("who sees the map", () => {
  const audiences = ["only_me", "mutual", "followers"] as const;
  const relations = ["stranger", "follower", "mutual", "blocked"] as const;
  const seen: Record<(typeof audiences)[number], readonly string[]> = {
    only_me: [],
    mutual: ["mutual"],
    followers: ["follower", "mutual"],
  };
  test.each(audiences)("%s", async (mapAudience) => {
    const { id } = await recordRectangle(ada);
    await ada.put("/api/account/settings", { mapAudience, workoutAudience: "followers" });
    for (const relation of relations) {
      const viewer = await signedUp();
      if (relation !== "stranger") await follow(viewer.id, ada.id);
      if (relation === "mutual") await follow(ada.id, viewer.id);
      if (relation === "blocked") await prisma.block.create({ data: { blockerId: ada.id, blockedId: viewer.id } });
      const answer = await see(viewer, id);
      const hasReported = relation === "follower" || relation === "mutual";
      expect([relation, answer.status]).toEqual([relation, hasReported ? 200 : 404]);
      const picture = await viewer.get(`/api/workouts/${id}/picture.svg`);
      expect([relation, picture.status]).toEqual([relation, seen[mapAudience].includes(relation) ? 200 : 404]);
      if (!hasReported) continue;
      const detail = answer.as(workoutDetailSchema);
      const isShown = seen[mapAudience].includes(relation);
      expect([relation, detail.route.own, detail.route.shown !== null]).toEqual([relation, null, isShown]);
      expect(detail.distanceMeters === null).toBe(mapAudience !== "only_me");
      expect(detail.notes).toBeNull();
      expect(answer.headers.get("cache-control")).toContain("no-store");
    }
    expect((await visitor().get(`/api/workouts/${id}`)).status).toBe(401);
  });

  test("no one sees its start and finish, hidden places, or anything within the last hour", async () => {
    const places = truth(LAKEFRONT, RECTANGLE);
    const middle = places[1800] ?? LAKEFRONT;
    const { id } = await recordRectangle(ada);
    const friend = await signedUp();
    await follow(friend.id, ada.id);
    await ada.put("/api/account/settings", { mapAudience: "followers", workoutAudience: "followers" });
    const shown = async () => (await see(friend, id)).as(workoutDetailSchema).route.shown?.pieces.flat() ?? [];
    const nearest = async (place: typeof middle) => Math.min(...(await shown()).map((point) => distance(place, point)));
    expect((await shown()).length).toBeGreaterThan(100);
    expect(JSON.stringify((await see(friend, id)).body)).not.toMatch(/moments|polyline|elevation|movingSeconds/i);
    for (const end of [places[0], places.at(-1)]) expect(await nearest(end ?? middle)).toBeGreaterThan(200);
    expect(await nearest(middle)).toBeLessThan(5);

    const zone = await ada.post("/api/account/zones", { label: "Work", ...moved(middle, 30, 0), radius: 300 });
    expect(zone.status).toBe(201);
    expect(await nearest(middle)).toBeGreaterThan(80);
    const { id: zoneId } = zone.body as { id: string };
    expect((await friend.del(`/api/account/zones/${zoneId}`)).status).toBe(404);
    expect((await ada.del(`/api/account/zones/${zoneId}`)).status).toBe(204);
    expect(await nearest(middle)).toBeLessThan(5);

    await ada.put("/api/account/settings", { hidesRouteEnds: false });
    expect(await nearest(places[0] ?? middle)).toBeLessThan(5);
    await prisma.workoutRoute.updateMany({
      where: { userId: ada.id },
      data: { endedAt: new Date(Date.now() - 3_000_000) },
    });
    expect(await shown()).toEqual([]);
    // Nor the distance, which would reveal the hidden part once the map is visible.
    expect((await see(friend, id)).as(workoutDetailSchema).distanceMeters).toBeNull();
    expect((await see(ada, id)).as(workoutDetailSchema).route.own).not.toBeNull();
  });

  test("the picture of a route is drawn from what others see, for its owner too", async () => {
    const { id } = await recordRectangle(ada);
    const address = `/api/workouts/${id}/picture.svg`;
    const own = await ada.get(address);
    expect([own.status, own.headers.get("content-type")]).toEqual([200, "image/svg+xml"]);
    await ada.put("/api/account/settings", { mapAudience: "followers", workoutAudience: "followers" });
    const follower = await signedUp();
    await follow(follower.id, ada.id);
    expect((await follower.get(address)).text).toBe(own.text);
    // Every drawn point is one that a follower gets from the API, and none is near the start.
    const [, drawn = ""] = /<path d="(M[^"]+)" fill="none"[^>]+stroke="#(?:ffffff|fffaf0|f6ead2)"/.exec(own.text) ?? [];
    const points = drawn
      .split(/[ML]/)
      .filter(Boolean)
      .map((pair) => pair.split(" ").map(Number));
    const shown = (await see(follower, id)).as(workoutDetailSchema).route.shown?.pieces.flat() ?? [];
    const allowed = new Set(shown.map(project).map(({ x, y }) => `${x.toFixed(2)} ${y.toFixed(2)}`));
    expect(points.length).toBeGreaterThan(2);
    expect(points.filter(([x = 0, y = 0]) => !allowed.has(`${x.toFixed(2)} ${y.toFixed(2)}`))).toEqual([]);
    // Completely hidden: no picture, not even for its owner.
    await ada.post("/api/account/zones", { label: "Home", ...LAKEFRONT, radius: 1600 });
    await prisma.privacyZone.updateMany({ where: { userId: ada.id }, data: { radius: 9000 } });
    expect((await ada.get(address)).status).toBe(404);
    expect((await visitor().get(address)).status).toBe(401);
  });

  test("fifty starts at one door leave one zone", async () => {
    for (let day = 1; day <= 12; day += 1) {
      const start = moved(LAKEFRONT, 8 * Math.sin(day), 8 * Math.cos(day));
      await record(ada, run(routeFrom(start, hoursAgo(24 * day))));
    }
    const zones = await prisma.privacyZone.findMany({ where: { userId: ada.id } });
    expect(zones.length).toBe(2); // one for the start, and one for the end
    expect((await ada.get("/api/account/zones")).body).toEqual([]);
  });
});

test("a new start beyond 200 automatic zones widens the nearest one", async () => {
  const owner = await signedUp();
  const disc = (index: number) => ({ ...moved(LAKEFRONT, 5000, 400 * index), radius: 550 });
  await prisma.privacyZone.createMany({
    data: Array.from({ length: 200 }, (_, index) => disc(index)).map(({ lat, lng, radius }) => ({
      ...{ userId: owner.id, isAutomatic: true, lat, lng, hiddenLat: lat, hiddenLng: lng, radius },
    })),
  });
  await record(owner);
  const zones = await prisma.privacyZone.findMany({ where: { userId: owner.id } });
  expect(zones).toHaveLength(200);
  const hides = zones.filter(
    (zone) => distance({ lat: zone.hiddenLat, lng: zone.hiddenLng }, LAKEFRONT) + 200 <= zone.radius,
  );
  expect(hides).toHaveLength(1);
});

test("hidden places are limited and private", async () => {
  const zone = { label: "Home", ...LAKEFRONT, radius: 400 };
  for (const change of [{ radius: 199 }, { radius: 1601 }, { lat: 91 }, { label: "x".repeat(41) }, { lng: "east" }]) {
    expect((await ada.post("/api/account/zones", { ...zone, ...change })).status).toBe(400);
  }
  const made = await Promise.all(Array.from({ length: 12 }, () => ada.post("/api/account/zones", zone)));
  expect(made.map(({ status }) => status).sort()).toEqual([...Array(10).fill(201), 409, 409]);
  expect((await ada.get("/api/account/zones")).body).toHaveLength(10);
  expect(JSON.stringify((await ada.get("/api/account/zones")).body)).not.toContain("hidden");
  expect((await (await signedUp()).get("/api/account/zones")).body).toEqual([]);
});

test("records are found in every route, keep what they beat, and are deleted with their workout", async () => {
  const at = (speed: number, day: number) => {
    const points = truth(LAKEFRONT, [{ meters: 1700, heading: 0, speed }]).map((point) => ({
      ...point,
      elevation: null,
    }));
    return record(ada, run({ startedAt: hoursAgo(24 * day), ...toColumns({ points, breaks: [] }) }));
  };
  const times = async () =>
    (await ada.get("/api/workouts/records"))
      .as(recordSchema.array())
      .map(({ activityType, meters, best, earlier }) => [
        activityType,
        meters,
        ...[best, ...earlier].map(({ seconds }) => Math.round(seconds)),
      ]);
  await at(2.5, 9);
  const best = await at(4, 7);
  await at(3, 5);
  expect(await times()).toEqual([
    ["running", 1000, 250, 400],
    ["running", 1609, 402, 644],
  ]);
  await ada.del(`/api/workouts/${best.id}`);
  expect(await times()).toEqual([
    ["running", 1000, 333, 400],
    ["running", 1609, 536, 644],
  ]);
  expect((await (await signedUp()).get("/api/workouts/records")).body).toEqual([]);
});

test("a repeated route is compared with the last time, and with the records at that time", async () => {
  const at = async (speed: number, daysAgo: number, start = LAKEFRONT, heading = 0) => {
    const track = truth(start, [{ meters: 1700, heading, speed }]);
    const points = track.map((point) => ({ ...point, elevation: null }));
    return record(ada, run({ startedAt: hoursAgo(24 * daysAgo), ...toColumns({ points, breaks: [] }) }));
  };
  const compared = async (person: Member, id: string) => (await see(person, id)).as(workoutDetailSchema).comparison;
  const first = await at(2.5, 9);
  const second = await at(4, 7, moved(LAKEFRONT, 20, -30));
  const elsewhere = await at(4.5, 6, moved(LAKEFRONT, 3000, 0));
  const back = await at(3, 5, moved(LAKEFRONT, 1700, 0), 180);
  const third = await at(3, 4);
  expect(await compared(ada, first.id)).toEqual({ records: [], repeated: null });
  expect(await compared(ada, second.id)).toMatchObject({
    records: [
      { meters: 1000, seconds: expect.closeTo(250, 0), before: expect.closeTo(400, 0) },
      { meters: 1609, seconds: expect.closeTo(402, 0), before: expect.closeTo(644, 0) },
    ],
    repeated: { times: 2, secondsBefore: expect.closeTo(680, -1) },
  });
  expect((await compared(ada, elsewhere.id))?.repeated).toBeNull();
  expect((await compared(ada, back.id))?.repeated).toBeNull();
  expect(await compared(ada, third.id)).toMatchObject({
    records: [],
    repeated: { times: 3, secondsBefore: expect.closeTo(425, -1) },
  });
  const friend = await signedUp();
  await follow(friend.id, ada.id);
  await ada.put("/api/account/settings", { mapAudience: "followers", workoutAudience: "followers" });
  expect(await compared(friend, second.id)).toBeNull();
  const typed = (await ada.post("/api/workouts", { activityType: "running", duration: 10 })).as(loggedWorkoutSchema);
  expect(await compared(ada, typed.workout.id)).toBeNull();
});

test("the route is deleted with its workout, and both with the account", async () => {
  ada = await signedUp({ password: "lake front" });
  const { id } = await record(ada);
  expect((await ada.get("/api/workouts")).as(workoutSchema.array())[0]?.routePreview).not.toBeNull();
  expect((await ada.del(`/api/workouts/${id}`)).status).toBe(204);
  expect(await prisma.workoutRoute.count({ where: { userId: ada.id } })).toBe(0);
  await record(ada);
  expect((await ada.del("/api/account", { password: "lake front", grace: "now" })).status).toBe(202);
  expect(await prisma.workoutRoute.count({ where: { userId: ada.id } })).toBe(0);
  expect(await prisma.privacyZone.count({ where: { userId: ada.id } })).toBe(0);
});
