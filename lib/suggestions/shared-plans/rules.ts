/** How many people one day is shared by, its owner among them. */
export const PLAN_PEOPLE_MAX = 20;

export type FreeTime = { from: string; until: string };
type Timed = { startsAt: string; leavesAt: string };

/** Whether somebody can be at a stop from beginning to end; without a time they are free all day. */
export const isFreeFor = (free: FreeTime | null, { startsAt, leavesAt }: Timed): boolean =>
  free === null || (Date.parse(free.from) <= Date.parse(startsAt) && Date.parse(free.until) >= Date.parse(leavesAt));

type Voted = { votesFor: number; votesAgainst: number };

/** What becomes part of the event: all but what more people would rather leave out than see. */
export function agreedStops<Stop extends Voted>(stops: readonly Stop[]): Stop[] {
  const wanted = stops.filter(({ votesFor, votesAgainst }) => votesAgainst <= votesFor);
  return wanted.length > 0 ? wanted : stops.slice(0, 1);
}
