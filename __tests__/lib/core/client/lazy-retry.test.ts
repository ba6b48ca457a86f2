/** @jest-environment jest-fixed-jsdom */
import { act, renderHook } from "@testing-library/react";
import { retryImport, useIsChunkPending } from "@/lib/core/client/lazy-retry";

const gone = () => Promise.reject(new Error("ChunkLoadError"));
const settle = async (ms = 0) => act(() => jest.advanceTimersByTimeAsync(ms));
let server: jest.SpiedFunction<typeof fetch>;

beforeEach(() => {
  jest.useFakeTimers();
  server = jest.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("Failed to fetch"));
});
afterEach(() => jest.useRealTimers());

test("an available chunk loads immediately, without a notice", async () => {
  const { result } = renderHook(useIsChunkPending);
  await expect(retryImport(async () => "part")()).resolves.toBe("part");
  expect(result.current).toBe(false);
  expect(server).not.toHaveBeenCalled();
});

test("offline it is awaited, and loads once online", async () => {
  const { result } = renderHook(useIsChunkPending);
  const load = jest.fn().mockImplementationOnce(gone).mockResolvedValue("part");
  const part = retryImport<string>(load)();
  await settle();
  expect(result.current).toBe(true);
  expect(load).toHaveBeenCalledTimes(1);
  await act(async () => {
    window.dispatchEvent(new Event("online"));
    await expect(part).resolves.toBe("part");
  });
  expect(result.current).toBe(false);
});

test("without an online event it is retried every three seconds", async () => {
  const load = jest.fn().mockImplementationOnce(gone).mockImplementationOnce(gone).mockResolvedValue("part");
  const part = retryImport<string>(load)();
  await settle(2900);
  expect(load).toHaveBeenCalledTimes(1);
  await settle(3200);
  expect(load).toHaveBeenCalledTimes(3);
  await expect(part).resolves.toBe("part");
});

test("a chunk missing while the server responds means a newer version, and rejects", async () => {
  server.mockResolvedValue(new Response());
  const { result } = renderHook(useIsChunkPending);
  await expect(retryImport(gone)()).rejects.toThrow("ChunkLoadError");
  expect(result.current).toBe(false);
});

test("a prefetch shows nothing and keeps retrying", async () => {
  server.mockResolvedValue(new Response());
  const { result } = renderHook(useIsChunkPending);
  const load = jest.fn().mockImplementationOnce(gone).mockResolvedValue("part");
  const part = retryImport<string>(load, { isQuiet: true })();
  await settle();
  expect(result.current).toBe(false);
  await settle(3000);
  await expect(part).resolves.toBe("part");
});
