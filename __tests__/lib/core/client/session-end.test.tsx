import "fake-indexeddb/auto";
import { act, render, screen, waitFor } from "@testing-library/react";
import useSWR from "swr";
import { Providers } from "@/components/providers";
import { ApiError, callApi, errorText, NetworkError, postJson } from "@/lib/core/client/api-client";
import { clearDeviceFor, databaseNames } from "@/lib/core/client/device-owner";
import { writeDeviceEntry } from "@/lib/core/client/device-store";
import { navigate } from "@/lib/core/client/navigate";
import { addToOutbox } from "@/lib/core/client/outbox";
import { writeCachedResponses } from "@/lib/core/client/response-cache";
import { fakeApi } from "../../../support/fake-api";

jest.mock("@/lib/core/client/navigate", () => ({ navigate: jest.fn() }));

const tick = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const gone = { status: 401, body: { code: "unauthorized", message: "Unauthorized" } };

function Reader({ url }: { url: string }) {
  const { error } = useSWR<unknown, ApiError>(url);
  return <p>{error ? `${url} failed` : `${url} reads`}</p>;
}

beforeEach(() => {
  jest.useFakeTimers();
  window.history.replaceState(null, "", "/discover?activity=Run");
});
afterEach(() => {
  window.dispatchEvent(new Event("pageshow")); // the page stays in tests, as if restored from the back/forward cache
  jest.useRealTimers();
  jest.restoreAllMocks();
  jest.mocked(navigate).mockClear();
});

test("however many requests fail with 401, there is one notice and after 500 ms one redirect that leads back", async () => {
  fakeApi({ "GET /api/friends": gone, "GET /api/saved": gone, "POST /api/workouts": gone });
  render(
    <Providers>
      <Reader url="/api/friends" />
      <Reader url="/api/saved" />
    </Providers>,
  );
  await screen.findByText("/api/friends failed");
  await screen.findByText("/api/saved failed");
  await expect(postJson("/api/workouts", {})).rejects.toThrow("401: ");

  expect(await screen.findAllByText("You are logged out. Logging in again...")).not.toHaveLength(0);
  expect(screen.getAllByText("Unauthorized").length).toBeGreaterThan(0);
  expect(navigate).not.toHaveBeenCalled();
  tick(499);
  expect(navigate).not.toHaveBeenCalled();
  tick(1);
  expect(navigate).toHaveBeenCalledTimes(1);
  expect(navigate).toHaveBeenCalledWith("/api/login?callbackUrl=%2Fdiscover%3Factivity%3DRun");
  tick(5000);
  expect(navigate).toHaveBeenCalledTimes(1);
});

describe("the user's data on this device", () => {
  const ENDED = { ...gone, headers: { "Clear-Site-Data": '"cache", "storage"' } };
  const ID = "0192f000-0000-7000-8000-000000000001";
  /** Data left by offline writes, drafts, screens, responses, searches, and an unfinished post. */
  const fill = async () => {
    jest.useRealTimers(); // IndexedDB needs them to proceed
    await clearDeviceFor(ID); // as a login does
    localStorage.setItem("app-recent-searches", '["cardiologist"]');
    localStorage.setItem("windmile-theme", "dark");
    sessionStorage.setItem("unsent:comment 1", "Dear Bob");
    await addToOutbox(
      ID,
      { kind: "post", method: "POST", url: "/api/posts", body: { content: "Secret" }, details: "" },
      false,
    );
    await writeDeviceEntry(ID, "new-post", { caption: "Secret" });
    await writeCachedResponses(ID, new Map([["/api/friends", ["Bea"]]]));
    expect((await databaseNames()).filter((name) => name.includes(ID))).toHaveLength(1);
  };
  const left = async () => [
    (await databaseNames()).filter((name) => name.includes(ID)),
    localStorage.getItem("app-recent-searches"),
    sessionStorage.getItem("unsent:comment 1"),
  ];

  test("is cleared with the first 401 that says the session was ended elsewhere", async () => {
    await fill();
    fakeApi({ "GET /api/friends": ENDED });
    render(
      <Providers>
        <Reader url="/api/friends" />
      </Providers>,
    );
    await screen.findByText("/api/friends failed");
    await waitFor(() => expect(navigate).toHaveBeenCalledTimes(1), { timeout: 4000 }); // after everything is deleted
    expect(await left()).toEqual([[], null, null]);
    expect(localStorage.getItem("windmile-theme")).toBe("dark");
  });

  test("stays when the session only expired", async () => {
    await fill();
    fakeApi({ "GET /api/friends": gone });
    render(
      <Providers>
        <Reader url="/api/friends" />
      </Providers>,
    );
    await screen.findByText("/api/friends failed");
    await waitFor(() => expect(navigate).toHaveBeenCalledTimes(1));
    expect(await left()).toEqual([[expect.stringContaining(ID)], '["cardiologist"]', "Dear Bob"]);
  });
});

test("a wrong password doesn't end a session", async () => {
  fakeApi({ "POST /api/auth/login": gone });
  await expect(postJson("/api/auth/login", {})).rejects.toBeInstanceOf(ApiError);
  tick(1000);
  expect(navigate).not.toHaveBeenCalled();
});

test("a non-OK response becomes '<status>: <body>', plus the sentence for people", async () => {
  const body = { code: "validation", message: "Too long" };
  fakeApi({ "POST /api/posts": { status: 400, body } });
  const error: unknown = await postJson("/api/posts", {}).catch((failure: unknown) => failure);
  expect(error).toMatchObject({ message: `400: ${JSON.stringify(body)}`, text: "Too long", status: 400 });
  expect(errorText(error, "Please try again")).toBe("Too long");
});

test("no network has a message", async () => {
  jest.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("Failed to fetch"));
  const error: unknown = await callApi("/api/posts").catch((failure: unknown) => failure);
  expect(error).toBeInstanceOf(NetworkError);
  expect(errorText(error, "-")).toBe("Windmile can't be reached right now. Please try again.");
  expect(errorText(new ApiError(500, "Internal", '{"message":"stack"}'), "Please try again")).toBe("Please try again");
});
