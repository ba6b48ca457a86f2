import { render, screen, within } from "@testing-library/react";
import { CITY_OUTLINES } from "@/__tests__/support/city-outlines";
import { fakeApi } from "@/__tests__/support/fake-api";
import { FeedFrame } from "@/__tests__/support/feed";
// Lazy-loaded code is compiled before the test's timeout starts.
import "@/components/discover/map/places-map";
import { VisitorPlanScreen } from "@/components/plan/visitor-plan-screen";
import type { VisitorPlan } from "@/lib/suggestions/shared-plans/schema";

jest.mock("next/navigation", () => ({ usePathname: () => "/plans/p", useRouter: () => ({}) }));

const HOUR = 3_600_000;
const at = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();
const PLAN: VisitorPlan = {
  ...{ id: "p", startsAt: at(24), endsAt: at(27), eventId: null, plannedBy: "Ada", people: 2 },
  stops: [
    {
      ...{ targetType: "venue", targetId: "v", title: "Art Institute", category: "Museums", location: "Loop" },
      ...{ image: null, placeholder: "", reason: "", price: "$$", lat: 41.9, lng: -87.6, leg: null },
      ...{ startsAt: at(24), leavesAt: at(26) },
    },
  ],
};

async function show(change: Partial<VisitorPlan> = {}) {
  fakeApi(CITY_OUTLINES);
  render(
    <FeedFrame>
      <VisitorPlanScreen plan={{ ...PLAN, ...change }} />
    </FeedFrame>,
  );
  await screen.findByRole("img", { name: "Map of the stops: Art Institute" });
}

test("a visitor sees who planned the day and its stops, and returns to it after signing up", async () => {
  await show();
  expect(screen.getByRole("heading", { level: 1, name: "A day in Chicago with Ada" })).toBeVisible();
  expect(screen.getByText("2 people are going")).toBeVisible();
  const stop = within(screen.getByRole("list", { name: "The day" })).getByRole("article", { name: "Art Institute" });
  expect(within(stop).queryByRole("button")).toBeNull();
  expect(screen.getByRole("link", { name: "Log in or sign up to join" })).toHaveAttribute(
    "href",
    "/signup?callbackUrl=%2Fplans%2Fp&why=join",
  );
});

test.each([
  ["is over", { startsAt: at(-5), endsAt: at(-1) }, "This plan has ended."],
  ["became an event", { eventId: "e" }, "See the event"],
])("a plan that %s can't be joined", async (_how, change, text) => {
  await show(change);
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.queryByRole("link", { name: "Log in or sign up to join" })).toBeNull();
});
