import { distance } from "../map/rules";
import type { Listing } from "./listing";
import { EVENT_SOURCES, type EventSource, hasSameMeaning, meaningOf, minuteOfDay, TBA } from "./rules";

/** An event as listed by one source. */
export type SourceEvent = Omit<Listing, "key" | "category"> & {
  id: string;
  category: string;
  source: EventSource;
  placeholder: string;
  description: string | null;
  rating: number | null;
  sequence: number;
};

/**
 * An event merged from its sellers' listings: `ids` are all of their ids. Its own id is the earliest known, so that
 * saved and linked events keep working; its text comes from the first source in `EVENT_SOURCES`, so that it doesn't
 * depend on which responded first.
 */
export type MergedEvent = SourceEvent & {
  ids: string[];
  sources: EventSource[];
  links: { source: EventSource; url: string }[];
};

/** Two listings of an event may have the doors' time and the show's; two shows on one day are further apart. */
const SAME_START_MINUTES = 60;
const SAME_PLACE_METERS = 250;

type Candidate = { event: SourceEvent; title: ReadonlySet<string>; place: ReadonlySet<string>; minute: number };

const candidate = (event: SourceEvent): Candidate => ({
  event,
  title: meaningOf(event.name),
  place: meaningOf(event.venue),
  minute: minuteOfDay(event.time),
});

/**
 * Whether two listings of one day are the same event. Within one source only identical ones are, because it has no
 * duplicates.
 */
function isSame(a: Candidate, b: Candidate): boolean {
  if (a.event.source === b.event.source) {
    const isIdentical = [...a.title].join() === [...b.title].join() && [...a.place].join() === [...b.place].join();
    return isIdentical && a.minute === b.minute;
  }
  const isUntimed = a.event.time === TBA || b.event.time === TBA;
  if (!isUntimed && Math.abs(a.minute - b.minute) > SAME_START_MINUTES) return false;
  if (!hasSameMeaning(a.title, b.title)) return false;
  if (hasSameMeaning(a.place, b.place)) return true;
  const [here, there] = [a.event.coordinates, b.event.coordinates];
  return here !== null && there !== null && distance(here, there) < SAME_PLACE_METERS;
}

function put(together: readonly SourceEvent[]): MergedEvent {
  const known = [...together].sort((a, b) => (a.id < b.id ? -1 : 1));
  const [first, ...others] = EVENT_SOURCES.flatMap((source) => known.filter((event) => event.source === source));
  if (!first || !known[0]) throw new Error("nothing to merge");
  const prices = together.flatMap(({ priceRange }) => (priceRange ? [priceRange] : []));
  const links = EVENT_SOURCES.flatMap((source) => {
    const url = together.find((event) => event.source === source && event.url)?.url;
    return url ? [{ source, url }] : [];
  });
  const link = links.find(({ source }) => source === first.source) ?? links[0];
  return {
    ...first,
    id: known[0].id,
    // Never decreases, whichever listing the text comes from, because a calendar would ignore the change (RFC 5545).
    sequence: together.reduce((sum, { sequence }) => sum + sequence, 0),
    source: link?.source ?? first.source,
    url: link?.url ?? null,
    time: first.time !== TBA ? first.time : (others.find(({ time }) => time !== TBA)?.time ?? TBA),
    address: first.address ?? others.find(({ address }) => address)?.address ?? null,
    coordinates: first.coordinates ?? others.find(({ coordinates }) => coordinates)?.coordinates ?? null,
    description: first.description ?? others.find(({ description }) => description)?.description ?? null,
    rating: first.rating ?? others.find(({ rating }) => rating !== null)?.rating ?? null,
    image: first.image || (others.find(({ image }) => image)?.image ?? ""),
    priceRange:
      prices.length > 0
        ? { min: Math.min(...prices.map(({ min }) => min)), max: Math.max(...prices.map(({ max }) => max)) }
        : null,
    ids: together.map(({ id }) => id),
    sources: EVENT_SOURCES.filter((source) => together.some((event) => event.source === source)),
    links,
  };
}

export type EventPosition = readonly [date: string, minute: number, id: string];
export const eventPosition = ({ date, time, id }: { date: string; time: string; id: string }): EventPosition => [
  date,
  minuteOfDay(time),
  id,
];
export function compareEventPositions(a: EventPosition, b: EventPosition): number {
  if (a[0] !== b[0]) return a[0] < b[0] ? -1 : 1;
  return a[1] - b[1] || (a[2] < b[2] ? -1 : a[2] > b[2] ? 1 : 0);
}

/** One list of all sources without duplicates, by date and then time. */
export function mergeEvents(events: readonly SourceEvent[]): MergedEvent[] {
  const days = new Map<string, Candidate[][]>();
  for (const event of [...events].sort((a, b) => (a.id < b.id ? -1 : 1))) {
    const groups = days.get(event.date) ?? [];
    days.set(event.date, groups);
    const one = candidate(event);
    // An event joins a group only if it matches every member: similarity isn't transitive.
    const group = groups.find((members) => members.every((member) => isSame(member, one)));
    if (group) group.push(one);
    else groups.push([one]);
  }
  return [...days.values()]
    .flatMap((groups) => groups.map((group) => put(group.map(({ event }) => event))))
    .sort((a, b) => compareEventPositions(eventPosition(a), eventPosition(b)));
}
