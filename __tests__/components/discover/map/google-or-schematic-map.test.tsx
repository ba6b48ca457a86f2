import { act, renderHook, waitFor } from "@testing-library/react";
import { FeedFrame } from "@/__tests__/support/feed";
import { useGoogleOrSchematicMap } from "@/components/discover/map/use-google-or-schematic-map";

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const show = () => renderHook(() => useGoogleOrSchematicMap(), { wrapper: FeedFrame });

test.each([
  ["no key", { apiKey: null }],
  ["a response without a key", {}],
  ["an empty key", { apiKey: "" }],
])("%s: the schematic map", async (_what, body) => {
  jest.spyOn(globalThis, "fetch").mockImplementation(async () => Response.json(body));
  const { result } = show();
  await waitFor(() => expect(result.current.isDrawn).toBe(true));
});

test("a key request that never responds: the schematic map after ten seconds", async () => {
  jest.useFakeTimers();
  jest.spyOn(globalThis, "fetch").mockImplementation(() => new Promise(() => {}));
  const { result } = show();
  await act(() => jest.advanceTimersByTimeAsync(9999));
  expect(result.current.isDrawn).toBe(false);
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(result.current.isDrawn).toBe(true);
});

test("the ten seconds include the key request, and end when the map is ready", async () => {
  jest.useFakeTimers();
  jest
    .spyOn(globalThis, "fetch")
    .mockImplementation(
      () => new Promise((resolve) => setTimeout(() => resolve(Response.json({ apiKey: "k" })), 6000)),
    );
  const { result } = show();
  await act(() => jest.advanceTimersByTimeAsync(6000));
  expect(result.current.apiKey).toBe("k");
  await act(() => jest.advanceTimersByTimeAsync(4000));
  expect(result.current.isDrawn).toBe(true);

  const ready = show();
  await act(() => jest.advanceTimersByTimeAsync(6000));
  act(() => ready.result.current.onReady());
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(ready.result.current.isDrawn).toBe(false);
});
