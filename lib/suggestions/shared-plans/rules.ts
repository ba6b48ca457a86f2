/** How many people can join a plan, including its owner. */
export const PLAN_PEOPLE_MAX = 20;

export type FreeTime = { from: string; until: string };
type Timed = { startsAt: string; leavesAt: string };

/** Whether someone is free for all of a stop; without a time they are free all day. */
export const isFreeFor = (free: FreeTime | null, { startsAt, leavesAt }: Timed): boolean =>
  free === null || (Date.parse(free.from) <= Date.parse(startsAt) && Date.parse(free.until) >= Date.parse(leavesAt));

type Voted = { votesFor: number; votesAgainst: number };

/** The stops that become part of the event: all except those with more votes against than for. */
export function agreedStops<Stop extends Voted>(stops: readonly Stop[]): Stop[] {
  const wanted = stops.filter(({ votesFor, votesAgainst }) => votesAgainst <= votesFor);
  return wanted.length > 0 ? wanted : stops.slice(0, 1);
}
