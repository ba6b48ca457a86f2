import { fromColumns, fromPolyline, toColumns, toPolyline } from "@/lib/activity/routes/formats";
import { downsampled, simplified } from "@/lib/activity/routes/route-shape";
import { effortsOf, fastestOver, samplesOf, signsOf, splitsOf } from "@/lib/activity/routes/route-splits";
import { isPlausible, MAX_ROUTE_POINTS, measure, type RecordedRoute, withGapBreaks } from "@/lib/activity/routes/rules";
import { routeInputSchema } from "@/lib/activity/routes/schema";
import { distance } from "@/lib/discover/map/rules";
import { LAKEFRONT, lengthOfTrack, RUN, truth } from "../../../support/tracks";

const route = (points = truth(LAKEFRONT, RUN), breaks: number[] = []): RecordedRoute => ({
  points: points.map((point) => ({ ...point, elevation: null })),
  breaks,
});
const straight = (speed: number, meters = 3300) => route(truth(LAKEFRONT, [{ meters, heading: 0, speed }]));

test("each whole unit has a marker where it was reached, also after a pause", () => {
  const signs = signsOf(straight(3), 1000);
  expect(signs.map((at) => Math.round(distance(LAKEFRONT, at)))).toEqual([1000, 2000, 3000]);
  expect(signsOf(straight(3, 900), 1000)).toEqual([]);
});

test("a route is measured: meters, moving time, elapsed time", () => {
  expect(measure(route(), "running")).toEqual({
    distanceMeters: Math.round(lengthOfTrack(truth(LAKEFRONT, RUN))),
    movingSeconds: expect.closeTo(1656, -1),
    elapsedSeconds: truth(LAKEFRONT, RUN).at(-1)?.second,
    elevationGain: null,
  });
});

test("distance during a pause is neither covered nor counted", () => {
  const [first, ...rest] = straight(3).points;
  const broken = route(
    [first, ...rest].flatMap((point) => point ?? []),
    [500],
  );
  const jumped = {
    ...broken,
    points: broken.points.map((p, i) => (i < 500 ? p : { ...p, lat: p.lat + 1, second: p.second + 600 })),
  };
  expect(measure(jumped, "running").distanceMeters).toBeLessThan(3300);
  expect(measure(jumped, "running").distanceMeters).toBeGreaterThan(3290);
  expect(measure(jumped, "running")).toMatchObject({ movingSeconds: 1099, elapsedSeconds: 1700 });
  expect(samplesOf(jumped).every(({ speed }) => speed < 4)).toBe(true);
});

test.each([
  ["a mile", 1609.344, [1609.344, 1609.344, 81.312]],
  ["a kilometer", 1000, [1000, 1000, 1000, 300]],
])("splits by %s, and the remainder", (_name, unit, meters) => {
  const splits = splitsOf(straight(3), "running", unit);
  expect(splits.map((split) => Math.round(split.meters))).toEqual(meters.map(Math.round));
  for (const split of splits) expect(split.seconds).toBeCloseTo(split.meters / 3, 0);
});

test("the fastest kilometer is found inside a longer run", () => {
  const run = route(
    truth(LAKEFRONT, [
      { meters: 900, heading: 0, speed: 2.5 },
      { meters: 1100, heading: 0, speed: 4 },
      { meters: 700, heading: 0, speed: 2.5 },
    ]),
  );
  expect(fastestOver(run, 1000)).toBeCloseTo(250, 0);
  expect(fastestOver(run, 5000)).toBeNull();
});

test.each([
  ["running", 9, true],
  ["running", 14, false],
  ["cycling", 14, true],
  ["cycling", 40, false],
  ["hiking", 9, false],
  ["walking", 6, true],
  ["walking", 9, false],
  ["rowing", 6, true],
  ["kayaking", 11, false],
  ["skating", 14, true],
  ["skiing", 35, true],
  ["wheelchair", 14, true],
  ["wheelchair", 25, false],
] as const)("%s at %d m/s is possible: %s", (activityType, speed, possible) => {
  expect(isPlausible(straight(speed), activityType)).toBe(possible);
});

test("every standard distance has its fastest time, and none is longer than the route", () => {
  const efforts = effortsOf(straight(3, 5300));
  expect(efforts.map(({ meters }) => meters)).toEqual([1000, 1609, 5000]);
  for (const { meters, seconds } of efforts) expect(seconds).toBeCloseTo(meters / 3, 0);
});

test("climbs are added up without altitude noise", () => {
  const heights = [200, 201, 200, 202, 210, 209, 205, 215];
  const points = straight(3)
    .points.slice(0, heights.length)
    .map((point, index) => ({ ...point, elevation: heights[index] ?? 0 }));
  expect(measure({ points, breaks: [] }, "hiking").elevationGain).toBe(20);
});

test("the sent and stored route is the same, to a meter", () => {
  const { points } = route();
  const again = fromColumns(toColumns({ points, breaks: [7] }));
  expect(again?.breaks).toEqual([7]);
  expect(again?.points.map(({ second }) => second)).toEqual(points.map(({ second }) => second));
  const apart = Math.abs(
    measure(again ?? route(), "running").distanceMeters - measure(route(), "running").distanceMeters,
  );
  expect(apart).toBeLessThan(5);
});

