import "fake-indexeddb/auto";
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { RewardHost } from "@/components/activity/reward-host";
// Lazy-loaded code is compiled before the test's timeout starts.
import "@/components/activity/reward-moment";
import "@/components/activity/workout-celebration";
import { OutboxHost } from "@/components/outbox/outbox-host";
import "@/components/outbox/sent-toast";
import { Toaster } from "@/components/ui/toaster";
import { dismissToast } from "@/components/ui/use-toast";
import { addToOutbox, notifyOutbox } from "@/lib/core/client/outbox";
import type { SentWrite, Write } from "@/lib/core/client/outbox-entry";
import { sendOutbox } from "@/lib/core/client/outbox-sender";
import { sendOrQueue } from "@/lib/core/client/send-or-queue";
import { paths } from "@/lib/core/shared/paths";

jest.mock("next/navigation", () => ({ usePathname: () => "/activity" }));

const fetched = jest.spyOn(globalThis, "fetch");
afterAll(() => fetched.mockRestore());
beforeEach(() => {
  dismissToast();
  fetched.mockReset();
});

let people = 0;
const show = () => {
  people += 1;
  const userId = `00000000-0000-7000-8000-0000000000${10 + people}`;
  const open = () =>
    render(
      <>
        <OutboxHost userId={userId} />
        <RewardHost />
        <Toaster />
      </>,
    );
  return { userId, open };
};
const workout: Write = { kind: "Workout", method: "POST", url: paths.api.workouts, body: {} };
const logged = {
  workout: { id: "1", activityType: "running", routePreview: null },
  stats: { xp: 24, streak: { current: 1 } },
  xpEarned: 24,
  unlocked: [{ id: "first-workout", title: "Off the Couch", description: "Log your first workout" }],
  levelReached: null,
  goalReached: null,
};

const reward = () => screen.findByRole("dialog", { name: "Achievement unlocked: Off the Couch" }, { timeout: 4000 });

test("a workout sent from the outbox is announced like one sent immediately", async () => {
  const { userId, open } = show();
  fetched.mockImplementation(async () => Response.json(logged, { status: 201 }));
  await addToOutbox(userId, workout, false);
  open();
  expect(await screen.findByText("Workout Completed! 🎉")).toBeInTheDocument();
  expect(screen.getByText("Great job! You earned XP for your running session.")).toBeInTheDocument();
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  fireEvent.click(screen.getByRole("button", { name: "Done" }));
  expect(await reward()).toHaveTextContent("+24 XP");
});

test("and so is one sent immediately", async () => {
  const { open } = show();
  open();
  fetched.mockImplementation(async () => Response.json(logged, { status: 201 }));
  await act(() => sendOrQueue(workout));
  expect(await screen.findByText("Workout Completed! 🎉")).toBeInTheDocument();
  fireEvent.click(screen.getByRole("button", { name: "Done" }));
  expect(await reward()).toHaveTextContent("+24 XP");
});

test("a quiet write is announced by its own page", async () => {
  const { open } = show();
  open();
  fetched.mockImplementation(async () => Response.json(logged, { status: 201 }));
  await act(() => sendOrQueue({ ...workout, isQuiet: true }));
  await act(() => new Promise((done) => setTimeout(done, 50)));
  expect(screen.queryByText("Workout Completed! 🎉")).not.toBeInTheDocument();
});

test("an edited workout celebrates what it unlocked, without the XP it had earned before", async () => {
  const { open } = show();
  open();
  fetched.mockImplementation(async () => Response.json(logged));
  await act(() => sendOrQueue({ kind: "Workout edit", method: "PATCH", url: paths.api.workout("1"), body: {} }));
  expect(await screen.findByText("Workout updated")).toBeInTheDocument();
  expect(screen.getByText("It's now worth 24 XP.")).toBeInTheDocument();
  expect(await reward()).not.toHaveTextContent("+24 XP");
});

test("rewards earned while no page was open are celebrated by the next page, once", async () => {
  const { userId, open } = show();
  fetched.mockImplementation(async () => Response.json(logged, { status: 201 }));
  await addToOutbox(userId, workout, false);
  await sendOutbox(userId);
  const page = open();
  expect(await reward()).toBeInTheDocument();
  page.unmount();
  open();
  await act(() => new Promise((done) => setTimeout(done, 50)));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

const sent = (kind: string, xpEarned = 15): SentWrite => ({ kind, answer: { xpEarned } });
test.each([
  [[sent("Check-in")], "You earned 15 XP."],
  [[sent("Check-in", 0)], "Already counted today."],
  [[sent("Shared post")], "Post Shared! 📱"],
  [[sent("Photo post")], "Experience Posted!"],
  [[sent("Photo")], "Photo uploaded successfully!"],
  [[sent("Like")], "1 change sent"],
  [[sent("Workout")], "1 change sent"],
  [[sent("Like"), sent("Workout")], "2 changes sent"],
])("%j shows %s", async (writes, text) => {
  const { open } = show();
  open();
  notifyOutbox({ sent: writes, refused: [], stale: [] });
  expect(await screen.findByText(text)).toBeInTheDocument();
});

test("a refusal shows its reason", async () => {
  const { open } = show();
  open();
  const problem = "Enter a whole number of minutes from 1 to 1,440";
  notifyOutbox({ sent: [], refused: [{ kind: "Workout", problem }], stale: [] });
  await waitFor(() => expect(screen.getByText("Couldn't send: Workout")).toBeInTheDocument());
  expect(screen.getByText(problem)).toBeInTheDocument();
});
