import { keysOf } from "@/lib/core/shared/keys";
import { minuteOfWeek, openSpans } from "@/lib/discover/hours/rules";
import { MAP_CENTER } from "@/lib/discover/map/rules";
import type { Problem } from "@/lib/suggestions/plans/itinerary";
import { located } from "@/lib/suggestions/plans/locating";
import { solve } from "@/lib/suggestions/plans/orienteering";
import { dayProblem, type PlannedStop, planStops } from "@/lib/suggestions/plans/planning";
import { BUDGETS, COMPANIES, TIMES } from "@/lib/suggestions/plans/rules";
import { legBetween, waypointOf } from "@/lib/suggestions/plans/travel";
import type { DayRequest } from "@/lib/suggestions/plans/windows";
import type { Candidate } from "@/lib/suggestions/recommendations/candidates";
import { interestsOf } from "@/lib/suggestions/recommendations/interests";
import { NO_TASTE, prepare, vocabularyOf } from "@/lib/suggestions/recommendations/taste";
import { randomOf, sample } from "@/prisma/seed/database";
import { mean } from "./measures";

type Visited = ReadonlySet<string | number>;

/** The stops that can come next, with when they begin and end. */
function nextStops({ stops, travel, ends }: Problem, from: number, now: number, visited: Visited) {
  return stops.flatMap((stop, index) => {
    if (visited.has(index) || stop.keys?.some((key) => visited.has(key))) return [];
    const begins = Math.max(stop.opens, now + (travel[from]?.[index] ?? Number.POSITIVE_INFINITY));
    const leaves = begins + stop.visit;
    const home = leaves + (travel[index]?.[stops.length + 1] ?? 0);
    if (begins > stop.closes || home > ends) return [];
    return [{ index, score: stop.score, leaves, visited: new Set([...visited, index, ...(stop.keys ?? [])]) }];
  });
}

/** The score of a planner that always continues to the stop with the most value per minute. */
function greedy(problem: Problem): number {
  const { stops, starts, most = stops.length } = problem;
  let [now, from, score, visited]: [number, number, number, Visited] = [starts, stops.length, 0, new Set()];
  for (let count = 0; count < most; count += 1) {
    const worth = (stop: { score: number; leaves: number }) => stop.score / Math.max(1, stop.leaves - now);
    const [best] = nextStops(problem, from, now, visited).sort((a, b) => worth(b) - worth(a));
    if (!best) break;
    score += best.score;
    [now, from, visited] = [best.leaves, best.index, best.visited];
  }
  return score;
}

/** The optimum, by trying every order, for a handful of stops. */
function exact(problem: Problem): number {
  const { stops, starts, most = stops.length } = problem;
  const visit = (from: number, now: number, left: number, visited: Visited): number => {
    const next = left === 0 ? [] : nextStops(problem, from, now, visited);
    return Math.max(0, ...next.map((one) => one.score + visit(one.index, one.leaves, left - 1, one.visited)));
  };
  return visit(stops.length, starts, most, new Set());
}

/** What is wrong with a planned day, judged by the city and not by the planner's own data. */
export function faultsOf(stops: readonly PlannedStop[], request: DayRequest): string[] {
  const faults: string[] = [];
  const ids = stops.map(({ candidate }) => candidate.id);
  if (new Set(ids).size < ids.length) faults.push("a duplicate stop");
  if (stops.length > request.most) faults.push("too many stops");
  let free = request.start.getTime();
  let from = request.from && waypointOf(request.from);
  for (const { candidate, begins, leaves, leg } of stops) {
    const { title, hours, startsAt, coordinates, price } = candidate;
    const here = waypointOf(coordinates ?? MAP_CENTER);
    const way = from ? legBetween(from, here, request.hasBike).minutes : 0;
    if ((leg?.minutes ?? 0) !== way) faults.push(`${title}: another route than on the map`);
    if (begins.getTime() < free + way * 60_000) faults.push(`${title}: begins before the visitor can be there`);
    const stay = (leaves.getTime() - begins.getTime()) / 60_000;
    const isOpen =
      hours === null ||
      startsAt !== null ||
      openSpans(hours, minuteOfWeek(begins), stay).some(([open, close]) => open <= 0 && close >= stay);
    if (!isOpen) faults.push(`${title}: closed`);
    if (startsAt !== null && startsAt !== begins.getTime()) faults.push(`${title}: not at its start`);
    const levels: readonly string[] | null = BUDGETS[request.budget].levels;
    if (levels && (price === null || !levels.includes(price))) faults.push(`${title}: too expensive`);
    free = leaves.getTime();
    from = here;
  }
  if (free > request.start.getTime() + request.minutes * 60_000) faults.push("longer than the day");
  return faults;
}

/** A realistic request for a day in the coming week. */
function requestOf(now: Date, random: () => number): DayRequest {
  const pick = <T>(list: readonly T[], otherwise: T) => list[Math.floor(random() * list.length)] ?? otherwise;
  const time = pick(keysOf(TIMES), "half");
  const start = new Date(
    now.getTime() + Math.floor(random() * 7) * 86_400_000 + (Math.floor(random() * 40) - 4) * 900_000,
  );
  return {
    ...{ start, minutes: TIMES[time].minutes, most: TIMES[time].stops },
    ...{ budget: pick(keysOf(BUDGETS), "any"), company: pick(keysOf(COMPANIES), "alone") },
    from: random() < 0.5 ? null : { lat: 41.8 + random() * 0.2, lng: -87.7 + random() * 0.1 },
    hasBike: random() < 0.3,
    weather:
      random() < 0.5
        ? null
        : { weather: pick(["sunny", "cloudy", "rainy"], "cloudy"), temperature: 30 + Math.floor(random() * 50) },
    ...{ needsActive: random() < 0.5, keep: [], without: new Set(), among: null },
  };
}

const SMALL = 9;

/** A few of a day's stops, so that every order can be tried. */
function small({ stops, travel, ...rest }: Problem, random: () => number): Problem {
  const chosen = sample([...stops.keys()], SMALL, random);
  const selected = [...chosen, stops.length, stops.length + 1];
  return {
    ...rest,
    stops: chosen.flatMap((index) => stops[index] ?? []),
    travel: selected.map((from) => selected.map((to) => travel[from]?.[to] ?? 0)),
  };
}

export function evaluatePlans(city: readonly Candidate[], now: Date, seed: number, days: number) {
  const random = randomOf(seed);
  const everything = located(prepare(city, vocabularyOf(city)));
  const [faults, ofGreedy, ofExact]: [string[], number[], number[]] = [[], [], []];
  for (let day = 0; day < days; day += 1) {
    const request = requestOf(now, random);
    const person = {
      interests: interestsOf(sample(["fitness", "food", "culture", "music", "art"], 2, random)),
      ...{ taste: NO_TASTE, been: new Map(), saved: new Set<string>(), friends: new Map() },
    };
    faults.push(...faultsOf(planStops(everything, person, request) ?? [], request));
    const problem = dayProblem(everything, person, request)?.problem;
    if (!problem) continue;
    const found = solve(problem)?.score ?? 0;
    const simple = greedy(problem);
    if (simple > 0) ofGreedy.push(found / simple);
    const few = small(problem, random);
    const best = exact(few);
    if (best > 0) ofExact.push((solve(few)?.score ?? 0) / best);
  }
  return { faults, ofGreedy: mean(ofGreedy), ofExact: mean(ofExact) };
}
