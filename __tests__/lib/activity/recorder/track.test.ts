import { type RecordingEvent, Track } from "@/lib/activity/recorder/track";
import { isPlausible, measure, withGapBreaks } from "@/lib/activity/routes/rules";
import { asMeasured, LAKEFRONT, lengthOfTrack, RUN, seeded, truth } from "../../../support/tracks";

const START = Date.UTC(2026, 10, 22, 13);
type Measured = ReturnType<typeof asMeasured>;
const events = (positions: Measured): RecordingEvent[] =>
  positions.map(({ lat, lng, second, accuracy }) => ["fix", START + 1000 * second, lat, lng, accuracy, null]);
function follow(all: readonly RecordingEvent[], track = new Track("running", START)): Track {
  for (const event of all) track.push(event);
  return track;
}
const run = truth(LAKEFRONT, RUN);
const moving = run.length - 1 - 85; // stops of 60 and 25 seconds
const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8];

test.each(SEEDS)("a noisy run of 5 km is measured to 2 %, standing still isn't moving (%d)", (seed) => {
  const track = follow(events(asMeasured(run, seeded(seed))));
  const result = measure(track.route(), "running");
  const off = result.distanceMeters / lengthOfTrack(run) - 1;
  expect([seed, Math.abs(off) < 0.02 ? "within 2 %" : off]).toEqual([seed, "within 2 %"]);
  expect(Math.abs(result.movingSeconds - moving)).toBeLessThan(20);
  expect(isPlausible(track.route(), "running")).toBe(true);
  expect(track.distanceMeters).toBeCloseTo(result.distanceMeters, -1);
  expect(Math.abs(track.movingMsAt(START + 1000 * run.length) / 1000 - result.movingSeconds)).toBeLessThan(12);
});

test("a tunnel is crossed in a straight line, and counts", () => {
  const all = events(asMeasured(run, seeded(3))).filter(([, at]) => at < START + 150_000 || at > START + 200_000);
  const { distanceMeters } = measure(follow(all).route(), "running");
  expect(Math.abs(distanceMeters / lengthOfTrack(run) - 1)).toBeLessThan(0.02);
});

test("distance covered during a pause isn't counted, and is a gap in the route", () => {
  const positions = events(asMeasured(run, seeded(4)));
  const [pause, resume] = [300, 500];
  const track = follow(positions.slice(0, pause));
  track.push(["pause", START + pause * 1000]);
  follow(positions.slice(pause, resume), track);
  expect(track.isPaused).toBe(true);
  track.push(["resume", START + resume * 1000]);
  follow(positions.slice(resume), track);
  const paused = lengthOfTrack(run.slice(pause, resume));
  const { distanceMeters, movingSeconds } = measure(track.route(), "running");
  expect(track.route().breaks).toHaveLength(1);
  expect(Math.abs(distanceMeters / (lengthOfTrack(run) - paused) - 1)).toBeLessThan(0.025);
  expect(Math.abs(movingSeconds - (moving - 200 + 25))).toBeLessThan(60);
  expect(track.elapsedMs(START + 1_000_000)).toBe(800_000);
});

test("unusable positions change nothing: off by a block, older than the last, not numbers", () => {
  const track = follow(events(asMeasured(run.slice(0, 100), seeded(5))));
  const before = track.route();
  track.push(["fix", START + 101_000, 41.9, -87.7, 400, null]);
  track.push(["fix", START + 50_000, 41.9, -87.7, 5, null]);
  track.push(["fix", START + 102_000, Number.NaN, -87.7, 5, null]);
  track.push(["fix", START + 103_000, 41.99, -87.7, 5, null]);
  expect(track.route()).toEqual(before);
});

test("a consistently wrong first position is corrected in the end, without an impossible jump", () => {
  const track = follow(events(asMeasured(run.slice(0, 100), seeded(6))));
  const near = track.distanceMeters;
  const far = truth({ lat: 41.99, lng: -87.7 }, [{ meters: 300, heading: 90, speed: 3 }]);
  for (const { lat, lng, second } of far) track.push(["fix", START + 110_000 + 1000 * second, lat, lng, 5, null]);
  expect(track.route().breaks).toHaveLength(1);
  expect(track.distanceMeters - near).toBeLessThan(320);
  expect(isPlausible(track.route(), "running")).toBe(true);
});

test("standing at the start and waiting for an hour covers nothing", () => {
  const still = truth(LAKEFRONT, [{ stand: 3600 }]);
  const track = follow(events(asMeasured(still, seeded(7))));
  expect(track.isStationary).toBe(true);
  expect(track.distanceMeters).toBeLessThan(60);
  expect(track.movingMsAt(START + 3_600_000)).toBeLessThan(60_000);
});

test.each([
  ["while running", 150, 240],
  ["while standing at a light", 400, 500],
])("more than a minute without a position is a break: its distance and time don't count (%s)", (_name, from, to) => {
  const positions = events(asMeasured(run, seeded(9)));
  const before = follow(positions.slice(0, from));
  const [meters, moving] = [before.distanceMeters, before.movingMsAt(START + 1000 * from)];
  // During the break, the display stays at the last position.
  expect(before.movingMsAt(START + 1000 * to)).toBeLessThanOrEqual(moving);
  const track = follow(positions.slice(to, to + 2), before);
  expect(track.distanceMeters - meters).toBeLessThan(10);
  expect(track.movingMsAt(START + 1000 * (to + 2)) - moving).toBeLessThan(4000);
  const route = follow(positions.slice(to + 2), track).route();
  expect(route.breaks).toHaveLength(1);
  expect(withGapBreaks(route)).toEqual(route);
  const skipped = lengthOfTrack(run.slice(from, to + 1));
  expect(Math.abs(measure(route, "running").distanceMeters / (lengthOfTrack(run) - skipped) - 1)).toBeLessThan(0.03);
});

test.each(SEEDS)("a recorded route has no gap the server would consider a break (%d)", (seed) => {
  const paced = truth(LAKEFRONT, [
    { meters: 200, heading: 0, speed: 2 },
    { stand: 300 },
    // Up and down a short platform.
    ...Array.from({ length: 20 }, (_, turn) => ({ meters: 12, heading: 180 * (turn % 2), speed: 0.8 })),
    { meters: 200, heading: 90, speed: 2 },
  ]);
  const track = follow(events(asMeasured(paced, seeded(seed))));
  const route = track.route();
  expect(withGapBreaks(route)).toEqual(route);
  const moving = track.movingMsAt(START + 1000 * paced.length) / 1000;
  expect(Math.abs(measure(route, "running").movingSeconds - moving)).toBeLessThan(12);
});

test("without any position the time without pauses counts", () => {
  const track = follow([]);
  expect(track.movingMsAt(START + 600_000)).toBe(600_000);
  track.push(["pause", START + 700_000]);
  expect(track.movingMsAt(START + 900_000)).toBe(700_000);
});
