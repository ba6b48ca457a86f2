import "fake-indexeddb/auto";
import { act, render, screen, waitFor } from "@testing-library/react";
import { RewardHost } from "@/components/activity/reward-host";
// What comes late in the app is compiled before the clock of a test runs.
import "@/components/activity/reward-moment";
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
  workout: { activityType: "running" },
  xpEarned: 24,
  unlocked: [{ id: "first-workout", title: "Off the Couch", description: "Log your first workout" }],
  levelReached: null,
  goalReached: null,
};

const reward = () => screen.findByRole("dialog", { name: "Achievement unlocked: Off the Couch" }, { timeout: 4000 });

test("a workout sent from the outbox is announced like one that was sent at once", async () => {
  const { userId, open } = show();
  fetched.mockImplementation(async () => Response.json(logged, { status: 201 }));
  await putInOutbox(userId, workout, false);
  open();
  expect(await reward()).toHaveTextContent("+24 XP");
  expect(screen.getByText("Workout Completed! 🎉")).toBeInTheDocument();
  expect(screen.getByText("Great job! You earned XP for your running session.")).toBeInTheDocument();
});

test("what was earned while nothing showed it is celebrated by the next page, once", async () => {
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
  [[sent("like"), sent("workout")], "2 changes sent"],
])("%j says %s", async (writes, text) => {
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
