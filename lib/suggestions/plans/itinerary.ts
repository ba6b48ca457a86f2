/**
 * A day's stops, and the times of an order of them: everything within its window and the whole within the time there is.
 * Times are minutes.
 */
export type Stop = {
  score: number;
  /** How long one stays. */
  visit: number;
  /** A visit begins between these; whoever comes before waits. */
  opens: number;
  closes: number;
  /** Of stops that share a key only one is visited: the same place at another hour, a second dinner. */
  keys?: readonly string[];
};

export type Problem = {
  stops: readonly Stop[];
  /** Minutes from one to another. The start stands behind the last stop, the end behind the start. */
  travel: readonly (readonly number[])[];
  starts: number;
  ends: number;
  /** Visited at most. */
  most?: number;
  /** Stops that must be visited, in this order. */
  fixed?: readonly number[];
};

type Visit = { stop: number; arrives: number; begins: number; leaves: number };
export type Itinerary = { visits: Visit[]; ends: number; score: number };

export const NEVER = Number.POSITIVE_INFINITY;
/** Taken out of the innermost loop: where tests run, in a realm of their own, a global costs a hundred times a local. */
export const { max } = Math;

export const at = (row: readonly number[] | undefined, index: number) => row?.[index] ?? NEVER;

/** The times of an order of stops; null where a window or the end is missed. */
export function timed({ stops, travel, starts, ends }: Problem, order: readonly number[]): Itinerary | null {
  const visits: Visit[] = [];
  let score = 0;
  let now = starts;
  let from = stops.length;
  for (const index of order) {
    const stop = stops[index];
    if (!stop) return null;
    const arrives = now + at(travel[from], index);
    const begins = max(arrives, stop.opens);
    if (begins > stop.closes) return null;
    now = begins + stop.visit;
    visits.push({ stop: index, arrives, begins, leaves: now });
    score += stop.score;
    from = index;
  }
  const home = now + at(travel[from], stops.length + 1);
  return home <= ends ? { visits, ends: home, score } : null;
}
