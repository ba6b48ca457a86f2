import { EXPLORE_CHIPS } from "@/lib/discover/venues/categories";
import { venueDetailSchema, venuesAnswerSchema } from "@/lib/discover/venues/schema";
import { type Browser, signedUp, visitor } from "../support/api";
import { seededCity } from "../support/city";
import { aVenue } from "../support/fixtures";

beforeAll(() => seededCity());

const ask = async (query: Record<string, string | number>, browser: Browser = visitor()) => {
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  const answer = await browser.get(`/api/venues?${search}`);
  expect(answer.status).toBe(200);
  return answer.as(venuesAnswerSchema);
};
const all = async (query: Record<string, string | number> = {}) => (await ask({ size: 100, ...query })).venues;
const names = (venues: readonly { name: string }[]) => venues.map(({ name }) => name);

test("the city's 74 places, best rated first, as the screen requests them", async () => {
  const answer = await ask({ city: "Chicago", size: 50 });
  expect(answer.venues).toHaveLength(50);
  expect(answer.total).toBe(74);
  const ratings = answer.venues.map(({ rating }) => rating);
  expect(ratings).toEqual([...ratings].sort((a, b) => b - a));
});

test("pages have no repeats or gaps", async () => {
  const seen: string[] = [];
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof ask>> = await ask({ size: 9, ...(cursor ? { cursor } : {}) });
    seen.push(...page.venues.map(({ id }) => id));
    cursor = page.nextCursor;
  } while (cursor);
  expect(seen).toEqual((await all()).map(({ id }) => id));
  expect(new Set(seen).size).toBe(74);
});

test("another city has none of our places", async () => {
  expect(await ask({ city: "Milwaukee" })).toMatchObject({ venues: [], total: 0, counts: { all: 0, Events: 0 } });
});

const FILTERS: Record<string, string>[] = [
  {},
  { q: "museum" },
  { q: "jazz" },
  { free: "true" },
  { price: "$$,$$$" },
  { price: "Free,$" },
  { rating: "4.7" },
  { neighborhood: "the loop,River North" },
  { bbox: "-87.64,41.87,-87.61,41.9" },
  { near: "41.8827,-87.6226", radius: "2000" },
  { openNow: "true" },
  { openNow: "true", includeUnknown: "true", free: "true" },
  { q: "park", free: "true", rating: "4.5", bbox: "-87.7,41.75,-87.55,41.95" },
];

test.each(FILTERS)("every chip's count matches its list: %o", async (filters) => {
  const { counts, neighborhoods } = await ask(filters);
  for (const { value } of EXPLORE_CHIPS) {
    const shown = await ask({ ...filters, category: value, size: 100 });
    expect([value, shown.total]).toEqual([value, counts[value]]);
    if (value !== "Events") expect(shown.venues).toHaveLength(shown.total);
  }
  if (!("neighborhood" in filters)) {
    for (const [name, count] of Object.entries(neighborhoods).slice(0, 5)) {
      expect([name, (await ask({ ...filters, neighborhood: name })).total]).toEqual([name, count]);
    }
  }
});

test("each filter matches exactly what it should", async () => {
  const everything = await all();
  const open = everything.filter(({ isOpen }) => isOpen === true);
  const unknown = everything.filter(({ isOpen }) => isOpen === null);
  expect((await ask({ openNow: "true" })).total).toBe(open.length);
  expect((await ask({ openNow: "true", includeUnknown: "true" })).total).toBe(open.length + unknown.length);
  expect(names(await all({ free: "true" }))).toEqual(
    names(everything.filter(({ priceRange }) => priceRange === "Free")),
  );
  expect(names(await all({ rating: "4.7" }))).toEqual(names(everything.filter(({ rating }) => rating >= 4.7)));
  expect(names(await all({ neighborhood: "hyde park" }))).toEqual(
    names(everything.filter(({ neighborhood }) => neighborhood === "Hyde Park")),
  );
  const inside = ({ coordinates: { lat, lng } }: { coordinates: { lat: number; lng: number } }) =>
    lat >= 41.78 && lat <= 41.81 && lng >= -87.61 && lng <= -87.57;
  expect(names(await all({ bbox: "-87.61,41.78,-87.57,41.81" }))).toEqual(names(everything.filter(inside)));
});

test("near a position the nearest come first, each with its miles", async () => {
  const { venues, nextCursor } = await ask({ near: "41.88266,-87.62331", size: 5 });
  expect(venues[0]?.name).toBe("Cloud Gate");
  const miles = venues.map(({ distanceMiles }) => distanceMiles ?? -1);
  expect(miles).toEqual([...miles].sort((a, b) => a - b));
  expect(miles[0]).toBeLessThan(0.1);
  const more = await ask({ near: "41.88266,-87.62331", size: 5, cursor: nextCursor ?? "" });
  expect(more.venues[0]?.distanceMiles).toBeGreaterThanOrEqual(miles[4] ?? 0);
});

test.each([
  ["milennium", 0],
  ["cafe museum of nowhere", 0],
])("'%s' is in no list: similar spellings are only suggestions", async (q, total) => {
  expect((await ask({ q })).total).toBe(total);
});

test.each([
  ["field museum", "Field Museum"],
  ["FIELD MUS", "Field Museum"],
  ["skydeck", "Willis Tower Skydeck"],
  ["sky deck", "Willis Tower Skydeck"],
  ["pequods", "Pequod's Pizza"],
  ["girl and the goat", "Girl & the Goat"],
  ["the bean", "Cloud Gate"],
  ["auditorium theater", "Auditorium Theatre"],
])("'%s' finds %s first", async (q, name) => expect((await all({ q }))[0]?.name).toBe(name));

