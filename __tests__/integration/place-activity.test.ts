import "../support/unlimited";
import { JOBS } from "@/app/jobs";
import { checkIn } from "@/lib/activity/check-ins/mutations";
import { prisma } from "@/lib/core/server/db";
import { countActivity, recentActivity } from "@/lib/suggestions/recommendations/activity";
import { listRecommendations } from "@/lib/suggestions/recommendations/queries";
import { type Member, signedUp } from "../support/api";
import { seededCity } from "../support/city";
import { aPhoto, aVenue } from "../support/fixtures";
import { statementsOf } from "../support/statements";

const DAY = 86_400_000;
const ago = (days: number) => new Date(Date.now() - days * DAY);
/** Long enough ago to count for everyone. */
const visited = (venueId: string) => checkIn(ada.id, { venueId }, undefined, ago(0.05));
const ACTIVITY_TABLES = /\b(check_ins|photos|saved_items|interactions)\b/;
let ada: Member;

beforeAll(() => seededCity());
beforeEach(async () => {
  ada = await signedUp();
});

/** Recounts all of them, as the job does once they're five minutes old. */
async function counted(): Promise<Map<string, number>> {
  await prisma.placeActivity.updateMany({ data: { countedAt: ago(1) } });
  await JOBS.find(({ name }) => name === "place-activity")?.run();
  return new Map((await recentActivity()).map(({ id, weight }) => [id, weight]));
}

test("a process's first suggestions read stored counts, not raw activity", async () => {
  const sent = await statementsOf(() => listRecommendations(null));
  expect(sent.some(({ text }) => text.includes("place_activity"))).toBe(true);
  expect(sent.filter(({ text }) => ACTIVITY_TABLES.test(text))).toEqual([]);
});

test("a visit counts three, a photo and a save two, a view a half; halved after two weeks, nothing after a month", async () => {
  const [place, gone] = [await aVenue(), await aVenue()];
  const [gem, event] = [await prisma.hiddenGem.findFirstOrThrow(), await prisma.event.findFirstOrThrow()];
  await visited(place);
  expect((await counted()).get(place)).toBeCloseTo(3, 1);
  await aPhoto(ada.id, { venueId: place });
  await aPhoto(ada.id, { venueId: place, hiddenAt: new Date() });
  await aPhoto(ada.id, {
    venueId: place,
    showInHome: false,
    showInProfile: false,
    removedTo: "trash",
    removedAt: new Date(),
  });
  expect((await counted()).get(place)).toBeCloseTo(5, 1);
  await prisma.savedItem.createMany({
    data: [
      { userId: ada.id, type: "venue", targetId: place },
      { userId: ada.id, type: "gem", targetId: gem.id, createdAt: ago(14) },
      { userId: ada.id, type: "photo", targetId: event.id },
    ],
  });
  const look = { userId: ada.id, kind: "view", targetType: "event", targetId: event.id };
  await prisma.interaction.createMany({ data: [look, look, { ...look, createdAt: ago(31) }] });
  await prisma.checkIn.create({ data: { userId: ada.id, venueId: gone, day: ago(31), createdAt: ago(31) } });
  const found = await counted();
  expect(found.get(place)).toBeCloseTo(7, 1);
  expect(found.get(gem.id)).toBeCloseTo(1, 2);
  expect(found.get(event.id)).toBeCloseTo(1, 2);
  expect(found.has(gone)).toBe(false);
});

test("undone activity and closed places no longer count", async () => {
  const [place, closed] = [await aVenue(), await aVenue()];
  for (const venueId of [place, closed]) await visited(venueId);
  const before = await counted();
  expect([before.has(place), before.has(closed)]).toEqual([true, true]);
  await prisma.checkIn.deleteMany({ where: { venueId: place } });
  await prisma.venue.update({ where: { id: closed }, data: { closedOn: ago(1) } });
  const after = await counted();
  expect([after.has(place), after.has(closed)]).toEqual([false, false]);
  expect(await prisma.placeActivity.count({ where: { targetId: closed } })).toBe(0);
});

test("a run that is out of time leaves the rest to the next, which starts with the longest uncounted", async () => {
  const place = await aVenue();
  await counted();
  await visited(place);
  await prisma.placeActivity.updateMany({ data: { countedAt: ago(1) } });
  await prisma.placeActivity.update({ where: { targetId: place }, data: { countedAt: ago(2) } });
  await countActivity(0);
  expect(await prisma.placeActivity.count({ where: { countedAt: { gt: ago(0.5) } } })).toBe(0);
  const pieces = jest.spyOn(Date, "now").mockReturnValueOnce(0); // time for one batch
  await countActivity(1, 3);
  pieces.mockRestore();
  const done = await prisma.placeActivity.findMany({ where: { countedAt: { gt: ago(0.5) } } });
  expect(done).toHaveLength(3);
  expect(done.find(({ targetId }) => targetId === place)?.weight).toBeCloseTo(3, 1);
});

test("counts made by a clock that was ahead are redone with the right weight", async () => {
  const place = await aVenue();
  await visited(place);
  await counted();
  await prisma.placeActivity.updateMany({ data: { countedAt: ago(-60) } });
  expect((await recentActivity()).find(({ id }) => id === place)?.weight).toBeCloseTo(3, 1);
  await prisma.checkIn.deleteMany({ where: { venueId: place } });
  await countActivity();
  expect((await recentActivity()).some(({ id }) => id === place)).toBe(false);
});
