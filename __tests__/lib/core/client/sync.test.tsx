import { act, render, renderHook, screen, waitFor } from "@testing-library/react";
import { type ReactNode, useCallback } from "react";
import useSWR, { SWRConfig } from "swr";
import { resetFreshness } from "@/lib/core/client/freshness";
import { STALE, swrDefaults } from "@/lib/core/client/swr";
import { useBackgroundSync, useRefresh, useRefreshAfterPost } from "@/lib/core/client/sync";
import { STALE_AFTER } from "@/lib/core/shared/stale-after";
import { fakeApi } from "../../../support/fake-api";

const MINUTES = 60_000;
let hidden = false;

function setHidden(value: boolean): void {
  hidden = value;
  document.dispatchEvent(new Event("visibilitychange"));
}

const ANSWERS = Object.fromEntries(
  [...STALE_AFTER.sync, "/api/photos", "/api/saved", "/api/auth/user", "/api/user/stats"].map((url) => [
    `GET ${url}`,
    {},
  ]),
);
const api = () => fakeApi({ ...ANSWERS, "POST /api/photos/flow/update": { status: 202 } });

function wrapper({ children }: { children: ReactNode }) {
  return <SWRConfig value={{ ...swrDefaults, provider: () => new Map() }}>{children}</SWRConfig>;
}
function Reader({ url, staleAfter }: { url: string; staleAfter?: number }) {
  const { data } = useSWR(url, staleAfter ? { dedupingInterval: staleAfter } : {});
  return <p>{data ? `${url} reads` : "…"}</p>;
}
function Sync() {
  const refresh = useRefresh();
  useBackgroundSync(useCallback(() => void refresh(STALE_AFTER.sync), [refresh]));
  return null;
}
const tick = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const gets = (sent: { url: string; method: string }[]) =>
  sent.filter(({ method }) => method === "GET").map(({ url }) => url);

beforeEach(() => {
  jest.useFakeTimers();
  resetFreshness();
  hidden = false;
  jest.spyOn(document, "hidden", "get").mockImplementation(() => hidden);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test("every five minutes the spec's six keys are refetched and the flow is updated", async () => {
  const sent = api();
  render(
    <>
      <Sync />
      {[...STALE_AFTER.sync, "/api/saved"].map((url) => (
        <Reader key={url} url={url} />
      ))}
    </>,
    { wrapper },
  );
  await tick(0);
  sent.length = 0;
  await tick(5 * MINUTES - 1);
  expect(sent).toEqual([]);
  await tick(1);
  expect(sent[0]).toMatchObject({ method: "POST", url: "/api/photos/flow/update" });
  expect(gets(sent).sort()).toEqual([
    "/api/events",
    "/api/friends",
    "/api/photos/discover",
    "/api/photos/home",
    "/api/photos/profile",
    "/api/venues",
  ]);
  await tick(5 * MINUTES);
  expect(sent.filter(({ method }) => method === "POST")).toHaveLength(2);
});

test("a hidden page doesn't sync, and catches up when it is shown again", async () => {
  const sent = api();
  render(<Sync />, { wrapper });
  await tick(MINUTES);
  act(() => setHidden(true));
  await tick(30 * MINUTES);
  expect(sent).toEqual([]);
  act(() => setHidden(false));
  await tick(1);
  expect(sent).toHaveLength(1);
  await tick(5 * MINUTES);
  expect(sent).toHaveLength(2);
});

test("a failing sync is silent", async () => {
  fakeApi({ "POST /api/photos/flow/update": { status: 503 }, "GET /api/friends": [{}, { status: 500 }] });
  render(
    <>
      <Sync />
      <Reader url="/api/friends" />
    </>,
    { wrapper },
  );
  await tick(5 * MINUTES);
  expect(screen.getByText("/api/friends reads")).toBeInTheDocument();
});

test("after a post the photo lists are refreshed, and home and profile again after 100 ms", async () => {
  const sent = api();
  render(
    [...STALE_AFTER.post, "/api/friends"].map((url) => <Reader key={url} url={url} />),
    { wrapper: Shared },
  );
  const { result } = renderHook(() => useRefreshAfterPost(), { wrapper: Shared });
  await tick(0);
  sent.length = 0;
  const done = result.current();
  await tick(99);
  expect(gets(sent).sort()).toEqual([...STALE_AFTER.post].sort());
  await tick(1);
  await done;
  expect(gets(sent).slice(STALE_AFTER.post.length)).toEqual(["/api/photos/home", "/api/photos/profile"]);
});

const shared = new Map();
function Shared({ children }: { children: ReactNode }) {
  return <SWRConfig value={{ ...swrDefaults, provider: () => shared }}>{children}</SWRConfig>;
}

test.each([
  ["younger than its staleness time", STALE.homePhotos - 1, 1],
  ["older", STALE.homePhotos + 1, 2],
])("data %s: remounted, it was fetched %d ms ago with %d requests", async (_, age, calls) => {
  const sent = api();
  shared.clear();
  const page = (shown: boolean) => (
    <Shared>{shown && <Reader url="/api/photos/home" staleAfter={STALE.homePhotos} />}</Shared>
  );
  const { rerender } = render(page(true));
  await tick(0);
  rerender(page(false));
  await tick(age);
  rerender(page(true));
  expect(screen.getByText("/api/photos/home reads")).toBeInTheDocument();
  await tick(0);
  await waitFor(() => expect(sent).toHaveLength(calls));
});
