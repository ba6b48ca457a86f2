import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { fakeApi } from "@/__tests__/support/fake-api";
import { FeedFrame } from "@/__tests__/support/feed";
import { PlanScreen } from "@/components/plan/plan-screen";
import { CHICAGO, dayIn, daysAfter, timeIn } from "@/lib/core/shared/zone";
import type { DescribedStop, Plan, PlanStop } from "@/lib/suggestions/plans/schema";

jest.mock("next/navigation", () => ({
  usePathname: () => "/plan",
  useRouter: () => ({ push: mockPush }),
  useSearchParams: () => new URLSearchParams(window.location.search),
}));
const mockPush = jest.fn();

const stop = (targetId: string, hour: number, leg: PlanStop["leg"] = null): DescribedStop => ({
  ...{
    targetId,
    targetType: "venue",
    title: `Place ${targetId}`,
    category: "Museums",
    description: `About ${targetId}.`,
    location: "Loop",
  },
  ...{ image: null, placeholder: "", reason: "It's new to you.", price: "Free", lat: 41.9, lng: -87.6, leg },
  startsAt: `2026-06-12T${hour}:00:00.000Z`,
  leavesAt: `2026-06-12T${hour + 1}:00:00.000Z`,
});
const LEG = { by: "train", minutes: 25, metres: 8047 } as const;
const plan = (...stops: DescribedStop[]): Plan => ({
  startsAt: "2026-06-12T15:00:00.000Z",
  endsAt: stops.at(-1)?.leavesAt ?? "2026-06-12T15:00:00.000Z",
  stops,
  weather: null,
});
const names = () =>
  within(screen.getByRole("list", { name: "Your day" }))
    .getAllByRole("heading")
    .map((one) => one.textContent);

function show(answers: { status?: number; body: unknown }[]) {
  const sent = fakeApi({ "POST /api/plans": answers, "POST /api/plans/shared": { body: { id: "p" } } });
  render(
    <FeedFrame>
      <PlanScreen />
    </FeedFrame>,
  );
  return (path = "/api/plans") =>
    sent.filter(({ url, method }) => method === "POST" && url === path).map(({ body }) => body);
}
beforeEach(() => window.history.replaceState(null, "", "/plan"));
const tap = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const choose = async (stop: string, item: string) => {
  await tap(`More options for ${stop}`);
  await userEvent.click(await screen.findByRole("menuitem", { name: item }));
};
const threeTaps = async () => {
  await tap("Half a day");
  await tap("Free");
  await tap("With family");
};

test("three taps plan a day with times, routes, and reasons; fewer request nothing", async () => {
  const requested = show([{ body: plan(stop("a", 15), stop("b", 17, LEG)) }]);
  await tap("Half a day");
  await tap("Free");
  expect(requested()).toEqual([]);
  await tap("With family");
  expect(await screen.findByText("Friday, June 12 · 2 stops, until 1:00 PM")).toBeVisible();
  expect(requested()).toEqual([
    { time: "half", budget: "free", company: "family", hasBike: false, without: [], keep: [] },
  ]);
  const second = within(screen.getByRole("article", { name: "Place b" }));
  expect(second.getByText("12:00 PM – 1:00 PM")).toBeVisible();
  expect(second.getByText("It's new to you.")).toBeVisible();
  expect(screen.getByText("About 25 min on the 'L' · 5.0 mi")).toBeVisible();
});

test("a stop is swapped, moved, and removed; the remaining ones are sent in order", async () => {
  const requested = show([
    { body: plan(stop("a", 15), stop("b", 17), stop("c", 19)) },
    { body: plan(stop("a", 15), stop("d", 17), stop("c", 19)) },
    { body: plan(stop("d", 15), stop("a", 17), stop("c", 19)) },
    { body: plan(stop("d", 15), stop("c", 19)) },
  ]);
  await threeTaps();
  await screen.findByRole("list", { name: "Your day" });
  await tap("Swap Place b for another");
  expect(await screen.findByRole("link", { name: "Place d" })).toHaveFocus();
  await choose("Place d", "Move earlier");
  await waitFor(() => expect(names()[0]).toBe("Place d"));
  expect(names()).toEqual(["Place d", "Place a", "Place c"]);
  await choose("Place a", "Remove");
  expect(await screen.findByText(/2 stops/)).toBeVisible();
  expect(requested().slice(1)).toMatchObject([
    { keep: ["a", "c"], without: ["b"], stops: 3, startsAt: "2026-06-12T15:00:00.000Z" },
    { keep: ["d", "a", "c"], without: ["b"], stops: 3 },
    { keep: ["d", "c"], without: ["b", "a"], stops: 2 },
  ]);
});

