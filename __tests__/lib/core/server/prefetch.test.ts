/** @jest-environment node */
import { awaitWithin, prefetch } from "@/lib/core/server/prefetch";

afterEach(() => jest.useRealTimers());

test("a page gets data that arrived in time, and leaves the rest to the browser", async () => {
  jest.useFakeTimers();
  let arrive = (_: string) => {};
  const late = new Promise<string>((done) => {
    arrive = done;
  });
  const waiting = awaitWithin({ "/api/early": Promise.resolve("here"), "/api/late": late });
  await jest.advanceTimersByTimeAsync(500);
  const known = await waiting;
  arrive("too late");
  await late;
  expect(known).toEqual({ "/api/early": "here" });
});

test("it waits no longer than for the last of them, and leaves out failed ones as well", async () => {
  jest.useFakeTimers();
  const failed = prefetch(() => Promise.reject(new Error("away")));
  expect(await awaitWithin({ "/api/a": Promise.resolve(1), "/api/b": failed })).toEqual({ "/api/a": 1 });
  expect(jest.getTimerCount()).toBe(0);
});
