import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { SendUnsent } from "@/components/activity/send-unsent";
import { WorkoutForm } from "@/components/activity/workout-form";
import { claimStorage } from "@/components/app-context/app-storage";
import { PreferencesProvider } from "@/components/preferences";
import { Toaster } from "@/components/ui/toaster";
import { dismissToast } from "@/components/ui/use-toast";
import { keepUnsent, readUnsent } from "@/lib/activity/workouts/unsent";
import { NetworkError } from "@/lib/core/client/api-client";
import { DEFAULT_PREFERENCES } from "@/lib/core/shared/preferences";

const ADA = "ada";
const run = { activityType: "running", duration: 30, notes: null, startedAt: "2026-11-20T12:00:00.000Z" } as const;
const online = jest.spyOn(navigator, "onLine", "get");
const fetched = jest.spyOn(globalThis, "fetch");
const answers = (...statuses: number[]) => {
  for (const status of statuses) fetched.mockResolvedValueOnce(Response.json({}, { status }));
};
const keys = () => fetched.mock.calls.map(([, init]) => new Headers(init?.headers).get("idempotency-key"));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  dismissToast();
  fetched.mockReset();
  online.mockReturnValue(true);
});
afterAll(() => {
  online.mockRestore();
  fetched.mockRestore();
});

const show = () =>
  render(
    <>
      <SendUnsent userId={ADA} />
      <Toaster />
    </>,
  );

test("what waits is sent with its key when the app opens, in order, and then forgotten", async () => {
  keepUnsent(ADA, { key: "k1", workout: run });
  keepUnsent(ADA, { key: "k2", workout: { ...run, activityType: "yoga" } });
  answers(201, 201);
  show();
  expect(await screen.findByText("The 2 workouts you logged offline are saved.")).toBeInTheDocument();
  expect(keys().slice(0, 2)).toEqual(["k1", "k2"]);
  expect(readUnsent(ADA)).toEqual([]);
});

test("offline it waits for the connection", async () => {
  online.mockReturnValue(false);
  keepUnsent(ADA, { key: "k1", workout: run });
  show();
  expect(fetched).not.toHaveBeenCalled();
  online.mockReturnValue(true);
  answers(201);
  window.dispatchEvent(new Event("online"));
  expect(await screen.findByText("The workout you logged offline is saved.")).toBeInTheDocument();
});

test.each([[500], [503], [429], [401]])("%d keeps it for the next time", async (status) => {
  keepUnsent(ADA, { key: "k1", workout: run });
  answers(status);
  show();
  await waitFor(() => expect(fetched).toHaveBeenCalled());
  await Promise.resolve();
  expect(readUnsent(ADA).map(({ key }) => key)).toEqual(["k1"]);
});

test("one that is refused for good is said and dropped; one the server knows already is only dropped", async () => {
  keepUnsent(ADA, { key: "known", workout: run });
  keepUnsent(ADA, { key: "refused", workout: run });
  answers(422, 400);
  show();
  expect(await screen.findByText("A workout kept on this device could not be logged.")).toBeInTheDocument();
  expect(readUnsent(ADA)).toEqual([]);
});

test("another person on this device neither sees nor sends it, and it is gone once they came in", () => {
  claimStorage(ADA);
  keepUnsent(ADA, { key: "k1", workout: run });
  expect(readUnsent("bob")).toEqual([]);
  claimStorage("bob");
  expect(readUnsent(ADA)).toEqual([]);
});

test("what somebody put into the storage by hand is not sent", () => {
  localStorage.setItem(
    `app-unsent-workouts-${ADA}`,
    JSON.stringify([{ key: 1 }, null, { key: "k", workout: { duration: "1" } }]),
  );
  expect(readUnsent(ADA)).toEqual([]);
  localStorage.setItem(`app-unsent-workouts-${ADA}`, "{");
  expect(readUnsent(ADA)).toEqual([]);
});

describe("the form", () => {
  const log = jest.fn();
  const keep = jest.fn();
  const complete = async () => {
    render(
      <>
        <WorkoutForm userId={ADA} log={log} keep={keep} />
        <Toaster />
      </>,
    );
    await userEvent.click(screen.getByRole("button", { name: "Running" }));
    await userEvent.type(screen.getByLabelText("Duration (minutes)"), "30");
    await userEvent.click(screen.getByRole("button", { name: "Complete Workout" }));
  };

  test("offline it keeps the workout on the device and clears", async () => {
    online.mockReturnValue(false);
    log.mockRejectedValueOnce(new NetworkError(null));
    keep.mockReturnValueOnce(true);
    await complete();
    expect(await screen.findByText("Saved on this device")).toBeInTheDocument();
    expect(keep).toHaveBeenCalledWith({ activityType: "running", duration: 30, notes: null }, expect.any(String));
    expect(screen.queryByLabelText("Duration (minutes)")).not.toBeInTheDocument();
  });

  test("with a connection a lost answer is a failure like any other", async () => {
    log.mockRejectedValueOnce(new NetworkError(null));
    keep.mockClear();
    await complete();
    expect(await screen.findByText("Failed to save workout. Please try again.")).toBeInTheDocument();
    expect(keep).not.toHaveBeenCalled();
    expect(screen.getByLabelText("Duration (minutes)")).toHaveValue(30);
  });

  test("distance is typed in one's own unit and sent in meters", async () => {
    log.mockResolvedValueOnce({});
    render(
      <PreferencesProvider preferences={{ ...DEFAULT_PREFERENCES, gamification: false, units: "km" }}>
        <WorkoutForm log={log} />
      </PreferencesProvider>,
    );
    await userEvent.click(screen.getByRole("button", { name: "Cycling" }));
    await userEvent.type(screen.getByLabelText("Duration (minutes)"), "45");
    await userEvent.click(screen.getByRole("button", { name: "Distance, place or another day" }));
    await userEvent.type(screen.getByLabelText("Distance (kilometers)"), "12,5");
    expect(screen.queryByText(/XP/)).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: "Complete Workout" }));
    expect(log).toHaveBeenLastCalledWith(
      { activityType: "cycling", duration: 45, notes: null, distanceMeters: 12_500 },
      expect.any(String),
    );
  });
});
