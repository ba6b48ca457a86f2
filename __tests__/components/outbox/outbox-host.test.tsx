import "fake-indexeddb/auto";
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { RewardHost } from "@/components/activity/reward-host";
// What comes late in the app is compiled before the clock of a test runs.
import "@/components/activity/reward-moment";
import "@/components/activity/workout-celebration";
import { OutboxHost } from "@/components/outbox/outbox-host";
import "@/components/outbox/sent-toast";
import { Toaster } from "@/components/ui/toaster";
import { dismissToast } from "@/components/ui/use-toast";
import { putInOutbox, tellOutbox } from "@/lib/core/client/outbox";
import type { SentWrite, Write } from "@/lib/core/client/outbox-entry";
import { sendOutbox } from "@/lib/core/client/outbox-sender";
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
const workout: Write = { kind: "workout", details: "", method: "POST", url: paths.api.workouts, body: {} };
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
  await putInOutbox(userId, workout, false);
  open();
  expect(await screen.findByText("Workout Completed! 🎉")).toBeInTheDocument();
  expect(screen.getByText("Great job! You earned XP for your running session.")).toBeInTheDocument();
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  fireEvent.click(screen.getByRole("button", { name: "Done" }));
  expect(await reward()).toHaveTextContent("+24 XP");
});

test("rewards earned while no page was open are celebrated by the next page, once", async () => {
  const { userId, open } = show();
  fetched.mockImplementation(async () => Response.json(logged, { status: 201 }));
  await putInOutbox(userId, workout, false);
  await sendOutbox(userId);
  const page = open();
  expect(await reward()).toBeInTheDocument();
  page.unmount();
  open();
  await act(() => new Promise((done) => setTimeout(done, 50)));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

const sent = (kind: SentWrite["kind"], url = ""): SentWrite => ({ kind, url, answer: { xpEarned: 15 } });
test.each([
  [[sent("checkIn")], "You earned 15 XP."],
  [[sent("post")], "Post Shared! 📱"],
  [[sent("photo", paths.api.photos)], "Experience Posted!"],
  [[sent("photo", paths.api.uploadPhoto)], "Photo uploaded successfully!"],
  [[sent("like")], "1 change sent"],
  [[sent("workout")], "1 change sent"],
  [[sent("like"), sent("workout")], "2 changes sent"],
])("%j shows %s", async (writes, text) => {
  const { open } = show();
  open();
  tellOutbox({ sent: writes, refused: [], stale: [] });
  expect(await screen.findByText(text)).toBeInTheDocument();
});

test("a refusal shows its reason", async () => {
  const { open } = show();
  open();
  const problem = "Enter a whole number of minutes from 1 to 1,440";
  tellOutbox({ sent: [], refused: [{ kind: "workout", problem }], stale: [] });
  await waitFor(() => expect(screen.getByText("Couldn't send: Workout")).toBeInTheDocument());
  expect(screen.getByText(problem)).toBeInTheDocument();
});
