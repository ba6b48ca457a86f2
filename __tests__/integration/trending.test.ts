import "../support/unlimited";
import { randomUUID } from "node:crypto";
import { checkIn } from "@/lib/activity/check-ins/mutations";
import { pool, prisma } from "@/lib/core/server/db";
import { deleteOldFeedback } from "@/lib/suggestions/feedback/jobs";
import { refreshTrending } from "@/lib/suggestions/trending/jobs";
import { getTrending, listContextual, listTrending } from "@/lib/suggestions/trending/queries";
import { trendingAnswerSchema } from "@/lib/suggestions/trending/schema";
import { type Member, signedUp, visitor } from "../support/api";
import { seededCity } from "../support/city";
import { aPhoto, aVenue } from "../support/fixtures";
import { explain, statementsOf } from "../support/statements";

let ada: Member;
const titles = async () =>
  (await visitor().get("/api/trending/activities")).as(trendingAnswerSchema).activities.map(({ title }) => title);
/** Activities that trend in every season. */
const where = { NOT: { tags: { hasSome: ["summer", "winter"] } } };
const last = async () =>
  prisma.trendingActivity.findFirstOrThrow({ where, orderBy: [{ rank: "asc" }, { id: "desc" }] });
const testEvent = async (hostId: string, category: string) => {
  const date = new Date(Date.now() + 86_400_000);
  const place = { location: "", address: "", category, maxAttendees: 9, tags: [] };
  const data = { title: "Ride", description: "", date, time: "10:00", startsAt: date, hostId, ...place };
  return (await prisma.communityEvent.create({ data })).id;
};
const rankOf = async (id: string) => (await prisma.trendingActivity.findUniqueOrThrow({ where: { id } })).rank;

beforeAll(() => seededCity());
beforeEach(async () => {
  ada = await signedUp();
  await refreshTrending();
});

test("a young app has the seed's order, and every action raises an activity", async () => {
  const { id, venueId, category } = await last();
  if (!venueId) throw new Error("no place");
  const host = await signedUp();
  const eventId = await testEvent(host.id, category);
  const photoId = await aPhoto(host.id, { venueId });
  const writes: [string, () => Promise<unknown>][] = [
    ["a look", () => ada.post("/api/ai/feedback", { targetType: "activity", targetId: id, verdict: "viewed" })],
    ["a save", () => ada.put(`/api/saved/activity/${id}`)],
    ["a check-in", () => checkIn(ada.id, { venueId }, undefined, new Date(Date.now() - 2 * 3_600_000))],
    ["a join", () => prisma.communityEventMember.create({ data: { eventId, userId: ada.id, status: "going" } })],
    ["a like", () => ada.put(`/api/photos/${photoId}/like`)],
  ];
  for (const [name, act] of writes) {
    await refreshTrending();
    const before = await rankOf(id);
    await act();
    await refreshTrending();
    expect([name, (await rankOf(id)) > before]).toEqual([name, true]);
  }
});

test("older activity weighs less, and the seed fades as the app is used", async () => {
  const [first, second] = await prisma.trendingActivity.findMany({ where, orderBy: { popularity: "desc" } });
  if (!first || !second) throw new Error("no activities");
  const look = (targetId: string, daysAgo: number, count: number) =>
    prisma.interaction.createMany({
      data: Array.from({ length: count }, () => ({
        kind: "view",
        targetType: "activity",
        targetId,
        createdAt: new Date(Date.now() - daysAgo * 86_400_000),
      })),
    });
  await look(first.id, 25, 30);
  await look(second.id, 0, 30);
  await refreshTrending();
  expect(await rankOf(second.id)).toBeGreaterThan(await rankOf(first.id));
  const unseen = await last();
  const before = await rankOf(unseen.id);
  await look(second.id, 0, 5000);
  await refreshTrending();
  expect(await rankOf(unseen.id)).toBeLessThan(before);
  expect((await titles())[0]).toBe(second.title);
});

