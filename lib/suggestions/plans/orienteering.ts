import { at, type Itinerary, max, NEVER, type Problem, type Stop, timed } from "./itinerary";

/** Rounds without a better route before stopping: fewer if only a few stops are requested. */
const MAX_IDLE_ROUNDS = 150;
const MAX_IDLE_ROUNDS_PER_STOP = 10;
/** The maximum share of a route that a perturbation removes. */
const SHAKEN = 0.8;

type Gap = { row: readonly number[]; leaves: number; next: number; arrives: number; slack: number };

/**
 * The orienteering problem with time windows: choose some of many stops and an order that maximizes the sum of their
 * scores. Solved by iterated local search (Vansteenwegen, Souffriau, Vanden Berghe, and Van Oudheusden, 2009), without
 * randomness: the same request has the same response.
 */
class Search {
  private readonly fixed: ReadonlySet<number>;
  private readonly most: number;
  /** For each stop, those that can't be in the same route: itself, and stops that share a key. */
  private readonly clashes: readonly (readonly number[])[];
  private route: Itinerary;
  private seed = 1;

  constructor(
    private readonly problem: Problem,
    first: Itinerary,
  ) {
    this.route = first;
    this.fixed = new Set(problem.fixed);
    this.most = problem.most ?? problem.stops.length;
    const byKey = new Map<string, number[]>();
    problem.stops.forEach((stop, index) => {
      for (const key of stop.keys ?? []) byKey.set(key, [...(byKey.get(key) ?? []), index]);
    });
    this.clashes = problem.stops.map((stop, index) => [
      index,
      ...(stop.keys ?? []).flatMap((key) => byKey.get(key) ?? []),
    ]);
  }

  /** Pseudorandom numbers from 0 to 1 that are the same every time (a linear congruential generator). */
  private noise(): number {
    this.seed = (this.seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return this.seed / 2_147_483_648;
  }

  private get order(): number[] {
    return this.route.visits.map(({ stop }) => stop);
  }

  /** How much later each visit, and finally the end, could be reached without missing anything. */
  private slack(): number[] {
    const { visits, ends } = this.route;
    let next = this.problem.ends - ends;
    const slack = [next];
    for (let position = visits.length - 1; position >= 0; position -= 1) {
      const visit = visits[position];
      if (!visit) break;
      const closes = this.problem.stops[visit.stop]?.closes ?? visit.begins;
      next = visit.begins - visit.arrives + Math.min(closes - visit.begins, next);
      slack.push(next);
    }
    return slack.reverse();
  }

  /** Stops that aren't in the route and share no key with it, except for the one to be replaced. */
  private free(replaced = -1): number[] {
    const { stops } = this.problem;
    const isTaken = new Array<boolean>(stops.length).fill(false);
    if (replaced >= 0) isTaken[replaced] = true;
    for (const { stop } of this.route.visits) {
      if (stop === replaced) continue;
      for (const other of this.clashes[stop] ?? []) isTaken[other] = true;
    }
    const free: number[] = [];
    for (let index = 0; index < stops.length; index += 1) if (!isTaken[index]) free.push(index);
    return free;
  }

  /** The gap for inserting a stop: before the visit at `next`, after the one at `before`. */
  private gap(before: number, next: number, slack: readonly number[]): Gap {
    const { stops, travel, starts } = this.problem;
    const { visits, ends } = this.route;
    const [last, after] = [visits[before], visits[next]];
    return {
      row: travel[last?.stop ?? stops.length] ?? [],
      leaves: last?.leaves ?? starts,
      next: after?.stop ?? stops.length + 1,
      arrives: after?.arrives ?? ends,
      slack: slack[next] ?? 0,
    };
  }

  /** How much later the next visit is reached with this stop in the gap; infinite if that is too late. */
  private shift(stop: Stop, index: number, { row, leaves, next, arrives, slack }: Gap): number {
    const begins = max(leaves + at(row, index), stop.opens);
    if (begins > stop.closes) return NEVER;
    const shift = begins + stop.visit + at(this.problem.travel[index], next) - arrives;
    return shift <= slack ? shift : NEVER;
  }

  /**
   * The order with one more stop: the one with the best ratio of squared score to added minutes, with noise so that
   * rounds differ.
   */
  private insertion(): number[] | null {
    const { length } = this.route.visits;
    if (length >= this.most) return null;
    const slack = this.slack();
    const gaps = Array.from({ length: length + 1 }, (_, position) => this.gap(position - 1, position, slack));
    let [chosen, place, bestWorth] = [-1, -1, 0];
    for (const index of this.free()) {
      const stop = this.problem.stops[index];
      if (!stop) continue;
      for (let position = 0; position <= length; position += 1) {
        const gap = gaps[position];
        const shift = gap ? this.shift(stop, index, gap) : NEVER;
        if (shift === NEVER) continue;
        const worth = (stop.score ** 2 / max(1, shift)) * (1 + this.noise());
        if (worth > bestWorth) [chosen, place, bestWorth] = [index, position, worth];
      }
    }
    return chosen < 0 ? null : this.order.toSpliced(place, 0, chosen);
  }

  /** The order with one stop replaced by a better one. */
  private exchange(): number[] | null {
    const { stops } = this.problem;
    const slack = this.slack();
    const order = this.order;
    for (const [position, current] of order.entries()) {
      if (this.fixed.has(current)) continue;
      const gap = this.gap(position - 1, position + 1, slack);
      let best = current;
      let worth = stops[current]?.score ?? 0;
      for (const index of this.free(current)) {
        const stop = stops[index];
        if (!stop || stop.score <= worth || this.shift(stop, index, gap) === NEVER) continue;
        [best, worth] = [index, stop.score];
      }
      if (best !== current) return order.with(position, best);
    }
    return null;
  }

  /** Insertions and exchanges until neither improves the route. */
  private improve(): void {
    for (;;) {
      const order = this.insertion() ?? this.exchange();
      const next = order && timed(this.problem, order);
      if (!next) return;
      this.route = next;
    }
  }

  /** Perturbation: removes `count` consecutive stops from a position on, wrapping around; fixed ones stay. */
  private shake(from: number, count: number): void {
    const order = this.order;
    const gone = new Set(Array.from({ length: count }, (_, n) => (from + n) % order.length));
    const left = order.filter((stop, position) => this.fixed.has(stop) || !gone.has(position));
    this.route = timed(this.problem, left) ?? this.route;
  }

  run(): Itinerary {
    let best = this.route;
    let from = 0;
    let count = 1;
    const maxIdle = Math.min(MAX_IDLE_ROUNDS, MAX_IDLE_ROUNDS_PER_STOP * this.most);
    for (let idle = 0; idle < maxIdle; idle += 1) {
      this.improve();
      if (this.route.score > best.score) {
        best = this.route;
        idle = 0;
        count = 1;
      }
      const length = this.route.visits.length;
      if (length === 0) break;
      if (count > Math.ceil(length * SHAKEN)) count = 1;
      this.shake(from % length, count);
      from = (from + count) % length;
      count += 1;
    }
    return best;
  }
}

/** A route through the stops; null if the fixed ones can't be visited in order. */
export function solve(problem: Problem): Itinerary | null {
  const first = timed(problem, problem.fixed ?? []);
  return first && new Search(problem, first).run();
}
