import "../support/unlimited";
import { communityEventSchema } from "@/lib/community/events/schema";
import { prisma } from "@/lib/core/server/db";
import { CHICAGO, dayIn, daysAfter } from "@/lib/core/shared/clock";
import { listRecommendations } from "@/lib/suggestions/recommendations/queries";
import { recommendationsAnswerSchema } from "@/lib/suggestions/recommendations/schema";
import { type Answer, type Member, signedUp, visitor } from "../support/api";
import { seededCity } from "../support/city";
import { aPhoto } from "../support/fixtures";
import { statementsOf } from "../support/statements";

const URL = "/api/ai/recommendations";
const NOON = { time: 12, weather: "sunny" } as const;
let ada: Member;

beforeAll(() => seededCity());
beforeEach(async () => {
  ada = await signedUp();
});

const listOf = (answer: Answer) => answer.as(recommendationsAnswerSchema).recommendations;
const ids = (answer: Answer) => listOf(answer).map(({ targetId }) => targetId);
const TABLES = {
  venue: (id: string) => prisma.venue.count({ where: { id } }),
  gem: (id: string) => prisma.hiddenGem.count({ where: { id } }),
  event: (id: string) => prisma.event.count({ where: { id } }),
  challenge: (id: string) => prisma.challenge.count({ where: { id } }),
  "community-event": (id: string) => prisma.communityEvent.count({ where: { id } }),
};

test("a visitor gets ten different existing items, with all the spec's fields", async () => {
  const answer = await visitor().get(`${URL}?userId=anonymous`);
  expect(answer.status).toBe(200);
  const { recommendations, context } = answer.as(recommendationsAnswerSchema);
  expect(recommendations).toHaveLength(10);
  expect(new Set(recommendations.map(({ category }) => category)).size).toBeGreaterThanOrEqual(3);
  for (const { targetType, targetId, isOpen, confidence, reason } of recommendations) {
    expect([targetType, await TABLES[targetType](targetId)]).toEqual([targetType, 1]);
    expect(isOpen).not.toBe(false);
    expect(confidence).toBeGreaterThan(0);
    expect(confidence).toBeLessThan(100);
    expect(reason).toMatch(/^[A-Z\d].*\.$/);
  }
  expect(context.source).toBe("usual");
});

test("the userId in the URL changes nothing: the session decides", async () => {
  const bob = await signedUp();
  const [venue] = await prisma.venue.findMany({ where: { slug: "art-institute" } });
  await prisma.savedItem.create({ data: { userId: bob.id, type: "venue", targetId: venue?.id ?? "" } });
  const mine = listOf(await ada.get(`${URL}?userId=${bob.id}`));
  expect(mine.some(({ isSaved }) => isSaved)).toBe(false);
});

test("on a rainy day indoor places come first without beaches; the response repeats the given weather", async () => {
  const answer = await visitor().post(URL, { time: 14, weather: "rainy", userInterests: ["beach", "running"] });
  const { recommendations, context } = answer.as(recommendationsAnswerSchema);
  expect(context).toMatchObject({ weather: "rainy", source: "request", timeOfDay: "afternoon" });
  const outdoors = await prisma.venue.findMany({ where: { indoor: false }, select: { id: true } });
  const isOut = recommendations.map(({ targetId }) => outdoors.some(({ id }) => id === targetId));
  expect(isOut.slice(0, 5)).not.toContain(true);
  expect(isOut).toEqual([...isOut].sort());
});

test("requested interests change what comes first, and are mentioned", async () => {
  const food = listOf(await ada.post(URL, { ...NOON, userInterests: ["food"] }));
  const art = listOf(await ada.post(URL, { ...NOON, userInterests: ["art"] }));
  expect(art.slice(0, 3).map(({ id }) => id)).not.toEqual(food.slice(0, 3).map(({ id }) => id));
  expect(art.some(({ reason }) => reason.toLowerCase().includes("you like art"))).toBe(true);
});

test("past actions have an effect: museum visitors get museums", async () => {
  const museums = await prisma.venue.findMany({ where: { cuisine: { in: ["Art Museum", "History Museum"] } } });
  for (const { id } of museums.slice(0, 4)) await ada.post("/api/check-ins", { venueId: id });
  await aPhoto(ada.id, { venueId: museums[4]?.id ?? null });
  const top = listOf(await ada.post(URL, { ...NOON, userInterests: ["swimming"] })).slice(0, 4);
  expect(top.some(({ reason, type }) => /^You often choose (art|museums)/.test(reason) && type === "habit")).toBe(true);
});

test("places that followed people visited are suggested, without names", async () => {
  const place = await prisma.venue.findFirstOrThrow({ where: { slug: "shedd-aquarium" } });
  for (const firstName of ["Bo", "Cy", "Di", "Ed"]) {
    const friend = await signedUp({ firstName, placesDelayed: false });
    await ada.put(`/api/users/${friend.id}/follow`);
    await friend.post("/api/check-ins", { venueId: place.id, isPrivate: firstName === "Ed" });
  }
  const found = listOf(await ada.post(URL, NOON)).find(({ targetId }) => targetId === place.id);
  expect(found?.reason.toLowerCase()).toContain("3 people you follow went recently");
});

