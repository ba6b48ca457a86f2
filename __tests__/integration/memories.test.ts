import "../support/unlimited";
import { toColumns } from "@/lib/activity/routes/formats";
import { prisma } from "@/lib/core/server/db";
import { CHICAGO, dayIn, daysAfter, instantAt } from "@/lib/core/shared/clock";
import { getOwnAlbum, listMemories } from "@/lib/feed/memories/queries";
import { albumSchema, memoriesQuery, memoriesSchema, yearCardsSchema } from "@/lib/feed/memories/schema";
import { getYearCards } from "@/lib/feed/year-cards/queries";
import { type Member, signedUp, visitor } from "../support/api";
import { aPhoto, aVenue } from "../support/fixtures";
import { truth } from "../support/tracks";

const URL = "/api/memories";
let ada: Member;
let bob: Member;
/** Three days ago in Chicago: its album exists at any time of day. */
let day: string;
const noon = (of: string) => instantAt(CHICAGO, of, 12 * 60);

beforeEach(async () => {
  [ada, bob] = await Promise.all([signedUp({ firstName: "Ada" }), signedUp({ firstName: "Bob" })]);
  day = daysAfter(dayIn(CHICAGO, new Date()), -3);
});

const photoOf = (of: string, change: object = {}) => aPhoto(ada.id, { createdAt: noon(of), ...change });
const checkIn = async (of: string, change: object = {}) =>
  prisma.checkIn.create({
    data: { userId: ada.id, venueId: await aVenue(), day: new Date(of), createdAt: noon(of), ...change },
  });
const walkOn = (of: string, startedAt = noon(of)) =>
  prisma.workout.create({
    data: { userId: ada.id, activityType: "hiking", duration: 50, distanceMeters: 4000, startedAt },
  });
/** A route recorded that day along the lake, in Douglas. */
const recordRoute = async (of: string) => {
  const points = truth({ lat: 41.8375, lng: -87.611 }, [{ meters: 300, heading: 165, speed: 3 }]);
  const { startedAt, id: workoutId } = await walkOn(of);
  await prisma.workoutRoute.create({
    data: {
      ...toColumns({ points: points.map((point) => ({ ...point, elevation: null })), breaks: [] }),
      ...{ workoutId, userId: ada.id, startedAt, endedAt: startedAt, source: "recorded" },
      ...{ preview: "", distanceMeters: 300, movingSeconds: 100, elapsedSeconds: 100 },
    },
  });
};
const memories = async (query = "") => (await ada.get(`${URL}${query}`)).as(memoriesSchema);
const album = async (by = ada, of = day) => (await by.get(`${URL}/${of}`)).as(albumSchema);
const decide = async (change: object, of = day) => ada.patch(`${URL}/${of}`, change);
const shared = async (id: string | null, by: { get: Member["get"] } = bob) => by.get(`/api/albums/${id}`);

test("a day with a photo has an album, and so does one with two stops; a single stop or workout doesn't", async () => {
  const days = [1, 2, 3, 4].map((back) => daysAfter(day, -back));
  const [photo = "", stops = "", stop = "", workout = ""] = days;
  await photoOf(photo);
  await checkIn(stops);
  await checkIn(stops);
  await checkIn(stop);
  await walkOn(workout);
  const { albums } = await listMemories(ada.id, memoriesQuery.parse({ year: photo.slice(0, 4) }));
  expect(albums.filter(({ day: one }) => days.includes(one)).map(({ day: one }) => one)).toEqual(
    [photo, stops].filter((one) => one.startsWith(photo.slice(0, 4))),
  );
  expect(await album(ada, photo)).toMatchObject({ id: null, audience: "only_me", isMine: true });
  expect((await album(ada, stops)).stops).toHaveLength(2);
  expect((await ada.get(`${URL}/${stop}`)).status).toBe(404);
  expect((await ada.get(`${URL}/${workout}`)).status).toBe(404);
});

