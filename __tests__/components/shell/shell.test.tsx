import "fake-indexeddb/auto";
import { act, render, screen, waitFor } from "@testing-library/react";
import useSWR, { SWRConfig } from "swr";
import { Shell } from "@/components/shell/shell";
import { claimDevice, clearDeviceFor, readStoredViewer } from "@/lib/core/client/device-owner";
import { PACK_KEY, writeDeviceEntry } from "@/lib/core/client/device-store";
import { navigate } from "@/lib/core/client/navigate";
import { isReachable } from "@/lib/core/client/reachable";
import { readCachedResponses, readScreen, saveScreen, writeCachedResponses } from "@/lib/core/client/response-cache";
import { DEFAULT_PREFERENCES } from "@/lib/core/shared/preferences";

jest.mock("@/lib/core/client/navigate", () => ({ navigate: jest.fn() }));

const LIST = "/api/shown";
function MockList() {
  const { data } = useSWR<{ text: string }>(LIST, null);
  return <p>{data?.text}</p>;
}
jest.mock("next/navigation", () => ({ usePathname: () => "/here" }));
/** Needs a field that an earlier version didn't store. */
function MockBroken({ photo }: { photo: { title: string } }) {
  return <p>{photo.title}</p>;
}
jest.mock("@/components/shell/screens", () => ({
  SCREENS: { home: async () => MockList, photo: async () => MockBroken },
  isScreenName: () => true,
}));
jest.mock("@/components/app-context/app-provider", () => ({
  AppProvider: ({ children }: { children: React.ReactNode }) => children,
}));
jest.mock("@/components/outbox/outbox-host", () => ({ OutboxHost: () => null }));
jest.mock("@/components/activity/reward-host", () => ({ RewardHost: () => null }));
jest.mock("@/components/layout/bottom-nav", () => ({ BottomNav: () => null }));
jest.mock("@/components/layout/phone-frame", () => ({
  PhoneFrame: ({ children }: { children: React.ReactNode }) => children,
}));

const fetched = jest.spyOn(globalThis, "fetch");
const viewer = { id: "ada", firstName: "A", lastName: "B", profileImageUrl: null };
/** The app responds with `status` and with `id` as the signed-in user. */
const serve = (status: number, id: string) =>
  fetched.mockImplementation(async (url) => Response.json(String(url).includes("user") ? { id } : {}, { status }));

beforeEach(async () => {
  await clearDeviceFor("nobody");
  await claimDevice({ viewer, preferences: DEFAULT_PREFERENCES });
  await saveScreen("ada", "/here", { name: "home", props: {} });
  await writeCachedResponses("ada", new Map([[LIST, { text: "as it was" }]]));
});
afterAll(() => fetched.mockRestore());

async function open() {
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <Shell />
    </SWRConfig>,
  );
  await screen.findByText(/as it was|newer/);
  await act(() => new Promise((done) => setTimeout(done, 100)));
}

test("a proxy error counts as offline: the screen keeps showing its age", async () => {
  serve(502, "ada");
  expect(await isReachable()).toBe(false);
  await open();
  expect(await screen.findByRole("note")).toBeInTheDocument();
});

test("once the app responds the note disappears", async () => {
  serve(200, "ada");
  await open();
  await waitFor(() => expect(screen.queryByRole("note")).toBeNull());
});

test("if another user is signed in, nothing is fetched into this screen, and the device is cleared", async () => {
  serve(200, "bob");
  await open();
  await waitFor(async () => expect(await readStoredViewer()).toBeUndefined());
  await waitFor(() => expect(navigate).toHaveBeenCalled());
  expect(fetched.mock.calls.map(([url]) => String(url)).filter((url) => url.includes("shown"))).toEqual([]);
});

test("a downloaded city newer than the cached data is shown", async () => {
  serve(502, "ada");
  await writeDeviceEntry("ada", PACK_KEY, {
    answers: { [LIST]: { text: "newer" } },
    at: Date.now() + 1000,
    bytes: 0,
    pictures: 0,
  });
  await open();
  expect(await screen.findByText("newer")).toBeInTheDocument();
});

test("a screen stored by an earlier version is discarded and not tried again", async () => {
  serve(502, "ada");
  const logged = jest.spyOn(console, "error").mockImplementation(() => undefined);
  await saveScreen("ada", "/here", { name: "photo", props: {} });
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <Shell />
    </SWRConfig>,
  );
  expect(await screen.findByRole("heading", { level: 1, name: "You're offline" })).toBeVisible();
  await waitFor(async () => expect(await readScreen("ada", "/here")).toBeUndefined());
  logged.mockRestore();
});

test("a city downloaded forty days ago is still there, though cached data has expired", async () => {
  serve(502, "ada");
  const now = Date.now();
  const days = 24 * 60 * 60 * 1000;
  const clock = jest.spyOn(Date, "now").mockReturnValue(now - 41 * days);
  await writeCachedResponses("ada", new Map([[LIST, { text: "as it was" }]]));
  await writeDeviceEntry("ada", PACK_KEY, {
    answers: { [LIST]: { text: "newer" } },
    at: now - 40 * days,
    bytes: 0,
    pictures: 0,
  });
  clock.mockRestore();
  expect(await readCachedResponses("ada")).toEqual({});
  await open();
  expect(await screen.findByText("newer")).toBeInTheDocument();
});
