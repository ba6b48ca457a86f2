import {
  elapsedMs,
  formatClock,
  pauseTimer,
  resumeTimer,
  startTimer,
  timedMinutes,
  timerFrom,
} from "@/lib/activity/timer/rules";

const MINUTE = 60_000;
const start = 1_800_000_000_000;

test("it uses the wall clock: five minutes away are five minutes", () => {
  const timer = timerFrom(JSON.parse(JSON.stringify(startTimer("running", start))));
  expect(timer && elapsedMs(timer, start + 5 * MINUTE)).toBe(5 * MINUTE);
});

test("a pause stops the clock for as long as it lasts, and pausing twice equals pausing once", () => {
  const paused = pauseTimer(startTimer("yoga", start), start + 10 * MINUTE);
  expect(pauseTimer(paused, start + 20 * MINUTE)).toEqual(paused);
  expect(elapsedMs(paused, start + 500 * MINUTE)).toBe(10 * MINUTE);
  const resumed = resumeTimer(paused, start + 30 * MINUTE);
  expect(elapsedMs(resumed, start + 35 * MINUTE)).toBe(15 * MINUTE);
  expect(resumeTimer(resumed, start + 99 * MINUTE)).toEqual(resumed);
});

test.each([
  [0, 1],
  [29_000, 1],
  [89_000, 1],
  [90_000, 2],
  [45 * MINUTE, 45],
  [3000 * MINUTE, 1440],
])("%d ms are logged as %d minutes", (ms, minutes) => {
  expect(timedMinutes(startTimer("running", start), start + ms)).toBe(minutes);
});

test("a phone whose clock was set back never shows less than zero", () => {
  expect(elapsedMs(startTimer("running", start), start - MINUTE)).toBe(0);
});

test.each([
  [0, "0:00"],
  [59_999, "0:59"],
  [5 * MINUTE + 7000, "5:07"],
  [60 * MINUTE, "1:00:00"],
  [62 * MINUTE + 3000, "1:02:03"],
])("%d ms show %s", (ms, face) => expect(formatClock(ms)).toBe(face));

test.each([
  [null],
  ["running"],
  [{}],
  [{ activityType: "golf", startedAt: start, pausedAt: null, pausedMs: 0 }],
  [{ activityType: "yoga", startedAt: "now", pausedAt: null, pausedMs: 0 }],
  [{ activityType: "yoga", startedAt: start, pausedAt: "later", pausedMs: 0 }],
  [{ activityType: "yoga", startedAt: start, pausedAt: null, pausedMs: -1 }],
])("%j is no timer", (kept) => expect(timerFrom(kept)).toBeNull());
