import "../support/unlimited";
import { v7 as uuid } from "uuid";
import { prisma } from "@/lib/core/server/db";
import { savedItemSchema, savedStateSchema } from "@/lib/discover/saved/schema";
import { type Member, signedUp, visitor } from "../support/api";
import { aPhoto, aVenue, walk } from "../support/fixtures";

const place = { neighborhood: "Loop", description: "", category: "Food", rating: 4, reviewCount: 1, priceRange: "$" };

const aGem = async () =>
  (
    await prisma.hiddenGem.create({
      data: {
        ...place,
        slug: uuid(),
        name: "A gem",
        specialFeature: "",
        cuisine: "Bar",
        type: "bar",
        hours: "",
        lat: 41.9,
        lng: -87.6,
        image: "/posters/gem.avif",
      },
    })
  ).id;
const anEvent = async () =>
  (
    await prisma.event.create({
      data: {
        externalKey: uuid(),
        mergeKey: "",
        name: "An event",
        venue: "A hall",
        date: new Date("2030-01-01"),
        category: "Music",
        source: "seatgeek",
        image: "/posters/event.avif",
      },
    })
  ).id;
const anActivity = async () =>
  (
    await prisma.trendingActivity.create({
      data: {
        slug: uuid(),
        title: "An activity",
        location: "Loop",
        image: "/posters/activity.avif",
        description: "",
        popularity: 1,
        participants: 1,
        category: "x",
        difficulty: "Moderate",
        price: "Free",
        maxParticipants: 1,
      },
    })
  ).id;
const aChallenge = async () =>
  (
    await prisma.challenge.create({
      data: {
        slug: uuid(),
        title: "A challenge",
        description: "",
        unit: "minutes",
        scope: "city",
        target: 1,
        startsAt: new Date(),
        endsAt: new Date(),
      },
    })
  ).id;
const aCommunityEvent = async (hostId: string) =>
  (
    await prisma.communityEvent.create({
      data: {
        title: "A run",
        description: "",
        date: new Date("2030-01-01"),
        time: "18:00",
        startsAt: new Date("2030-01-02"),
        location: "",
        address: "",
        category: "x",
        maxAttendees: 2,
        hostId,
      },
    })
  ).id;

let ada: Member;
let bob: Member;
beforeEach(async () => {
  [ada, bob] = await Promise.all([signedUp(), signedUp()]);
});
const list = async (query = "") => (await ada.get(`/api/saved${query}`)).as(savedItemSchema.array());
const counter = async () => (await prisma.user.findUniqueOrThrow({ where: { id: ada.id } })).savedCount;

test("everything that can be saved is returned with its name and image, newest first", async () => {
  const items = [
    ["venue", await aVenue(), "Millennium Park", "/posters/bean.avif"],
    ["gem", await aGem(), "A gem", "/posters/gem.avif"],
    ["event", await anEvent(), "An event", "/posters/event.avif"],
    ["activity", await anActivity(), "An activity", "/posters/activity.avif"],
    ["activity", await aChallenge(), "A challenge", null],
    ["activity", await aCommunityEvent(bob.id), "A run", null],
  ] as const;
  const photo = await aPhoto(bob.id, { title: "The lake" });
  for (const [type, id] of items) expect((await ada.put(`/api/saved/${type}/${id}`)).status).toBe(200);
  const state = (await ada.put(`/api/saved/photo/${photo}`, { note: " Go at dawn " })).as(savedStateSchema);
  expect(state).toEqual({ isSaved: true, savedCount: 7 });
  expect(await list()).toEqual([
    expect.objectContaining({
      type: "photo",
      id: photo,
      name: "The lake",
      image: `/media/${photo}.webp`,
      note: " Go at dawn ",
    }),
    ...items
      .toReversed()
      .map(([type, id, name, image]) =>
        expect.objectContaining({ type, id, name, image, note: null, isAvailable: true }),
      ),
  ]);
  expect((await list("?type=gem")).map(({ name }) => name)).toEqual(["A gem"]);
  expect((await walk(ada, "/api/saved?limit=2", savedItemSchema.array())).length).toBe(7);
});

test("thirty simultaneous saves count as one; the note changes only when it is sent", async () => {
  const id = await aVenue();
  const states = await Promise.all(
    Array.from({ length: 30 }, () => ada.put(`/api/saved/venue/${id}`, { note: "Mine" })),
  );
  for (const state of states) expect(state.body).toEqual({ isSaved: true, savedCount: 1 });
  await ada.put(`/api/saved/venue/${id}`);
  expect((await list())[0]?.note).toBe("Mine");
  await ada.put(`/api/saved/venue/${id.toUpperCase()}`, { note: null });
  expect(await list()).toEqual([expect.objectContaining({ id, note: null })]);
  expect(await counter()).toBe(1);
});

test("parallel saves and removals leave the counter equal to the rows", async () => {
  const places = await Promise.all(Array.from({ length: 5 }, () => aVenue()));
  const answers = await Promise.all(
    places.flatMap((id) =>
      Array.from({ length: 8 }, (_, turn) =>
        turn % 2 ? ada.del(`/api/saved/venue/${id}`) : ada.put(`/api/saved/venue/${id}`),
      ),
    ),
  );
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  expect(await counter()).toBe(await prisma.savedItem.count({ where: { userId: ada.id } }));
  for (const id of places) await ada.del(`/api/saved/venue/${id}`);
  expect((await ada.del(`/api/saved/venue/${places[0]}`)).body).toEqual({ isSaved: false, savedCount: 0 });
});

test("deleted items stay in the list as unavailable, and can be removed", async () => {
  const photo = await aPhoto(bob.id);
  await ada.put(`/api/saved/photo/${photo}`);
  await bob.put(`/api/users/${ada.id}/block`);
  expect(await list()).toEqual([
    expect.objectContaining({ id: photo, name: "No longer available", image: null, isAvailable: false }),
  ]);
  expect((await ada.del(`/api/saved/photo/${photo}`)).body).toEqual({ isSaved: false, savedCount: 0 });
});

test("saved lists are private", async () => {
  await bob.put(`/api/saved/venue/${await aVenue()}`, { note: "private" });
  expect(await list()).toEqual([]);
});

test("missing or invisible items can't be saved", async () => {
  const secret = await aPhoto(bob.id, { audience: "only_me" });
  const venue = await aVenue();
  for (const path of [`photo/${secret}`, `photo/${uuid()}`, `gem/${venue}`, `venue/7`, `place/${venue}`]) {
    expect((await ada.put(`/api/saved/${path}`)).status).toBe(404);
  }
  for (const note of ["x".repeat(501), 5, { not: "" }]) {
    expect((await ada.put(`/api/saved/venue/${venue}`, { note })).status).toBe(400);
  }
  expect((await ada.get("/api/saved?type=place")).status).toBe(400);
  expect((await ada.get("/api/saved?cursor=forged")).status).toBe(400);
  expect((await visitor().put(`/api/saved/venue/${venue}`)).status).toBe(401);
  expect((await visitor().get("/api/saved")).status).toBe(401);
  expect(await counter()).toBe(0);
});
