import { type Coordinates, MAP_CENTER } from "@/lib/discover/map/rules";
import { chanceOf } from "../recommendations/calibrate";
import type { Candidate } from "../recommendations/candidates";
import { type CandidateFeatures, computeFeatures, type UserModel } from "../recommendations/features";
import { type Moment, momentOf } from "../recommendations/moment";
import { reasonFor } from "../recommendations/reasons";
import { CHALLENGE_GROUP } from "../recommendations/rules";
import { scoreOf } from "../recommendations/score";
import type { Prepared } from "../recommendations/taste";
import { ACTIVE_TOPICS, phraseMatcher } from "../recommendations/topics";
import type { Itinerary, Problem, Stop } from "./itinerary";
import { solve } from "./orienteering";
import { BUDGETS, type Budget, COMPANIES, type Company, minutesAfter } from "./rules";
import { type Leg, legBetween, type Waypoint, waypointOf } from "./travel";
import { type Day, type DayRequest, hourAt, LUNCH_UNTIL, MEALS, minuteAt, windowsOf } from "./windows";

export type PlannedStop = {
  candidate: Candidate;
  at: Coordinates;
  /** Null for the first stop of a plan that starts there. */
  leg: Leg | null;
  begins: Date;
  leaves: Date;
  reason: string;
};

type Option = Stop & { prepared: Prepared };

/** How many of the best candidates to try; the rest would never be chosen. */
const CANDIDATES_TRIED = 100;
const SUITS_COMPANY = 1.4;
/** Longer legs are planned only between stops that the user keeps. */
const LONGEST_LEG = 40;
const MILD = { weather: "cloudy", temperature: 66 } as const;

function momentAt(day: Day, minute: number): Moment {
  const clock = { at: minutesAfter(day.start, minute), minuteOfWeek: minuteAt(day, minute), hour: hourAt(day, minute) };
  return { ...day.moment, ...clock };
}

/** The features of a stop at that minute; unknown weather has no effect. */
function featuresAt(prepared: Prepared, person: UserModel, request: Day, minute: number): CandidateFeatures {
  const { features, conditions } = computeFeatures(prepared, person, momentAt(request, minute));
  return { conditions, features: request.weather ? features : { ...features, weather: 0 } };
}

function suitsCompany({ topics }: Candidate, company: Company): number {
  const { suits, never } = COMPANIES[company];
  const has = (one: (typeof topics)[number]) => topics.includes(one);
  if (never.some(has)) return 0;
  return suits.some(has) ? SUITS_COMPANY : 1;
}

function isAffordable({ price }: Candidate, budget: Budget): boolean {
  const levels: readonly string[] | null = BUDGETS[budget].levels;
  return levels === null || (price !== null && levels.includes(price));
}

/** Everything that could be a stop, once for each of its time windows. */
function optionsOf(everything: readonly Prepared[], person: UserModel, request: Day): Option[] {
  const options = everything.flatMap((prepared) => {
    const { candidate } = prepared;
    const { id, coordinates, stayMinutes, group } = candidate;
    const isPinned = request.keep.includes(id);
    if (!coordinates || group === CHALLENGE_GROUP || (request.without.has(id) && !isPinned)) return [];
    if (request.among && !request.among.has(id) && !isPinned) return [];
    const worth = isPinned ? 1 : suitsCompany(candidate, request.company);
    if (worth === 0 || (!isPinned && !isAffordable(candidate, request.budget))) return [];
    return windowsOf(candidate, request).flatMap(([opens, to]): Option[] => {
      const closes = Math.min(to, request.minutes) - stayMinutes;
      if (closes < opens) return [];
      const score =
        1000 * worth * chanceOf(scoreOf(featuresAt(prepared, person, request, (opens + closes) / 2).features));
      const meal = hourAt(request, opens) < LUNCH_UNTIL ? "lunch" : "dinner";
      // A day has one stop of each kind. From a guide, as many places as fit, but still one lunch and one dinner.
      const kind = group === MEALS ? [meal] : request.among ? [] : [group];
      return [{ prepared, score, visit: stayMinutes, opens, closes, keys: [id, ...kind] }];
    });
  });
  const isPinned = ({ prepared }: Option) => Number(request.keep.includes(prepared.candidate.id));
  return options.sort((a, b) => isPinned(b) - isPinned(a) || b.score - a.score).slice(0, CANDIDATES_TRIED);
}

