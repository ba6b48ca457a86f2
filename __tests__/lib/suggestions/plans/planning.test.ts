/** @jest-environment node */
import { located } from "@/lib/suggestions/plans/locating";
import { planStops } from "@/lib/suggestions/plans/planning";
import { minutesFrom, startOf } from "@/lib/suggestions/plans/rules";
import { legBetween, waypointOf } from "@/lib/suggestions/plans/travel";
import type { DayRequest } from "@/lib/suggestions/plans/windows";
import { interestsOf } from "@/lib/suggestions/recommendations/interests";
import { DEFAULT_INTERESTS } from "@/lib/suggestions/recommendations/rules";
import { NO_TASTE, prepare, vocabularyOf } from "@/lib/suggestions/recommendations/taste";
import { seededCity } from "@/scripts/bench/eval-recommender/city";
import { evaluatePlans, faultsOf } from "@/scripts/bench/eval-recommender/plans";

/** A Friday in June at 10 AM in Chicago. */
const NOW = new Date("2026-06-12T15:00:00Z");
const city = seededCity(NOW);
const everything = located(prepare(city, vocabularyOf(city)));
const nobody = {
  interests: interestsOf(DEFAULT_INTERESTS),
  ...{ taste: NO_TASTE, been: new Map(), saved: new Set<string>(), friends: new Map() },
};
const wish = (change: Partial<DayRequest> = {}): DayRequest => ({
  ...{ start: NOW, minutes: 480, most: 5, budget: "any", company: "friends", from: null, hasBike: false },
  ...{ weather: { weather: "sunny", temperature: 72 }, keep: [], without: new Set(), among: null, needsActive: false },
  ...change,
});
const plan = (change?: Partial<DayRequest>) => planStops(everything, nobody, wish(change)) ?? [];
const idsOf = (stops: ReturnType<typeof plan>) => stops.map(({ candidate }) => candidate.id);

test("a day has two to five valid stops with a reason each", () => {
  const stops = plan();
  expect(stops.length).toBeGreaterThanOrEqual(2);
  expect(stops.length).toBeLessThanOrEqual(5);
  expect(faultsOf(stops, wish())).toEqual([]);
  for (const { reason } of stops) expect(reason).toMatch(/^[A-Z\d].*\.$/);
});

test("free stays free, and families get no bars", () => {
  expect(plan({ budget: "free" }).every(({ candidate }) => candidate.price === "Free")).toBe(true);
  const family = plan({ company: "family", start: new Date("2026-06-12T22:00:00Z") });
  expect(family.flatMap(({ candidate }) => candidate.topics)).not.toContain("drinks");
});

test.each([
  "2026-06-12T15:00:00Z", // a summer morning
  "2026-12-05T17:00:00Z", // noon in winter
])("anyone who wants to move more gets an active stop, from %s", (start) => {
  const city = seededCity(new Date(start));
  const change = { start: new Date(start), company: "friends", budget: "low", needsActive: true } as const;
  const stops = planStops(located(prepare(city, vocabularyOf(city))), nobody, wish(change)) ?? [];
  expect(stops.length).toBeGreaterThanOrEqual(2);
  expect(
    stops.some(({ candidate }) =>
      /running|cycling|yoga|climbing|bowling|skating|trail|walk|hik|swim/.test(candidate.text),
    ),
  ).toBe(true);
});

test("no stops indoors on a day the city closes, at beaches in winter, or at stadiums without a game", () => {
  const onDay = (start: string) => {
    const city = seededCity(new Date(start));
    return planStops(located(prepare(city, vocabularyOf(city))), nobody, wish({ start: new Date(start) })) ?? [];
  };
  const thanksgiving = onDay("2026-11-26T16:00:00Z").map(({ candidate }) => candidate);
  expect(thanksgiving.filter(({ indoor, startsAt }) => indoor && startsAt === null)).toEqual([]);
  expect([...onDay("2026-12-05T16:00:00Z"), ...plan()].map(({ candidate }) => candidate.id)).not.toContain(
    "soldier-field",
  );
  const winter = onDay("2026-12-05T16:00:00Z").map(({ candidate }) => candidate.kind);
  expect(winter).not.toContain("beach");
});

