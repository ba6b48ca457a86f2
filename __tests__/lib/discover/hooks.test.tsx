import { act, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { SWRConfig } from "swr";
import { forgetFreshness } from "@/lib/core/client/freshness";
import { swrDefaults } from "@/lib/core/client/swr";
import { endlessKey } from "@/lib/core/shared/endless-key";
import { useAnswers } from "@/lib/discover/places/hooks";
import { useSearch } from "@/lib/discover/search/hooks";
import type { VenuesAnswer } from "@/lib/discover/venues/schema";
import { fakeApi } from "../../support/fake-api";

const empty = { places: [], events: [], gems: [], people: [], photos: [], suggestions: [] };
const page = (names: string[], nextCursor: string | null, total = 3) => ({
  body: {
    venues: names.map((name) => ({ id: name, name })),
    total,
    counts: { all: total },
    neighborhoods: {},
    nextCursor,
  },
});
const wrapper =
  (fallback: Record<string, unknown> = {}) =>
  ({ children }: { children: ReactNode }) => (
    <SWRConfig value={{ ...swrDefaults, provider: () => new Map(), fallback }}>{children}</SWRConfig>
  );
const names = (venues: readonly { name: string }[] | undefined) => venues?.map(({ name }) => name);

function useVenues(query = "") {
  const list = useAnswers<VenuesAnswer>(`/api/venues${query}`, 60_000);
  return { ...list, venues: list.pages?.flatMap(({ venues }) => venues) };
}

beforeEach(forgetFreshness);
afterEach(() => jest.restoreAllMocks());

test("places come page by page, and the numbers stay the first page's", async () => {
  const sent = fakeApi({
    "GET /api/venues?q=a": page(["one", "two"], "c1"),
    "GET /api/venues?q=a&cursor=c1": page(["three"], null),
  });
  const { result } = renderHook(() => useVenues("?q=a"), { wrapper: wrapper() });
  expect(result.current).toMatchObject({ isLoading: true, venues: undefined });
  await waitFor(() => expect(names(result.current.venues)).toEqual(["one", "two"]));
  expect(result.current).toMatchObject({ hasMore: true, isLoading: false, answer: { total: 3 } });
  act(() => result.current.loadMore());
  await waitFor(() => expect(names(result.current.venues)).toEqual(["one", "two", "three"]));
  expect(result.current.hasMore).toBe(false);
  expect(sent).toHaveLength(2);
});

test("what the server brought is not asked for again, and pages follow on it", async () => {
  const first = "/api/venues?size=50";
  const sent = fakeApi({ "GET /api/venues?size=50&cursor=c1": page(["three"], null) });
  const { result } = renderHook(() => useVenues("?size=50"), {
    wrapper: wrapper({ [endlessKey(first)]: [page(["one", "two"], "c1").body] }),
  });
  expect(names(result.current.venues)).toEqual(["one", "two"]);
  await act(async () => {});
  act(() => result.current.loadMore());
  await waitFor(() => expect(names(result.current.venues)).toEqual(["one", "two", "three"]));
  expect(sent.map(({ url }) => url)).toEqual(["/api/venues?size=50&cursor=c1"]);
});

test("while other filters load, what stood there stays and says that it changes", async () => {
  fakeApi({
    "GET /api/venues": page(["one"], null, 1),
    "GET /api/venues?free=true": page(["two"], null, 1),
  });
  const { result, rerender } = renderHook(({ asked }) => useVenues(asked), {
    wrapper: wrapper(),
    initialProps: { asked: "" },
  });
  await waitFor(() => expect(names(result.current.venues)).toEqual(["one"]));
  rerender({ asked: "?free=true" });
  expect(result.current).toMatchObject({ isChanging: true, isLoading: false });
  expect(names(result.current.venues)).toEqual(["one"]);
  await waitFor(() => expect(names(result.current.venues)).toEqual(["two"]));
  expect(result.current.isChanging).toBe(false);
});

test("a failure is told", async () => {
  fakeApi({ "GET /api/venues": { status: 503, body: { code: "unavailable", message: "Not now" } } });
  const { result } = renderHook(() => useVenues(), { wrapper: wrapper() });
  await waitFor(() => expect(result.current.error?.text).toBe("Not now"));
  expect(result.current).toMatchObject({ isLoading: false, venues: undefined });
});

test("a search waits until the typing pauses, and an empty one asks nothing", async () => {
  jest.useFakeTimers();
  const sent = fakeApi({ "GET /api/search?q=bean": { body: empty } });
  const { result, rerender } = renderHook(({ text }) => useSearch(text), {
    wrapper: wrapper(),
    initialProps: { text: "" },
  });
  for (const text of ["b", "be", "bea", "bean "]) {
    rerender({ text });
    await act(() => jest.advanceTimersByTimeAsync(100));
  }
  expect(sent).toEqual([]);
  expect(result.current.isLoading).toBe(true);
  await act(() => jest.advanceTimersByTimeAsync(300));
  expect(sent.map(({ url }) => url)).toEqual(["/api/search?q=bean"]);
  expect(result.current).toMatchObject({ answer: empty, isLoading: false });
  rerender({ text: "  " });
  expect(result.current).toMatchObject({ answer: undefined, isLoading: false });
  jest.useRealTimers();
});