test("an item marked Not interested stays excluded, even in later requests, until it is undone", async () => {
  const [first] = listOf(await ada.post(URL, NOON));
  if (!first) throw new Error("nothing suggested");
  const { targetType, targetId } = first;
  const say = (verdict: string) => ada.post("/api/ai/feedback", { targetType, targetId, verdict });
  expect((await say("not-interested")).status).toBe(204);
  expect((await say("not-interested")).status).toBe(204);
  expect(ids(await ada.post(URL, NOON))).not.toContain(targetId);
  expect((await say("undo")).status).toBe(204);
  expect(ids(await ada.post(URL, NOON))).toContain(targetId);
});

test("a dismissed item may return after thirty days", async () => {
  const [first] = listOf(await ada.post(URL, NOON));
  await ada.post("/api/ai/feedback", {
    targetType: first?.targetType,
    targetId: first?.targetId,
    verdict: "not-interested",
  });
  await prisma.suggestionFeedback.updateMany({ data: { createdAt: new Date(Date.now() - 31 * 86_400_000) } });
  expect(ids(await ada.post(URL, NOON))).toContain(first?.targetId);
});

test("feedback on an unknown item is 404; a tap is stored once an hour", async () => {
  const unknown = { targetType: "venue", targetId: "019aa000-0000-7000-8000-000000000000", verdict: "tapped" };
  expect((await ada.post("/api/ai/feedback", unknown)).status).toBe(404);
  const [first] = listOf(await ada.get(URL));
  const tap = { targetType: first?.targetType, targetId: first?.targetId, verdict: "tapped" };
  await ada.post("/api/ai/feedback", tap);
  await ada.post("/api/ai/feedback", tap);
  expect(await prisma.interaction.count({ where: { userId: ada.id } })).toBe(1);
});

test("new activities differ from those on the screen, and aren't other dates of the same events", async () => {
  // After midnight there's the least to do, and the same event is on again the next night.
  const late = { time: 1, weather: "cloudy" } as const;
  const tonight = await ada.post(URL, late);
  const others = await ada.post(URL, { ...late, exclude: ids(tonight) });
  const titles = (answer: Answer) => listOf(answer).map(({ title }) => title);
  expect(titles(others).filter((title) => titles(tonight).includes(title))).toEqual([]);

  const first = ids(await ada.post(URL, NOON));
  const next = ids(await ada.post(URL, { ...NOON, exclude: first }));
  expect(next).toHaveLength(10);
  expect(next.filter((id) => first.includes(id))).toEqual([]);
});

test("a position is used, but neither stored nor repeated", async () => {
  const near = await ada.post(URL, { ...NOON, location: { latitude: 41.8796, longitude: -87.6237, accuracy: 9 } });
  expect(listOf(near).some(({ reason }) => /\d\.\d mi from you/.test(reason))).toBe(true);
  expect(near.text).not.toMatch(/41\.87|87\.62/);
});

test.each([
  { time: 24 },
  { weather: "snow" },
  { userInterests: Array(21).fill("x") },
  { location: { latitude: 91, longitude: 0 } },
])("%j is 400", async (body) => {
  expect((await visitor().post(URL, body)).status).toBe(400);
});

test("joins by a blocked person don't affect suggestions", async () => {
  const [bob, host] = [await signedUp(), await signedUp()];
  await ada.put(`/api/users/${bob.id}/block`);
  const date = daysAfter(dayIn(CHICAGO, new Date()), 1);
  const walk = {
    description: "Coffee and art",
    date,
    time: "18:00",
    location: "Pier",
    address: "",
    category: "Social",
  };
  const made = await Promise.all(
    ["One", "Two", "Three"].map((title) =>
      host.post("/api/community/events", { ...walk, title, maxAttendees: 9, price: 0, tags: [] }),
    ),
  );
  const hours = [8, 12, 17, 20];
  const requested = async () =>
    Promise.all(hours.map(async (time) => listOf(await ada.post(URL, { ...NOON, time, userInterests: ["social"] }))));
  const before = await requested();
  const communityEvents = before.map((list) => list.filter(({ targetType }) => targetType === "community-event"));
  expect(communityEvents.flat()).not.toEqual([]);
  for (const event of made) {
    const { id } = event.as(communityEventSchema);
    await bob.put(`/api/community/events/${id}/join`);
    expect(await requested()).toEqual(before);
  }
});

test("three queries while the catalog is unchanged, for anyone", async () => {
  await listRecommendations(ada.id);
  for (const id of [ada.id, null]) {
    const sent = await statementsOf(() => listRecommendations(id));
    expect(sent.length).toBeLessThanOrEqual(id === null ? 2 : 3);
  }
});