test("swapping a stop replaces it, and the others stay", () => {
  const [first = "", second = "", ...rest] = idsOf(plan());
  const swapped = idsOf(plan({ keep: [first, ...rest], without: new Set([second]), most: 2 + rest.length }));
  expect(swapped).not.toContain(second);
  expect(swapped.filter((id) => id === first || rest.includes(id))).toEqual([first, ...rest]);
});

test("reordered stops keep their order with new times; an impossible order gives no plan", () => {
  const ids = idsOf(plan({ budget: "free" }));
  const turned = ids.toReversed();
  const stops = planStops(everything, nobody, wish({ keep: turned, most: turned.length }));
  if (stops) {
    expect(idsOf(stops)).toEqual(turned);
    expect(faultsOf(stops, wish({ most: turned.length }))).toEqual([]);
  }
  const bar = city.find(({ group, hours }) => group === "Bars & Pubs" && hours?.fri.every(([open]) => open > "15:00"));
  const museum = city.find(({ hours }) => hours?.fri.some(([, close]) => close === "17:00"));
  const order = [bar?.id ?? "", museum?.id ?? ""];
  expect(planStops(everything, nobody, wish({ keep: order }))).toBeNull();
});

test("a guide's places are planned after dark, too, by their opening hours", () => {
  const names = ["Cloud Gate", "Marina City", "The Rookery"];
  const among = new Set(city.flatMap(({ id, title }) => (names.includes(title) ? [id] : [])));
  const start = new Date("2026-11-23T23:00:00Z"); // a Monday at 5 PM, after sunset
  const stops = plan({ start, among });
  expect(stops.map(({ candidate }) => candidate.title).toSorted()).toEqual([
    "Cloud Gate",
    "Marina City",
    "The Rookery",
  ]);
  expect(
    plan({ start: new Date("2026-11-24T00:30:00Z"), among }).map(({ candidate }) => candidate.title),
  ).not.toContain(
    "The Rookery", // which closes at six
  );
  const outdoors = plan({ start }).filter(({ candidate }) => !candidate.indoor && candidate.startsAt === null);
  expect(outdoors).toEqual([]);
});

test("short legs are on foot, longer ones by train or bike", () => {
  const loop = waypointOf({ lat: 41.8781, lng: -87.6298 });
  const millennium = waypointOf({ lat: 41.8826, lng: -87.6226 });
  const wrigley = waypointOf({ lat: 41.9484, lng: -87.6553 });
  expect(legBetween(loop, millennium, false)).toMatchObject({ by: "foot", minutes: 15 });
  expect(legBetween(loop, wrigley, false)).toMatchObject({ by: "train", minutes: 35 });
  expect(legBetween(loop, millennium, true)).toMatchObject({ by: "bike", minutes: 10 });
});

test.each([
  ["2026-06-12T15:01:00Z", "2026-06-12T15:15:00.000Z", "the next quarter"],
  ["2026-06-13T03:30:00Z", "2026-06-13T15:00:00.000Z", "at half past ten in the evening, the next morning"],
  ["2026-06-12T09:00:00Z", "2026-06-12T15:00:00.000Z", "before dawn, the same morning"],
  ["2026-11-01T04:00:00Z", "2026-11-01T16:00:00.000Z", "over the night the clocks go back"],
  ["2026-03-08T05:15:00Z", "2026-03-08T15:00:00.000Z", "over the night the clocks go forward"],
])("requested at %s a plan starts at %s: %s", (now, start) => {
  expect(startOf(new Date(now)).toISOString()).toBe(start);
});

test("a day ends by 1 a.m.", () => {
  expect(minutesFrom(new Date("2026-06-13T01:45:00Z"), "full")).toBe(255);
});

test("many days: none impossible, better than greedy, close to the exact best", () => {
  const isEvaluation = process.env.npm_lifecycle_event === "eval:recommender";
  const { faults, ofGreedy, ofExact } = evaluatePlans(city, NOW, 31, isEvaluation ? 200 : 60);
  if (isEvaluation) process.stdout.write(`plan / greedy ${ofGreedy.toFixed(3)}, plan / exact ${ofExact.toFixed(3)}\n`);
  expect(faults).toEqual([]);
  expect(ofGreedy).toBeGreaterThanOrEqual(1);
  expect(ofExact).toBeGreaterThanOrEqual(0.97);
}, 120_000);
