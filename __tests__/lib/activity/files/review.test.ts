/** @jest-environment node */

import { gpxFile, isoTime, minute, trk } from "@/__tests__/support/track-files";
import { activitiesIn, type ReadActivity } from "@/lib/activity/files/reading";
import { decided, isReady, itemsOfSameKind, reviewOf } from "@/lib/activity/files/review";

const fileOf = (type: string, hours = 0, speed = 3) => {
  const later = minute(speed).map((point) => ({ ...point, time: isoTime(point.second + 3600 * hours) }));
  return new File([gpxFile(trk(type, later))], `${type}-${hours}.gpx`);
};

async function readAll(files: readonly File[]) {
  const found: ReadActivity[] = [];
  const failed: string[] = [];
  let last = { read: 0, total: 0 };
  for await (const event of activitiesIn(files)) {
    found.push(...event.found);
    if (event.failed) failed.push(event.failed.name);
    last = { read: event.read, total: event.total };
  }
  return { found, failed, last };
}

test("unreadable files are listed, and the rest still counts", async () => {
  const files = [fileOf("running"), new File(["no track"], "notes.gpx"), fileOf("hiking", 2)];
  const { found, failed, last } = await readAll(files);
  expect(found.map(({ activityType }) => activityType)).toEqual(["running", "hiking"]);
  expect(failed).toEqual(["notes.gpx"]);
  expect(last).toEqual({ read: 3, total: 3 });
});

test("activities to decide on come first, and duplicates and refused ones last and unchecked", async () => {
  const { found } = await readAll([
    fileOf("running", 1),
    fileOf("running", 1),
    fileOf("quidditch", 2),
    fileOf("motorcycling", 3),
    fileOf("hiking", 4),
  ]);
  const [hiking] = found.filter(({ activityType }) => activityType === "hiking");
  const start = hiking?.startedAt ?? 0;
  const items = reviewOf(found, [[start - 1000, start + 1000]]);
  expect(items.map(({ found: { sport }, isIncluded, isDuplicate }) => [sport, isIncluded, isDuplicate])).toEqual([
    ["quidditch", true, false],
    ["running", true, false],
    ["hiking", false, true],
    ["running", false, true],
    ["motorcycling", false, false],
  ]);
  expect(items.map(isReady)).toEqual([false, true, false, false, false]);
});

test("a choice resolves all unknown activities of a kind at once", async () => {
  const { found } = await readAll([fileOf("quidditch", 1), fileOf("quidditch", 2), fileOf("running", 3)]);
  const items = reviewOf(found, []);
  const [first] = items;
  if (!first) throw new Error("nothing found");
  const chosen = decided(first, { activityType: "walking" });
  expect([isReady(first), isReady(chosen)]).toEqual([false, true]);
  expect(itemsOfSameKind(items, chosen)).toEqual(
    items.filter(({ key, found: { sport } }) => sport === "quidditch" && key !== first.key),
  );
});

test("an impossible pace is resolved by choosing another activity, or without the map", async () => {
  const { found } = await readAll([fileOf("running", 0, 14)]);
  const [item] = reviewOf(found, []);
  if (!item) throw new Error("nothing found");
  expect(item.problems).toEqual(["too-fast"]);
  expect(isReady(decided(item, { activityType: "cycling" }))).toBe(true);
  expect(isReady(decided(item, { hasMap: false }))).toBe(true);
  expect(isReady(decided(item, { isIncluded: false }))).toBe(false);
});
