import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { fakeApi } from "@/__tests__/support/fake-api";
import { WeeklyChart } from "@/components/activity/weekly-chart";
import { PreferencesProvider } from "@/components/preferences";
import { Providers } from "@/components/providers";
import { DEFAULT_PREFERENCES } from "@/lib/core/shared/preferences";

const weeks = [
  { week: "2026-11-16", workouts: 4, minutes: 200, xp: 90 },
  { week: "2026-11-23", workouts: 2, minutes: 75, xp: 148 },
];

function show(gamification = true) {
  fakeApi({ "GET /api/workouts/weeks": { body: weeks } });
  return render(
    <Providers>
      <PreferencesProvider preferences={{ ...DEFAULT_PREFERENCES, gamification, weeklyGoal: 150 }}>
        <WeeklyChart />
      </PreferencesProvider>
    </Providers>,
  );
}
const height = (container: HTMLElement, week: string) =>
  container.querySelector<HTMLElement>(`[data-week="${week}"]`)?.style.height;

test("shows one series at a time, with this week's value, the goal, and another week's value on tap", async () => {
  jest.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, 200, 96));
  const { container } = show();
  expect(await screen.findByText("75 min")).toBeVisible();
  expect(height(container, "2026-11-16")).toBe("100%");
  expect(height(container, "2026-11-23")).toBe("37.5%");
  const goal = container.querySelector<HTMLElement>("[data-goal]");
  expect(goal?.style.bottom).toBe("75%");
  expect(screen.getByText("Goal: 150 minutes")).toBeVisible();

  const bars = screen.getByText("75 min").closest("[aria-hidden]");
  if (!bars) throw new Error("There is no chart");
  fireEvent(bars, new MouseEvent("pointerdown", { clientX: 20, bubbles: true })); // jsdom has no pointer events
  expect(screen.getByText("200 min")).toBeVisible();
  expect(screen.queryByText("75 min")).not.toBeInTheDocument();

  await userEvent.click(screen.getByRole("button", { name: "XP" }));
  expect(screen.getByText("90 XP")).toBeVisible();
  expect(height(container, "2026-11-23")).toBe("100%");
  expect(screen.queryByText("Goal: 150 minutes")).not.toBeInTheDocument();
});

test("without gamification there is no XP series", async () => {
  show(false);
  expect(await screen.findByText("75 min")).toBeVisible();
  expect(screen.queryByRole("button", { name: "XP" })).not.toBeInTheDocument();
});
