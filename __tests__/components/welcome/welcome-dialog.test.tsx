import { existsSync } from "node:fs";
import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { SWRConfig } from "swr";
import { fakeApi } from "@/__tests__/support/fake-api";
import { celebrate } from "@/components/activity/reward-events";
import { ViewerProvider } from "@/components/viewer";
import { WelcomeDialog } from "@/components/welcome/welcome-dialog";
import { NEIGHBORHOODS } from "@/lib/account/rules";
import { swrDefaults } from "@/lib/core/client/swr";
import { DEFAULT_SETTINGS } from "../../support/settings";

jest.mock("@/components/activity/reward-events", () => ({ celebrate: jest.fn() }));
jest.mock("next/navigation", () => ({ usePathname: () => "/", useRouter: () => ({ push: jest.fn() }) }));

const viewer = { id: "a", firstName: "Ada", lastName: "Shore", profileImageUrl: null };

function open(onOpenChange = jest.fn(), answers = {}) {
  fakeApi({ "GET /api/account/settings": { body: DEFAULT_SETTINGS }, ...answers });
  render(
    <SWRConfig value={{ ...swrDefaults, provider: () => new Map() }}>
      <ViewerProvider viewer={viewer}>
        <WelcomeDialog open onOpenChange={onOpenChange} onFinish={jest.fn()} />
      </ViewerProvider>
    </SWRConfig>,
  );
  return onOpenChange;
}
const title = (name: string) => screen.findByRole("heading", { name });
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

test("Back, on screen and in the browser, goes one step back and leaves the dialog open", async () => {
  const onOpenChange = open();
  await title("Walked today?");
  expect(screen.queryByRole("button", { name: "Back" })).not.toBeInTheDocument();
  await press("Skip");
  await title("What do you like?");
  await press("Skip");
  await title("What brings you here?");
  act(() => window.history.back());
  await title("What do you like?");
  await press("Back");
  await title("Walked today?");
  await waitFor(() => expect(onOpenChange).not.toHaveBeenCalled());
});

test("each step has one heading, and the dialog its name", async () => {
  open();
  for (const next of ["Walked today?", "What do you like?", "What brings you here?"]) {
    await title(next);
    expect(screen.getAllByRole("heading")).toHaveLength(1);
    expect(screen.getByRole("dialog", { name: next })).toBeVisible();
    await press("Skip");
  }
  expect(screen.getByRole("progressbar", { name: "Progress" })).toHaveAttribute("aria-valuetext", "Step 4 of 6");
});

test("the name from sign-up isn't asked for again", async () => {
  open();
  await title("Walked today?");
  for (const next of ["What do you like?", "What brings you here?", "Your profile"]) {
    await press("Skip");
    await title(next);
  }
  expect(screen.queryByLabelText("First Name")).not.toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Andersonville" })).toBeVisible();
  expect(screen.getByRole("button", { name: "Other" })).toBeVisible();
});

test("every answer has a drawing, and the chosen one a check", async () => {
  open();
  for (const next of ["What do you like?", "What brings you here?"]) {
    await press("Skip");
    await title(next);
  }
  const goal = screen.getByRole("button", { name: /^Get to know the city/ });
  expect(goal.querySelector("img")).toHaveAttribute("src", "/icons/answers/city.svg");
  expect(goal.querySelector("svg")).toBeNull();
  await userEvent.click(goal);
  expect(goal).toHaveAttribute("aria-pressed", "true");
  expect(goal.querySelector("svg[aria-hidden]")).toBeVisible();
  await press("Skip");
  await title("Your profile");
  const drawings = [...document.querySelectorAll<HTMLImageElement>("img[src^='/icons/answers/']")];
  expect(drawings.map(({ alt }) => alt)).toEqual(NEIGHBORHOODS.map(() => ""));
  for (const drawing of drawings) expect(existsSync(`public${drawing.getAttribute("src")}`)).toBe(true);
});

test("the reward for the first walk waits for the last step, which has no Skip", async () => {
  const reward = { xpEarned: 4, unlocked: [], levelReached: 2 };
  open(jest.fn(), {
    "POST /api/workouts": { body: reward },
    "GET /api/friends/suggestions": { body: [] },
  });
  await press("Log 20 minutes · 4 XP");
  for (const next of ["What brings you here?", "Your profile", "People to follow", "What's next?"]) {
    await waitFor(() => expect(screen.getByRole("button", { name: "Skip" })).toBeVisible());
    await press("Skip");
    await title(next);
  }
  expect(screen.queryByRole("button", { name: "Skip" })).not.toBeInTheDocument();
  expect(celebrate).not.toHaveBeenCalled();
  await press("Done");
  await waitFor(() => expect(celebrate).toHaveBeenCalledTimes(1));
  expect(celebrate).toHaveBeenCalledWith(expect.objectContaining(reward));
});
