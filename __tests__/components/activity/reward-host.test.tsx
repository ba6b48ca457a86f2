import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { celebrate } from "@/components/activity/reward-events";
import { RewardHost } from "@/components/activity/reward-host";

jest.mock("next/navigation", () => ({ usePathname: () => "/activity" }));

// Lazy-loaded code is compiled before the test's timeout starts.
import "@/components/activity/reward-moment";
import { PreferencesProvider } from "@/components/preferences";
import { type EarnedRewards, earnedText, mergeRewards } from "@/lib/activity/achievements/rewards";
import { ACHIEVEMENTS } from "@/lib/activity/achievements/rules";
import { DEFAULT_PREFERENCES } from "@/lib/core/shared/preferences";

const couch = { id: "first-workout", title: "Off the Couch", description: "Log your first workout" };
const rhythm = { id: "ten-workouts", title: "Finding a Rhythm", description: "Log 10 workouts" };
const first: EarnedRewards = { xpEarned: 15, unlocked: [couch], levelReached: null, goalReached: null };

function show(reached: EarnedRewards, gamification = true) {
  render(
    <PreferencesProvider preferences={{ ...DEFAULT_PREFERENCES, gamification }}>
      <RewardHost />
    </PreferencesProvider>,
  );
  act(() => celebrate(reached));
}

test("a reward shows what was unlocked, why, and how many XP it earned", async () => {
  show(first);
  const dialog = await screen.findByRole("dialog", { name: "Achievement unlocked: Off the Couch" });
  expect(dialog).toHaveTextContent("You logged your first workout");
  expect(dialog).toHaveTextContent("+15 XP");
  await userEvent.click(screen.getByRole("button", { name: "Keep going" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
});

test("several writes are combined into one reward", async () => {
  show(mergeRewards([first, { xpEarned: 20, unlocked: [rhythm], levelReached: null, goalReached: 60 }]));
  const dialog = await screen.findByRole("dialog", { name: "2 achievements unlocked" });
  for (const text of ["Off the Couch", "Finding a Rhythm", "Weekly goal reached", "+35 XP"])
    expect(dialog).toHaveTextContent(text);
});

test("a new level comes first", async () => {
  show({ ...first, levelReached: 2 });
  const dialog = await screen.findByRole("dialog", { name: "You reached level 2" });
  expect(dialog).toHaveTextContent("Achievement unlocked: Off the Couch");
});

test("with gamification off, only the weekly goal is celebrated, without XP", async () => {
  show({ ...first, levelReached: 2, goalReached: 60 }, false);
  const dialog = await screen.findByRole("dialog", { name: "Weekly goal reached" });
  expect(dialog).toHaveTextContent("You met your goal of 60 minutes this week.");
  expect(dialog).not.toHaveTextContent("XP");
  expect(dialog).not.toHaveTextContent("Couch");
});

test("XP alone doesn't trigger a reward", () => {
  show({ ...first, unlocked: [] });
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

test.each(ACHIEVEMENTS.map(({ description }) => [description]))("%s becomes past tense", (description) => {
  expect(earnedText(description)).toMatch(/^You [a-z]+(ed|pt) /);
});
