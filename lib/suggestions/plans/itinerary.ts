/**
 * A day's stops, and the schedule of an order of them: each within its time window, and all within the available time.
 * Times are minutes.
 */
export type Stop = {
  score: number;
  /** How long the visit takes. */
  visit: number;
  /** A visit starts within this window; arriving earlier means waiting. */
  opens: number;
  closes: number;
  /** Of stops that share a key, only one is visited: the same place at another hour, a second dinner. */
  keys?: readonly string[];
};

export type Problem = {
  stops: readonly Stop[];
  /** Minutes from one to another. The start comes after the last stop, and the end after the start. */
  travel: readonly (readonly number[])[];
  starts: number;
  ends: number;
  /** Maximum number of stops. */
  most?: number;
  /** Stops that must be visited, in this order. */
  fixed?: readonly number[];
};

type Visit = { stop: number; arrives: number; begins: number; leaves: number };
export type Itinerary = { visits: Visit[]; ends: number; score: number };

export const NEVER = Number.POSITIVE_INFINITY;
/** A local in the innermost loop: in a test realm, a global costs a hundred times as much. */
export const { max } = Math;

export const at = (row: readonly number[] | undefined, index: number) => row?.[index] ?? NEVER;

/** The schedule of an order of stops; null if it misses a window or the end. */
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