test("a category that belongs to another mode shows everything", async () => {
  expect((await ask({ category: "Pubs" })).total).toBe(74);
});

test("an added or changed place is in the next response", async () => {
  const { prisma } = await import("@/lib/core/server/db");
  const id = await aVenue({
    name: "Zanzibar Reading Room",
    category: "Live Music",
    cuisine: "Jazz Club",
    neighborhood: "Pilsen",
  });
  expect(names(await all({ q: "zanzibar" }))).toEqual(["Zanzibar Reading Room"]);
  await prisma.venue.update({ where: { id }, data: { name: "Quokka Hall", priceRange: "$$$" } });
  expect(names(await all({ q: "zanzibar" }))).toEqual([]);
  expect(names(await all({ q: "quokka", price: "$$$" }))).toEqual(["Quokka Hall"]);
  await prisma.venue.delete({ where: { id } });
  expect((await ask({})).total).toBe(74);
  expect((await ask({ q: "quokka" })).total).toBe(0);
});

test("a saved place is marked, only for the person who saved it", async () => {
  const ada = await signedUp();
  const [first] = await all();
  await ada.put(`/api/saved/venue/${first?.id}`, {});
  expect((await ask({ size: 1 }, ada)).venues[0]?.isSaved).toBe(true);
  expect((await ask({ size: 1 })).venues[0]?.isSaved).toBe(false);
});

describe("one place", () => {
  test("includes my visits and note, and friends with public check-ins", async () => {
    const { prisma } = await import("@/lib/core/server/db");
    const [ada, bea, cy, dan] = [
      await signedUp(),
      await signedUp({ firstName: "Bea", placesDelayed: false }),
      await signedUp({ firstName: "Cy", placesDelayed: false }),
      await signedUp(),
    ];
    const [venue] = await all({ q: "navy pier" });
    const path = `/api/venues/${venue?.id}`;
    for (const other of [bea, cy]) {
      await prisma.follow.create({ data: { followerId: ada.id, followingId: other.id, status: "accepted" } });
    }
    await bea.post("/api/check-ins", { venueId: venue?.id });
    await cy.post("/api/check-ins", { venueId: venue?.id, isPrivate: true });
    await dan.post("/api/check-ins", { venueId: venue?.id });
    await ada.put(`/api/saved/venue/${venue?.id}`, { note: "At dusk" });
    const mine = (await ada.post("/api/check-ins", { venueId: venue?.id })).as(
      (await import("@/lib/activity/check-ins/schema")).checkedInSchema,
    );
    const seen = (await ada.get(path)).as(venueDetailSchema);
    expect(seen.friends.map(({ firstName }) => firstName)).toEqual(["Bea"]);
    expect(seen).toMatchObject({
      note: "At dusk",
      isSaved: true,
      checkInCount: 1, // the public ones count an hour later
      visits: { count: 1, todayId: mine.id },
    });
    await prisma.block.create({ data: { blockerId: bea.id, blockedId: ada.id } });
    expect((await ada.get(path)).as(venueDetailSchema).friends).toEqual([]);
    const strange = (await visitor().get(path)).as(venueDetailSchema);
    expect(strange).toMatchObject({
      friends: [],
      note: null,
      isSaved: false,
      visits: { count: 0, lastDay: null, todayId: null },
    });
  });

  test("shows public photos", async () => {
    const { aPhoto } = await import("../support/fixtures");
    const ada = await signedUp();
    const [venue] = await all({ q: "promontory" });
    const open = await aPhoto(ada.id, { venueId: venue?.id ?? "" });
    await aPhoto(ada.id, { venueId: venue?.id ?? "", audience: "only_me" });
    const seen = (await visitor().get(`/api/venues/${venue?.id}`)).as(venueDetailSchema);
    expect(seen.photos.map(({ id }) => id)).toEqual([open]);
    expect(seen.openText).toMatch(/^(Open|Closes|Closed|Hours)/);
  });

  test.each(["nothing", "0190a000-0000-7000-8000-000000000000", "1; drop table venues"])("%s is 404", async (id) => {
    expect((await visitor().get(`/api/venues/${encodeURIComponent(id)}`)).status).toBe(404);
  });
});

test.each([
  "size=x",
  "rating=6",
  "rating=good",
  "near=41.8",
  "near=91,0",
  "near=41.8,-87.6,3",
  "near=Infinity,0",
  "bbox=1,2,3",
  "bbox=-87.5,41,-87.6,42",
  "bbox=a,b,c,d",
  "price=cheap",
  "openNow=perhaps",
  "cursor=made-up",
  "cursor=eyJhIjoxfQ.AAAA",
  `q=${"x".repeat(101)}`,
  "q=%00",
  "radius=0",
])("%s is 400", async (query) => {
  const answer = await visitor().get(`/api/venues?${query}`);
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({ code: "validation" });
});

test("a cursor of another order is 400, and writing is 405", async () => {
  const { nextCursor } = await ask({ size: 2 });
  const answer = await visitor().get(`/api/venues?near=41.88,-87.62&cursor=${encodeURIComponent(nextCursor ?? "")}`);
  expect(answer.status).toBe(400);
  const posted = await visitor().post("/api/venues", {});
  expect([posted.status, posted.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
});
