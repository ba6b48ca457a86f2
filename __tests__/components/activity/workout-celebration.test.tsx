import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { celebrate } from "@/components/activity/reward-events";
import { RewardHost } from "@/components/activity/reward-host";
// Lazy-loaded code is compiled before the test's timeout starts.
import "@/components/activity/reward-moment";
import "@/components/activity/share-workout";
import "@/components/activity/workout-celebration";
import { workoutCompleted } from "@/components/activity/workout-completed";
import { Toaster } from "@/components/ui/toaster";
import { dismissToast, toast } from "@/components/ui/use-toast";
import type { LoggedWorkout } from "@/lib/activity/workouts/schema";
import { DEFAULT_PREFERENCES, type Preferences } from "@/lib/core/shared/preferences";

jest.mock("next/navigation", () => ({ usePathname: () => "/activity" }));
const sharePicture = jest.fn();
jest.mock("@/components/activity/share-picture", () => ({ sharePicture: (content: unknown) => sharePicture(content) }));

const workout: LoggedWorkout["workout"] = {
  id: "w1",
  activityType: "yoga",
  duration: 30,
  notes: null,
  xpEarned: 6,
  source: "typed",
  startedAt: "2026-06-01T12:00:00.000Z",
  createdAt: "2026-06-01T12:30:00.000Z",
  distanceMeters: null,
  venueId: null,
  venueName: null,
  shoesId: null,
  shoesName: null,
  averageHeartRate: null,
  maxHeartRate: null,
  routePreview: null,
};
const stats: LoggedWorkout["stats"] = {
  xp: 34,
  level: 1,
  mileScore: 325,
  rank: 50,
  placesVisited: 10,
  experiences: 0,
  beenCount: 0,
  savedCount: 0,
  followersCount: 0,
  followingCount: 0,
  weekly: { xp: 34, completed: 1, minutes: 30, activeDays: 1 },
  streak: { current: 5, longest: 5, freezesLeft: 2 },
  consistency: 100,
  explanations: { placesVisited: [], level: [], mileScore: [], rank: [], weeklyXp: [], completed: [] },
};
const logged: LoggedWorkout = { workout, xpEarned: 6, stats, unlocked: [], levelReached: null, goalReached: null };
const couch = { id: "first-workout", title: "Off the Couch", description: "Log your first workout" };

const toasts = () => screen.getByRole("region", { name: "Notifications (F8)" });
function announce(one: LoggedWorkout, preferences: Preferences): void {
  toast(workoutCompleted(one, preferences));
  celebrate(one);
}
function celebrated(more: Partial<LoggedWorkout> = {}, gamification = true) {
  render(
    <>
      <RewardHost />
      <Toaster />
    </>,
  );
  act(() => announce({ ...logged, ...more }, { ...DEFAULT_PREFERENCES, gamification }));
}

const clock = jest.spyOn(performance, "now"); // drives the animation; frozen unless a test moves it
afterAll(() => clock.mockRestore());
beforeEach(() => {
  window.history.replaceState(null, "", "/activity");
  clock.mockReturnValue(0);
});
afterEach(() => {
  act(() => dismissToast());
  jest.useRealTimers();
  document.documentElement.removeAttribute("data-reduced-motion");
});

test("a workout is celebrated with the spec's text, its XP, the next star, and the streak", async () => {
  let now = 0;
  clock.mockImplementation(() => (now += 1000));
  celebrated();
  expect(toasts()).toHaveTextContent("Workout Completed! 🎉");
  expect(toasts()).toHaveTextContent("Great job! You earned XP for your yoga session.");
  expect(toasts()).toHaveTextContent("6 XP earned. 34 of 500 XP to the next star. Day 5 of your streak.");
  expect(await screen.findByText("+6 XP")).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Share as image" })).not.toBeInTheDocument();
  expect(document.body).toHaveFocus();
  await userEvent.click(screen.getByRole("button", { name: "Done" }));
  await waitFor(() => expect(toasts()).not.toHaveTextContent("Workout Completed"));
});

test("it is announced as a status without waiting for the animation", async () => {
  celebrated();
  const toast = await screen.findByText(/Notification Workout Completed/);
  expect(toast).toHaveAttribute("role", "status");
  expect(toast).toHaveTextContent("Day 5 of your streak.");
});

test.each([
  ["a tap", () => fireEvent.pointerDown(document.body)],
  ["Escape", () => fireEvent.keyDown(document.body, { key: "Escape" })],
])("%s skips the animation without closing anything", async (_, skip) => {
  celebrated();
  const count = await screen.findByText(/^\+\d XP$/);
  expect(count).not.toHaveTextContent("+6 XP");
  skip();
  await waitFor(() => expect(count).toHaveTextContent("+6 XP"));
  expect(toasts()).toHaveTextContent("Workout Completed! 🎉");
  fireEvent.keyDown(document.body, { key: "Escape" });
  await waitFor(() => expect(toasts()).not.toHaveTextContent("Workout Completed"));
});

test("with reduced motion nothing moves", async () => {
  document.documentElement.setAttribute("data-reduced-motion", "");
  celebrated();
  expect(await screen.findByText("+6 XP")).toBeInTheDocument();
});

test("reaching a star fills it to the top", () => {
  celebrated({ xpEarned: 20, stats: { ...stats, xp: 510 } });
  expect(toasts()).toHaveTextContent("20 XP earned. 500 of 500 XP to the next star.");
});

test("rewards follow after the celebration closes", async () => {
  jest.useFakeTimers({ doNotFake: ["performance"] });
  document.documentElement.setAttribute("data-reduced-motion", "");
  celebrated({ unlocked: [couch] });
  await screen.findByText("+6 XP");
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  document.documentElement.removeAttribute("data-reduced-motion");
  act(() => jest.advanceTimersByTime(2500));
  expect(await screen.findByRole("dialog", { name: "Achievement unlocked: Off the Couch" })).toBeInTheDocument();
  expect(toasts()).not.toHaveTextContent("Workout Completed");
});

test("with gamification off, or without XP, it is the plain toast", () => {
  celebrated({}, false);
  expect(toasts()).toHaveTextContent("Great job on your yoga session.");
  expect(toasts()).not.toHaveTextContent("XP");
  act(() => announce({ ...logged, xpEarned: 0 }, DEFAULT_PREFERENCES));
  expect(toasts()).toHaveTextContent("Great job! You earned XP for your yoga session.");
  expect(screen.queryByRole("button", { name: "Done" })).not.toBeInTheDocument();
});

test("a recorded workout's picture can be shared", async () => {
  const fetched = jest.spyOn(globalThis, "fetch").mockImplementation(async () =>
    Response.json({
      ...workout,
      activityType: "running",
      distanceMeters: 5000,
      owner: { id: "1", firstName: "Ada", lastName: "Lovelace" },
      route: { own: { startedAt: "2026-06-01T12:00:00.000Z", movingSeconds: 1500 }, shown: null },
    }),
  );
  try {
    celebrated({ workout: { ...workout, activityType: "running", routePreview: "abc" } });
    await userEvent.click(screen.getByRole("button", { name: "Share as image" }));
    await waitFor(() => expect(sharePicture).toHaveBeenCalledTimes(1));
    expect(sharePicture).toHaveBeenCalledWith(
      expect.objectContaining({
        name: "windmile-running-2026-06-01",
        title: "Running",
        subtitle: "Ada Lovelace · June 1, 2026",
        picture: "/api/workouts/w1/picture.svg",
      }),
    );
  } finally {
    fetched.mockRestore();
  }
});
