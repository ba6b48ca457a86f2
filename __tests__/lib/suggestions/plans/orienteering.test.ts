/** @jest-environment node */
import { z } from "zod";
import { type Problem, timed } from "@/lib/suggestions/plans/itinerary";
import { solve } from "@/lib/suggestions/plans/orienteering";
import data from "../../../support/orienteering.json";

const stop = (score: number, opens = 0, closes = 100, keys: string[] = []) => ({
  score,
  visit: 10,
  opens,
  closes,
  keys,
});
/** Every leg takes five minutes, except to the end, which can be anywhere. */
const among = (stops: Problem["stops"], change: Partial<Problem> = {}): Problem => {
  const size = stops.length + 2;
  const travel = Array.from({ length: size }, () => Array.from({ length: size }, (_, to) => (to === size - 1 ? 0 : 5)));
  return { stops, travel, starts: 0, ends: 100, ...change };
};
const orderOf = (problem: Problem) => solve(problem)?.visits.map((visit) => visit.stop) ?? null;

test("if not everything fits, the most valuable stops are visited", () => {
  expect(orderOf(among([stop(1), stop(9), stop(5)], { ends: 30 }))?.sort()).toEqual([1, 2]);
});

test("time windows determine the order, and arriving early means waiting", () => {
  const route = solve(among([stop(5, 60, 70), stop(5, 0, 10)]));
  expect(route?.visits).toEqual([
    { stop: 1, arrives: 5, begins: 5, leaves: 15 },
    { stop: 0, arrives: 20, begins: 60, leaves: 70 },
  ]);
});

test("of stops that share a key the best one is visited", () => {
  expect(orderOf(among([stop(3, 0, 100, ["dinner"]), stop(8, 0, 100, ["dinner"])]))).toEqual([1]);
});

test("no more stops than requested", () => {
  expect(orderOf(among([stop(1), stop(2), stop(3), stop(4)], { most: 2 }))?.sort()).toEqual([2, 3]);
});

test("fixed stops stay in order, with others between them where they fit", () => {
  const order = orderOf(among([stop(1), stop(1), stop(9)], { fixed: [1, 0] })) ?? [];
  expect(order).toHaveLength(3);
  expect(order.indexOf(1)).toBeLessThan(order.indexOf(0));
});

test("fixed stops that are impossible in their order give no route", () => {
  expect(solve(among([stop(1, 50, 60), stop(1, 0, 10)], { fixed: [0, 1] }))).toBeNull();
});

test("nothing fits into no time", () => {
  expect(solve(among([stop(1)], { ends: 4 }))).toMatchObject({ visits: [], score: 0 });
});

/**
 * Published instances of the orienteering problem with time windows: Solomon's customers (1987), the demand as score,
 * one route. Every fourth instance of each class. `bestKnown` is what we recall Righini and Salani (2009) proved
 * optimal; it was typed from memory. All it shows is that our solver, which checks every route it returns, has never
 * found more.
 * Places are "x,y,visit,score", the depot first; windows "opens,closes" in the same order.
 */
const places = z.record(z.string(), z.array(z.string())).parse(data.places);
const PUBLISHED = data.instances;

const numbers = (lines: readonly string[] = []) =>
  lines.flatMap((line) => line.split(" ")).map((row) => row.split(",").map(Number));

/** In the solver's format. Distances are truncated after one decimal, as in the papers. */
function problemOf({ places: of, windows }: (typeof PUBLISHED)[number]): Problem {
  const [depot = [], ...customers] = numbers(places[of]);
  const times = numbers(windows);
  const spots = [...customers, depot, depot];
  const travel = spots.map(([x = 0, y = 0]) =>
    spots.map(([toX = 0, toY = 0]) => Math.floor(10 * Math.hypot(x - toX, y - toY)) / 10),
  );
  const stops = customers.map(([, , visit = 0, score = 0], index) => {
    const [opens = 0, closes = 0] = times[index + 1] ?? [];
    return { score, visit, opens, closes };
  });
  return { stops, travel, starts: 0, ends: times[0]?.[1] ?? 0 };
}

test.each(PUBLISHED.map((one) => [one.name, one] as const))(
  "%s respects the constraints, and is close to its best known value",
  (_, published) => {
    const problem = problemOf(published);
    const route = solve(problem);
    expect(route).toEqual(timed(problem, route?.visits.map((visit) => visit.stop) ?? []));
    expect(route?.score).toBeLessThanOrEqual(published.bestKnown);
    expect(route?.score).toBeGreaterThanOrEqual(0.94 * published.bestKnown);
  },
);

test("on average it is within three percent of the best known values", () => {
  const parts = PUBLISHED.map((one) => (solve(problemOf(one))?.score ?? 0) / one.bestKnown);
  expect(parts.reduce((sum, part) => sum + part, 0) / parts.length).toBeGreaterThanOrEqual(0.97);
});