test("a rank is the fading seed plus the logarithm of activity, each by weight and age", async () => {
  await pool.query("truncate interactions, check_ins, community_event_members, saved_items, photos cascade");
  // Its kind and place are unique.
  const [venueId, category, popularity] = [await aVenue(), "Curling", 40];
  const { id: _, ...likeIt } = await last();
  const { id } = await prisma.trendingActivity.create({
    data: { ...likeIt, slug: "curling", venueId, category, popularity },
  });
  const weekAgo = new Date(Date.now() - 7 * 86_400_000);
  const userId = ada.id;
  const communityEvents = [await testEvent(userId, category), await testEvent(userId, category.toUpperCase())];
  for (const eventId of communityEvents)
    await prisma.communityEventMember.create({ data: { eventId, userId, status: "going", joinedAt: weekAgo } });
  await prisma.checkIn.create({ data: { userId, venueId, day: weekAgo, createdAt: weekAgo } });
  await aPhoto(userId, { venueId, likeCount: 4 });
  await aPhoto(userId, {
    venueId,
    likeCount: 4,
    showInHome: false,
    showInProfile: false,
    removedTo: "archive",
    removedAt: weekAgo,
  });
  await prisma.savedItem.createMany({
    data: [
      { userId, type: "activity", targetId: id },
      { userId, type: "venue", targetId: venueId, createdAt: weekAgo },
      { userId, type: "gem", targetId: venueId },
    ],
  });
  const look = { kind: "view", targetType: "venue", targetId: venueId };
  await prisma.interaction.createMany({
    data: [
      look,
      { ...look, targetType: "activity", targetId: id },
      { ...look, createdAt: new Date(Date.now() - 31 * 86_400_000) },
    ],
  });
  const signal = 3 * 3 * Math.exp(-1) + (2 + 0.5 * 4) + 1 + Math.exp(-1) + 2;
  await refreshTrending();
  expect(await rankOf(id)).toBeCloseTo((popularity * 2000) / (2000 + signal) + 15 * Math.log(1 + signal), 2);
  await prisma.trendingActivity.delete({ where: { id } });
});

test("joins are counted from an index, one statement per activity", async () => {
  const { category } = await last();
  const eventId = await testEvent(ada.id, "Chess");
  // 90,000 joins, 3,000 of them for this kind, interleaved with joins of other events.
  await pool.query(
    `with people as (insert into users (id, "firstName", "lastName")
       select gen_random_uuid(), 'Sam', 'Stroller' from generate_series(1, 300) returning id),
     communityEvents as (insert into community_events (id, title, description, date, time, "startsAt", location, address, category, "maxAttendees", tags, "hostId")
       select gen_random_uuid(), title, '', date, time, "startsAt", '', '', case when i <= 10 then $1 else category end, 300, '{}', "hostId"
       from community_events, generate_series(1, 300) i where id = $2 returning id)
     insert into community_event_members ("eventId", "userId", status) select communityEvents.id, people.id, 'going' from people, communityEvents`,
    [category, eventId],
  );
  await pool.query("vacuum analyze community_event_members, community_events, users");
  const counts = (await statementsOf(refreshTrending)).filter(({ text }) => text.includes("community_event_members"));
  expect(counts).toHaveLength(await prisma.trendingActivity.count());
  for (const statement of counts) expect((await explain(statement)).buffers).toBeLessThan(400);
});

test("the flow re-ranks at most once in five minutes, whoever calls", async () => {
  const flow = (member: Member) => member.post("/api/photos/flow/update");
  const [one, two] = await Promise.all([flow(ada), flow(await signedUp())]);
  expect([one?.status, two?.status]).toEqual([202, 202]);
  const { id } = await last();
  const before = await rankOf(id);
  await ada.post("/api/ai/feedback", { targetType: "activity", targetId: id, verdict: "viewed" });
  const again = await flow(ada);
  expect(again.body).toEqual(two?.body);
  expect(await rankOf(id)).toBe(before);
});