/** The stops to keep, in order, each in its first reachable window. */
function fixedOf(options: readonly Option[], travel: Problem["travel"], { keep }: DayRequest): number[] | null {
  let from = options.length;
  let now = 0;
  const fixed: number[] = [];
  for (const id of keep) {
    let best = -1;
    let begins = Number.POSITIVE_INFINITY;
    options.forEach(({ prepared, opens, closes }, index) => {
      const at = Math.max(opens, now + (travel[from]?.[index] ?? Number.POSITIVE_INFINITY));
      if (prepared.candidate.id !== id || at > closes || at >= begins) return;
      best = index;
      begins = at;
    });
    const chosen = options[best];
    if (!chosen) return null;
    fixed.push(best);
    now = begins + chosen.visit;
    from = best;
  }
  return fixed;
}

export type DayProblem = { day: Day; problem: Problem; options: readonly Option[]; spots: readonly Waypoint[] };

/** A day as the solver's input; null if the stops to keep don't fit in this order. */
export function dayProblem(everything: readonly Prepared[], person: UserModel, request: DayRequest): DayProblem | null {
  const moment = momentOf(request.start, request.weather ?? MILD);
  const day = { ...request, moment, startMinute: moment.minuteOfWeek };
  const options = optionsOf(everything, person, day);
  const spots = options.map(({ prepared }) => waypointOf(prepared.candidate.coordinates ?? MAP_CENTER));
  const home = request.from && waypointOf(request.from);
  const pinned = new Set(
    options.flatMap(({ prepared }, index) => (request.keep.includes(prepared.candidate.id) ? [index] : [])),
  );
  const minutes = (from: Waypoint, to: Waypoint, isPinned: boolean) => {
    const leg = legBetween(from, to, request.hasBike).minutes;
    return isPinned || leg <= LONGEST_LEG ? leg : Number.POSITIVE_INFINITY;
  };
  // For someone far from everything, the first leg may be long.
  const isFar = home !== null && spots.every((to) => legBetween(home, to, request.hasBike).minutes > LONGEST_LEG);
  const travel = [
    ...spots.map((from, i) => [...spots.map((to, j) => minutes(from, to, pinned.has(i) && pinned.has(j))), 0, 0]),
    // Without a position, the day starts at its first stop and ends at its last.
    [...spots.map((to, j) => (home ? minutes(home, to, isFar || pinned.has(j)) : 0)), 0, 0],
  ];
  const fixed = fixedOf(options, travel, request);
  if (!fixed) return null;
  const limits = { starts: 0, ends: request.minutes, most: request.most, fixed };
  return { day, problem: { stops: options, travel, ...limits }, options, spots };
}

function toStops({ visits }: Itinerary, { day, options, spots }: DayProblem, person: UserModel): PlannedStop[] {
  let from = day.from && waypointOf(day.from);
  return visits.flatMap(({ stop, begins, leaves }) => {
    const [option, spot] = [options[stop], spots[stop]];
    if (!option || !spot) return [];
    const leg = from && legBetween(from, spot, day.hasBike);
    from = spot;
    const { candidate } = option.prepared;
    const { reason } = reasonFor(candidate, featuresAt(option.prepared, person, day, begins), momentAt(day, begins));
    const times = { begins: minutesAfter(day.start, begins), leaves: minutesAfter(day.start, leaves) };
    return [{ candidate, at: spot.at, leg, ...times, reason }];
  });
}

const findWalk = phraseMatcher(["hiking", "trail", "walk", "walking", "swimming"]);
const isActive = ({ topics, text }: Candidate) =>
  topics.some((topic) => ACTIVE_TOPICS.includes(topic)) || findWalk(text) !== null;
/** How many active stops to try, best first, for a day without one. */
const ACTIVE_TRIED = 10;

/** The best day; with an active stop if one is needed and fits. */
function solveDay({ day, problem, options }: DayProblem): Itinerary | null {
  const best = solve(problem);
  const active = options.flatMap(({ prepared }, index) => (isActive(prepared.candidate) ? [index] : []));
  if (!day.needsActive || !best || best.visits.some(({ stop }) => active.includes(stop))) return best;
  for (const index of active.slice(0, ACTIVE_TRIED)) {
    const found = solve({ ...problem, fixed: [...(problem.fixed ?? []), index] });
    if (found) return found;
  }
  return best;
}

/** A day's stops with their times; null if the stops to keep don't fit in this order. */
export function planStops(
  everything: readonly Prepared[],
  person: UserModel,
  request: DayRequest,
): PlannedStop[] | null {
  const posed = dayProblem(everything, person, request);
  const itinerary = posed && solveDay(posed);
  return posed && itinerary && toStops(itinerary, posed, person);
}