test("it is created at 6 p.m. the next day, in its owner's time zone", async () => {
  await prisma.user.update({ where: { id: ada.id }, data: { timeZone: "Asia/Tokyo" } });
  const at = (of: string, hour: number, minute: number) => instantAt("Asia/Tokyo", of, hour * 60 + minute);
  const today = "2026-10-14";
  await aPhoto(ada.id, { createdAt: at(today, 23, 30) });
  const tomorrow = daysAfter(today, 1);
  await expect(getOwnAlbum(ada.id, today, at(tomorrow, 17, 59))).rejects.toMatchObject({ code: "not_found" });
  expect((await getOwnAlbum(ada.id, today, at(tomorrow, 18, 0))).photos).toHaveLength(1);
  await expect(getOwnAlbum(ada.id, tomorrow, at(tomorrow, 18, 0))).rejects.toMatchObject({ code: "not_found" });
});

test("check-ins belong to the owner's local day, like photos", async () => {
  await prisma.user.update({ where: { id: ada.id }, data: { timeZone: "Asia/Tokyo" } });
  const at = (of: string, hour: number) => instantAt("Asia/Tokyo", of, hour * 60);
  const own = "2025-10-14";
  const before = daysAfter(own, -1); // in Chicago, all in the owner's morning
  await checkIn(before, { createdAt: at(own, 8) });
  await checkIn(before, { createdAt: at(own, 9) });
  await aPhoto(ada.id, { createdAt: at(before, 20) });
  const { albums } = await listMemories(ada.id, memoriesQuery.parse({ year: "2025" }));
  expect(albums.map(({ day: one, stops, photos }) => [one, stops, photos])).toEqual([
    [own, 2, 0],
    [before, 0, 1],
  ]);
  expect((await album(ada, own)).stops).toHaveLength(2);
  expect((await album(ada, before)).stops).toEqual([]);
});

test("a check-in counts in the owner's local year", async () => {
  await prisma.user.update({ where: { id: ada.id }, data: { timeZone: "Asia/Tokyo" } });
  await checkIn("2024-12-31", { createdAt: instantAt("Asia/Tokyo", "2025-01-01", 9 * 60) });
  const placesIn = async (year: number) => (await getYearCards(ada.id, year)).places.checkIns;
  expect([await placesIn(2024), await placesIn(2025)]).toEqual([0, 1]);
});

test("moving to another time zone keeps albums, their contents, and yearly numbers", async () => {
  const late = (of: string) => instantAt(CHICAGO, of, 23 * 60 + 30); // the next afternoon in Tokyo
  const [lastOfYear, spring] = ["2024-12-31", "2025-03-10"];
  for (const one of [lastOfYear, spring]) {
    await photoOf(one, { createdAt: late(one), likeCount: 3 });
    for (const _ of [1, 2]) await checkIn(one, { createdAt: late(one) });
    await walkOn(one, late(one));
  }
  const now = instantAt(CHICAGO, "2026-03-10", 12 * 60);
  const seen = async () => ({
    years: [
      await listMemories(ada.id, memoriesQuery.parse({ year: "2024" }), now),
      await listMemories(ada.id, memoriesQuery.parse({ year: "2025" }), now),
    ],
    albums: [await getOwnAlbum(ada.id, lastOfYear, now), await getOwnAlbum(ada.id, spring, now)],
    cards: [await getYearCards(ada.id, 2024, now), await getYearCards(ada.id, 2025, now)],
  });
  const before = await seen();
  expect(before.albums).toMatchObject(
    [lastOfYear, spring].map((of) => ({ day: of, photos: [{}], stops: [{}, {}], workouts: [{}] })),
  );
  expect(before.years).toMatchObject([{ years: { first: 2024 } }, { yearAgo: { day: spring } }]);
  expect(before.cards).toMatchObject(
    [1, 1].map((count) => ({ photos: { count }, workouts: { count }, areas: { count } })),
  );
  for (const timeZone of ["Asia/Tokyo", "Pacific/Honolulu"]) {
    await prisma.user.update({ where: { id: ada.id }, data: { timeZone } });
    expect(await seen()).toEqual(before);
  }
});