test("old views and dismissals are deleted", async () => {
  const createdAt = new Date(Date.now() - 91 * 86_400_000);
  const { id } = await last();
  await prisma.interaction.create({
    data: { userId: ada.id, kind: "view", targetType: "activity", targetId: id, createdAt },
  });
  await prisma.suggestionFeedback.create({
    data: { userId: ada.id, targetType: "activity", targetId: id, verdict: "not-interested", createdAt },
  });
  await deleteOldFeedback();
  expect([await prisma.interaction.count({ where: { createdAt } }), await prisma.suggestionFeedback.count()]).toEqual([
    0, 0,
  ]);
});

test("summer activities trend only in summer, by Chicago's months", async () => {
  const slugs = async (at: string) => {
    const { activities } = await listTrending(null, new Date(at));
    const found = await prisma.trendingActivity.findMany({ where: { id: { in: activities.map(({ id }) => id) } } });
    return found.map(({ slug }) => slug);
  };
  const winter = await slugs("2026-11-23T12:00:00Z");
  expect(winter.length).toBeGreaterThanOrEqual(4);
  for (const slug of ["kayak-the-chicago-river", "north-avenue-beach-volleyball", "park-yoga-great-lawn"])
    expect([winter.includes(slug), (await slugs("2026-07-01T12:00:00Z")).includes(slug)]).toEqual([false, true]);
  expect(await slugs("2026-05-01T03:00:00Z")).not.toContain("kayak-the-chicago-river"); // still April in Chicago
});

test.each([
  ["2026-11-15T18:00:00Z", 10],
  ["2026-12-15T18:00:00Z", 10],
  ["2027-01-15T18:00:00Z", 10],
  ["2027-02-15T18:00:00Z", 10],
  ["2027-03-15T18:00:00Z", 10],
])("at %s at least %i items trend, more of them indoors than outdoors, and none for summer", async (at, least) => {
  const { activities } = await listTrending(null, new Date(at));
  const found = await prisma.trendingActivity.findMany({ where: { id: { in: activities.map(({ id }) => id) } } });
  expect(found.length).toBeGreaterThanOrEqual(least);
  expect(found.filter(({ tags }) => tags.includes("summer"))).toEqual([]);
  expect(found.filter(({ indoor }) => indoor).length).toBeGreaterThan(found.length / 2);
});

test("an activity out of season can still be opened by its id", async () => {
  const { id, title } = await prisma.trendingActivity.findUniqueOrThrow({ where: { slug: "kayak-the-chicago-river" } });
  expect(await getTrending(null, id)).toMatchObject({ id, title, isSaved: false });
  await expect(getTrending(null, randomUUID())).rejects.toMatchObject({ code: "not_found" });
});

test("the skating ribbon trends when there is certainly ice: from December to February", async () => {
  const months = [];
  for (let month = 1; month <= 12; month += 1) {
    const { activities } = await listTrending(null, new Date(`2026-${String(month).padStart(2, "0")}-15T18:00:00Z`));
    if (activities.some(({ title }) => title === "Skate the Ribbon")) months.push(month);
  }
  expect(months).toEqual([1, 2, 12]);
});

test.each([
  // After dark: music and bowling first, sunrise and morning activities last.
  ["2026-11-25T17:45:00-06:00", "cloudy", /Jazz|Laugh|Bowl/, /Sunrise Run|Dinosaurs Before Lunch/],
  ["2026-06-10T08:00:00-05:00", "sunny", /Sunrise Run|606|Volleyball|Kayak|Yoga|Climb/, /Jazz|Blues|Laugh/],
  ["2026-06-10T13:00:00-05:00", "rainy", /Lobby|Domes|Fern|Jellyfish|Bowl/, /Jazz|Blues|Laugh/],
] as const)(
  "right now, at %s and %s, starts with what is best and ends with what can't be done",
  async (at, weather, first, last) => {
    const { activities } = await listContextual(null, { weather, interests: [] }, new Date(at));
    const shown = activities.map(({ title }) => title);
    expect(shown.slice(0, 2).filter((title) => !first.test(title))).toEqual([]);
    expect(shown.slice(-2).filter((title) => !last.test(title))).toEqual([]);
  },
);
