import { loadGoogleMaps } from "@/components/discover/map/load-google-maps";

const loaderOf = (importLibrary: jest.Mock) => {
  const setOptions = jest.fn();
  return { load: () => Promise.resolve({ setOptions, importLibrary }), setOptions, importLibrary };
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const settled = async (promise: Promise<void>, ms: number) => {
  const outcome = promise.then(
    () => "loaded",
    (error: Error) => error.message,
  );
  await jest.advanceTimersByTimeAsync(ms);
  return outcome;
};

test("loads the three libraries", async () => {
  const { load, importLibrary } = loaderOf(jest.fn().mockResolvedValue({}));
  expect(await settled(loadGoogleMaps("key", load), 0)).toBe("loaded");
  expect(importLibrary.mock.calls.flat()).toEqual(["core", "maps", "marker"]);
});

test("retries three times, waiting count × 2^count ms", async () => {
  const { load, importLibrary } = loaderOf(jest.fn().mockRejectedValue(new Error("no network")));
  const loading = loadGoogleMaps("key", load);
  const outcome = loading.catch((error: Error) => error.message);
  await jest.advanceTimersByTimeAsync(0);
  expect(importLibrary).toHaveBeenCalledTimes(3);
  for (const [ms, calls] of [
    [2, 6],
    [8, 9],
    [24, 12],
  ] as const) {
    await jest.advanceTimersByTimeAsync(ms - 1);
    expect(importLibrary).toHaveBeenCalledTimes(calls - 3);
    await jest.advanceTimersByTimeAsync(1);
    expect(importLibrary).toHaveBeenCalledTimes(calls);
  }
  expect(await outcome).toBe("no network");
});

test("succeeds after two failures", async () => {
  const answers = jest
    .fn()
    .mockRejectedValueOnce(new Error("a"))
    .mockRejectedValueOnce(new Error("b"))
    .mockResolvedValue({});
  expect(await settled(loadGoogleMaps("key", loaderOf(answers).load), 100)).toBe("loaded");
});

test("fails immediately with a refused key", async () => {
  const { load } = loaderOf(jest.fn().mockReturnValue(new Promise(() => {})));
  const loading = loadGoogleMaps("key", load);
  const outcome = loading.catch((error: Error) => error.message);
  await jest.advanceTimersByTimeAsync(5);
  globalThis.gm_authFailure?.();
  expect(await outcome).toBe("Google refused the key");
  expect(globalThis.gm_authFailure).toBeUndefined();
});