test("it is private until it is shared, and again once it is unshared or hidden", async () => {
  await photoOf(day);
  expect((await bob.get(`${URL}/${day}`)).status).toBe(404); // Bob's own day, with no activity
  const { id } = (await decide({ audience: "everyone" })).as(albumSchema);
  expect((await shared(id)).as(albumSchema)).toMatchObject({ isMine: false, owner: { id: ada.id } });
  expect((await shared(id)).as(albumSchema)).not.toHaveProperty("audience");
  expect((await shared(id, visitor())).status).toBe(200);
  await decide({ audience: "followers" });
  expect((await shared(id)).status).toBe(404);
  await bob.put(`/api/users/${ada.id}/follow`);
  expect((await shared(id)).status).toBe(200);
  await decide({ isHidden: true });
  expect((await shared(id)).status).toBe(404);
  expect((await shared(id, ada)).status).toBe(200);
  expect((await memories(`?year=${day.slice(0, 4)}`)).albums).toEqual([]);
  expect(await memories(`?year=${day.slice(0, 4)}&hidden=true`)).toMatchObject({ albums: [{ day }], hiddenCount: 1 });
  await decide({ isHidden: false });
  expect((await shared(id)).status).toBe(200);
});

test("others see only what they could already see of each item", async () => {
  const [open, mine] = [await photoOf(day), await photoOf(day, { audience: "only_me" })];
  await checkIn(day);
  await checkIn(day, { isPrivate: true });
  await walkOn(day);
  expect(await album()).toMatchObject({ stops: [{}, {}], workouts: [{ activityType: "hiking" }] });
  const { id } = (await decide({ audience: "everyone" })).as(albumSchema);
  const toStranger = (await shared(id)).as(albumSchema);
  expect(toStranger).toMatchObject({ photos: [{ id: open }], stops: [], workouts: [], events: [] });
  await bob.put(`/api/users/${ada.id}/follow`);
  const toFollower = (await shared(id)).as(albumSchema);
  expect(toFollower.photos.map((photo) => photo.id)).not.toContain(mine);
  expect(toFollower.stops).toHaveLength(1);
});

test("a shared album shows the distance of a recorded route only to its owner while others may see its map", async () => {
  await Promise.all([photoOf(day), recordRoute(day)]);
  await Promise.all([bob.put(`/api/users/${ada.id}/follow`), ada.put(`/api/users/${bob.id}/follow`)]);
  await decide({ audience: "everyone" });
  const { id } = await album();
  const workoutsShown = async (by: Member) =>
    (await shared(id, by)).as(albumSchema).workouts.map((one) => one.distanceMeters);
  await prisma.user.update({ where: { id: ada.id }, data: { mapAudience: "mutual" } });
  expect([await workoutsShown(ada), await workoutsShown(bob)]).toEqual([[4000], [null]]);
  await prisma.user.update({ where: { id: ada.id }, data: { mapAudience: "only_me" } });
  expect(await workoutsShown(bob)).toEqual([4000]);
});

test("it includes people with accepted tags, without those who blocked the viewer or are blocked by them", async () => {
  const cleo = await signedUp({ firstName: "Cleo" });
  const photo = await photoOf(day);
  await prisma.photoTag.createMany({
    data: [
      { photoId: photo, userId: bob.id, status: "accepted" },
      { photoId: photo, userId: cleo.id, status: "pending" },
    ],
  });
  expect((await album()).people.map(({ firstName }) => firstName)).toEqual(["Bob"]);
  const { id } = (await decide({ audience: "everyone" })).as(albumSchema);
  await cleo.put(`/api/users/${bob.id}/block`);
  expect((await shared(id, cleo)).as(albumSchema).people).toEqual([]);
  // A block keeps these rows, but doesn't show up in a memory either.
  await prisma.block.create({ data: { blockerId: ada.id, blockedId: bob.id } });
  expect((await album()).people).toEqual([]);
  expect((await shared(id)).status).toBe(404);
  const cards = (await ada.get(`${URL}/years/${day.slice(0, 4)}`)).as(yearCardsSchema);
  expect(cards.people).toEqual({ count: 0, most: [] });
});

