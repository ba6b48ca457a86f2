import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { SWRConfig } from "swr";
import { resetFreshness } from "@/lib/core/client/freshness";
import { swrDefaults } from "@/lib/core/client/swr";
import { useRecentSearches, useSearch } from "@/lib/search/hooks";
import { fakeApi } from "../../support/fake-api";

const empty = { places: [], events: [], gems: [], people: [], photos: [], suggestions: [] };
const wrapper = ({ children }: { children: ReactNode }) => (
  <SWRConfig value={{ ...swrDefaults, provider: () => new Map() }}>{children}</SWRConfig>
);
beforeEach(resetFreshness);
afterEach(() => jest.restoreAllMocks());

test("a search waits until typing pauses, and an empty one requests nothing", async () => {
  jest.useFakeTimers();
  const sent = fakeApi({ "GET /api/search?q=bean": { body: empty } });
  const { result, rerender } = renderHook(({ text }) => useSearch(text), {
    wrapper,
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

test("a search is offered again the next time the overlay opens, and invalid stored data is ignored", () => {
  localStorage.setItem("app-recent-searches", "{}");
  const { result, rerender } = renderHook(({ isOpen }) => useRecentSearches(isOpen), {
    initialProps: { isOpen: true },
  });
  expect(result.current.recent[0]).toBe("Millennium Park");
  act(() => result.current.remember("bean"));
  rerender({ isOpen: false });
  rerender({ isOpen: true });
  expect(result.current.recent.slice(0, 2)).toEqual(["bean", "Millennium Park"]);
});