test("a locked stop stays when the day is planned again", async () => {
  const requested = show([
    { body: plan(stop("a", 15), stop("b", 17), stop("c", 19)) },
    { body: plan(stop("x", 15), stop("b", 17)) },
  ]);
  await threeTaps();
  await screen.findByRole("list", { name: "Your day" });
  await choose("Place b", "Lock this stop");
  expect(within(screen.getByRole("article", { name: "Place b" })).getByText("Locked")).toBeVisible();
  expect(screen.getByRole("button", { name: "Swap Place b for another" })).toBeDisabled();
  await tap("Plan again");
  await screen.findByRole("heading", { name: "Place x" });
  expect(requested()[1]).toMatchObject({ keep: ["b"], without: ["a", "c"] });
});

test("a refused change leaves the plan unchanged and says why", async () => {
  show([
    { body: plan(stop("a", 15), stop("b", 17)) },
    { status: 409, body: { message: "These stops don't fit in this order" } },
  ]);
  await threeTaps();
  await screen.findByRole("list", { name: "Your day" });
  await choose("Place a", "Move later");
  expect(await screen.findByText("These stops don't fit in this order")).toBeVisible();
  expect(names()).toEqual(["Place a", "Place b"]);
});

test("sharing a plan stores it once and copies its public link", async () => {
  const day = userEvent.setup();
  const copied = jest.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  const requested = show([{ body: plan(stop("a", 15), stop("b", 17, LEG)) }]);
  await threeTaps();
  await day.click(await screen.findByRole("button", { name: "Share this day" }));
  await waitFor(() => expect(copied).toHaveBeenCalledWith("http://localhost/plans/p"));
  await day.click(screen.getByRole("button", { name: "Share this day" }));
  await day.click(screen.getByRole("button", { name: "Plan it together" }));
  await waitFor(() => expect(mockPush).toHaveBeenCalledWith("/plans/p"));
  expect(requested("/api/plans/shared")).toMatchObject([{ time: "half", keep: ["a", "b"], stops: 2 }]);
});

test("if nothing fits, it says what to do", async () => {
  show([{ body: plan() }]);
  await threeTaps();
  expect(await screen.findByText("Nothing fits")).toBeVisible();
});

const A = "018f0000-0000-7000-8000-00000000000a";
const B = "018f0000-0000-7000-8000-00000000000b";
const START = "2026-06-12T15:00:00.000Z";

test("the URL contains the plan, which reopens unchanged after a reload, without the position", async () => {
  show([{ body: plan(stop(A, 15), stop(B, 17, LEG)) }]);
  await threeTaps();
  await screen.findByRole("list", { name: "Your day" });
  const address = window.location.search;
  expect(address).not.toMatch(/lat|lng|location/);
  cleanup();
  window.history.replaceState(null, "", `/plan${address}`);
  const requested = show([{ body: plan(stop(A, 15), stop(B, 17, LEG)) }]);
  await screen.findByRole("list", { name: "Your day" });
  expect(screen.getByText("Half a day · Free · With family")).toBeVisible();
  const day = { time: "half", budget: "free", company: "family", hasBike: false };
  expect(requested()).toEqual([{ ...day, keep: [A, B], stops: 2, startsAt: START }]);
});

test("a shared URL whose hours are over is planned again; an invalid one requests nothing", async () => {
  window.history.replaceState(null, "", `/plan?time=few&budget=any&company=alone&startsAt=${START}&stops=${A},${B}`);
  const requested = show([{ status: 409, body: { message: "No" } }, { body: plan(stop("x", 15)) }]);
  expect(await screen.findByRole("heading", { name: "Place x" })).toBeVisible();
  expect(requested()[1]).toEqual({ time: "few", budget: "any", company: "alone", hasBike: false });
  cleanup();
  window.history.replaceState(null, "", "/plan?time=always&budget=any&company=alone&stops=%00,1");
  expect(show([])()).toEqual([]);
  expect(screen.getByText("Answer three questions and we'll plan your day.")).toBeVisible();
});

test("a day and a start time can be chosen, and every stop has a description", async () => {
  const requested = show([{ body: plan(stop("a", 15), stop("b", 17)) }, { body: plan(stop("a", 15), stop("b", 17)) }]);
  const day = screen.getByRole("combobox", { name: "Day" });
  await userEvent.selectOptions(day, "Tomorrow");
  expect(screen.getByRole("combobox", { name: "Start time" })).toHaveDisplayValue("10:00 AM");
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Start time" }), "1:00 PM");
  await threeTaps();
  expect(await screen.findByText("About b.")).toBeVisible();
  const [first] = requested();
  const startsAt = first && typeof first === "object" && "startsAt" in first ? String(first.startsAt) : "";
  expect(timeIn(CHICAGO, new Date(startsAt))).toBe("13:00");
  expect(dayIn(CHICAGO, new Date(startsAt))).toBe(daysAfter(dayIn(CHICAGO, new Date()), 1));
  await userEvent.selectOptions(day, "Today");
  expect(requested().at(-1)).not.toHaveProperty("startsAt");
});