test("the preview keeps the shape with a few points", () => {
  const { points } = route();
  const preview = simplified(points);
  expect(preview.length).toBeLessThanOrEqual(48);
  expect(lengthOfTrack(preview)).toBeGreaterThan(0.97 * lengthOfTrack(points));
  expect(toPolyline(preview).length).toBeLessThan(400);
  expect(fromPolyline(toPolyline(preview))).toHaveLength(preview.length);
});

test("a very long route is downsampled to the maximum, keeping its ends and pauses", () => {
  const day = route(truth(LAKEFRONT, [{ meters: 60_000, heading: 180, speed: 3 }]), [6000, 12_000]);
  const thin = downsampled(day);
  expect(thin.points.length).toBeLessThanOrEqual(MAX_ROUTE_POINTS);
  expect(thin.points.at(-1)).toEqual(day.points.at(-1));
  expect(thin.breaks.map((index) => thin.points[index])).toEqual([day.points[6000], day.points[12_000]]);
});

test("thinning opens no gap where someone was slow", () => {
  const fast = Array.from({ length: 12_000 }, (_, index) => ({ ...LAKEFRONT, second: index }));
  const slow = Array.from({ length: 1500 }, (_, index) => ({ ...LAKEFRONT, second: 12_000 + 40 * index }));
  const thin = downsampled(route([...fast, ...slow]));
  expect(thin.points.length).toBeLessThanOrEqual(MAX_ROUTE_POINTS);
  expect(withGapBreaks(thin).breaks).toEqual([]);
});

test("a point every 50 seconds for three days is downsampled too, although that opens gaps", () => {
  const days = Array.from({ length: 5184 }, (_, index) => ({ ...LAKEFRONT, second: 50 * index }));
  expect(downsampled(route(days)).points.length).toBeLessThanOrEqual(MAX_ROUTE_POINTS);
});

describe("more than a minute without a position", () => {
  const points = straight(3).points.map((point, index) =>
    index < 500 ? point : { ...point, second: point.second + 60 },
  );
  const gap = { points, breaks: [] };
  const sent = { startedAt: "2026-11-20T12:00:00Z", ...toColumns(gap) };
  const read = (source?: "file") => routeInputSchema.parse({ ...sent, ...(source && { source }) }).route;
  test("is a break in a recording: nothing counts between its ends", () => {
    expect(read().breaks).toEqual([500]);
    expect(measure(read(), "running")).toMatchObject({ distanceMeters: 3297, movingSeconds: 1099 });
  });
  test("is no break in a file, whose device may store one position a minute", () => {
    expect(read("file").breaks).toEqual([]);
  });
  test("exactly a minute is no break", () => {
    const minute = {
      points: points.map((point, index) => (index < 500 ? point : { ...point, second: point.second - 1 })),
    };
    expect(withGapBreaks({ ...minute, breaks: [7] }).breaks).toEqual([7]);
  });
});

describe("a route in a request", () => {
  const startedAt = "2026-11-20T12:00:00Z";
  const sent = { startedAt, ...toColumns(route()) };
  const withSeconds = (second: (index: number) => number) => {
    const points = route().points.map((point, index) => ({ ...point, second: second(index) }));
    return toColumns({ points, breaks: [] });
  };
  const at = (...places: { lat: number; lng: number }[]) =>
    toColumns({ points: places.map((place, second) => ({ ...place, second, elevation: null })), breaks: [] });
  test("is parsed", () => expect(routeInputSchema.safeParse(sent).success).toBe(true));
  test.each([
    ["times out of order", withSeconds((index) => 5000 - index)],
    ["times that don't advance", withSeconds(() => 1)],
    ["times before the start", withSeconds((index) => index - 5)],
    ["more than three days", withSeconds((index) => index * 300)],
    ["more places than times", { moments: at(LAKEFRONT, LAKEFRONT).moments }],
    ["a pause after the end", { breaks: [sent.moments.length] }],
    ["pauses out of order", { breaks: [9, 5] }],
    ["nothing", { polyline: "", moments: "" }],
    ["one place", at(LAKEFRONT)],
    ["impossible coordinates", at({ lat: 170, lng: 0 }, LAKEFRONT)],
    [
      "an impossible elevation",
      { ...toColumns({ points: route().points.map((point) => ({ ...point, elevation: 1e6 })), breaks: [] }) },
    ],
    ["an invalid polyline", { polyline: "<svg>" }],
    ["a polyline that never ends", { polyline: "~".repeat(60_000), moments: "~".repeat(60_000) }],
    ["too many places", at(...Array.from({ length: 5001 }, () => LAKEFRONT))],
    ["no date", { startedAt: "yesterday" }],
  ])("is rejected with %s", (_what, change) => {
    expect(routeInputSchema.safeParse({ ...sent, ...change }).success).toBe(false);
  });
});