test("a year ago: the day itself, or the closest within three days; hidden ones are left out", async () => {
  const now = instantAt(CHICAGO, "2026-11-20", 12 * 60);
  await photoOf("2025-11-23");
  await photoOf("2025-11-18");
  await photoOf("2025-11-14");
  const yearAgo = async () => (await listMemories(ada.id, memoriesQuery.parse({}), now)).yearAgo?.day;
  expect(await yearAgo()).toBe("2025-11-18");
  await photoOf("2025-11-20");
  expect(await yearAgo()).toBe("2025-11-20");
  for (const hidden of ["2025-11-20", "2025-11-18"]) await decide({ isHidden: true }, hidden);
  expect(await yearAgo()).toBe("2025-11-23");
});

test("the eight year cards are counted from the user's rows of that year", async () => {
  const now = instantAt(CHICAGO, "2026-11-20", 12 * 60);
  await photoOf("2026-03-01", { likeCount: 2 });
  await photoOf("2026-03-01", { likeCount: 5 });
  await photoOf("2025-12-31", { likeCount: 9 });
  await checkIn("2026-03-01");
  await checkIn("2026-04-02");
  await walkOn("2026-03-01");
  const cards = await getYearCards(ada.id, 2026, now);
  expect(cards).toMatchObject({
    photos: { count: 2, likes: 7 },
    places: { count: 2, checkIns: 2, favorite: { name: "Millennium Park", visits: 1 } },
    areas: { count: 1, first: "Loop" },
    workouts: { count: 1, minutes: 50, activeDays: 1, activityType: "hiking" },
    distance: { meters: 4000, longest: 4000 },
    events: { went: 0, hosted: 0 },
    people: { count: 0, most: [] },
    bestDay: { day: "2026-03-01", photos: 2, stops: 1, workouts: 1 },
  });
  // A route counts toward areas as in the passport, but its start area is never named, because most routes start at
  // home.
  await recordRoute("2026-05-05");
  await recordRoute("2026-05-06");
  await recordRoute("2026-05-07");
  expect((await getYearCards(ada.id, 2026, now)).areas).toEqual({ count: 2, first: "Loop" });
  expect(await getYearCards(bob.id, 2026, now)).toMatchObject({ photos: { count: 0, image: null }, bestDay: null });
});

test("a hundred simultaneous decisions leave one album, and trashed items are left out", async () => {
  const photo = await photoOf(day);
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, turn) => decide(turn % 2 ? { audience: "everyone" } : { isHidden: false })),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await prisma.album.findMany({ where: { userId: ada.id } })).toMatchObject([
    { audience: "everyone", isHidden: false },
  ]);
  await prisma.photo.update({ where: { id: photo }, data: { removedTo: "trash", removedAt: new Date() } });
  expect((await ada.get(`${URL}/${day}`)).status).toBe(404);
});

test.each([
  ["no day", "2026-13-40", {}, 404],
  ["an invalid day", "2026-02-30", {}, 404],
  ["a future day", "2099-01-01", {}, 404],
  ["an unknown audience", null, { audience: "enemies" }, 400],
])("%s changes nothing", async (_, of, change, status) => {
  await photoOf(day);
  expect((await decide(change, of ?? day)).status).toBe(status);
  expect(await prisma.album.count({ where: { userId: ada.id } })).toBe(0);
});

test("visitors are asked to log in for their own", async () => {
  for (const path of [URL, `${URL}/${day}`, `${URL}/years/2026`]) expect((await visitor().get(path)).status).toBe(401);
  expect((await visitor().get("/api/albums/018f0000-0000-7000-8000-000000000000")).status).toBe(404);
});
