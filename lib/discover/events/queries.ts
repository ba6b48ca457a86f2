import "server-only";
import { decodeCursor, encodeCursor } from "@/lib/core/server/cursor";
import { row, sql } from "@/lib/core/server/db";
import { AppError } from "@/lib/core/server/errors";
import { systemClock } from "@/lib/core/shared/clock";
import { z } from "@/lib/core/shared/zod";
import { matchesArea } from "../map/rules";
import { savedIn } from "../saved/queries";
import { findMatches } from "../search/queries";
import { calendarEntry, writeCalendar } from "./formats";
import { compareEventPositions, eventPosition, type MergedEvent } from "./merging";
import { EVENT_CATEGORIES, EVENT_SOURCES, type EventSource, isChicago, isFree } from "./rules";
import type { Event, EventsAnswer, EventsQuery } from "./schema";
import { type CurrentEvents, EVENT_COLUMNS, type EventRow, eventsNow, toSourceEvent } from "./snapshot";

const LIST = "events";
const position = z.tuple([z.string(), z.number(), z.string()]);

type Filters = Pick<EventsQuery, "city" | "q" | "from" | "to" | "free" | "bbox" | "near" | "radius">;

/** Everything that matches the filters except the category, which the chips count. */
async function selectEvents({ events }: CurrentEvents, filters: Filters): Promise<MergedEvent[]> {
  const { city, q, from, to, free, bbox, radius } = filters;
  if (!isChicago(city)) return [];
  const found = q?.trim() ? (await findMatches(["event"], q)).event : null;
  return events.filter(
    (event) =>
      (!from || event.date >= from) &&
      (!to || event.date <= to) &&
      (!free || isFree(event.priceRange)) &&
      // Events without coordinates are in no area.
      (event.coordinates ? matchesArea(event.coordinates, filters) : !bbox && radius === undefined) &&
      (!found || event.ids.some((id) => found.has(id))),
  );
}

/** The count on Explore's Events chip. */
export async function countEvents(filters: Filters, now = systemClock()): Promise<number> {
  return (await selectEvents(await eventsNow(EVENT_SOURCES, now), filters)).length;
}

async function forViewer(viewerId: string | null, events: readonly MergedEvent[]): Promise<Event[]> {
  const ids = events.flatMap((event) => event.ids);
  const mine = await savedIn(viewerId, "event", ids);
  return events.map(({ ids: own, sequence: _sequence, ...event }) => ({
    ...event,
    isSaved: own.some((id) => mine.has(id)),
  }));
}

function freshness({ stale, updatedAt }: CurrentEvents): { stale: boolean; updatedAt: string | null } {
  const times = Object.values(updatedAt).map((at) => at.getTime());
  return { stale: stale.size > 0, updatedAt: times.length > 0 ? new Date(Math.min(...times)).toISOString() : null };
}

/** The events of both sellers, or of the given ones, sorted by date and time; unknown times come last in their day. */
export async function listEvents(
  viewerId: string | null,
  query: EventsQuery,
  now = systemClock(),
  sources: readonly EventSource[] = EVENT_SOURCES,
): Promise<EventsAnswer> {
  const current = await eventsNow(sources, now);
  const all = await selectEvents(current, query);
  const inCategory = all.filter(({ category }) => category === query.category);
  // A category of another mode shows everything, and stays selected for when that mode returns (spec §4).
  const isKnown = EVENT_CATEGORIES.some((category) => category === query.category);
  const listed = isKnown ? inCategory : all;
  const after = query.cursor ? decodeCursor(LIST, query.cursor, position) : null;
  const rest = after ? listed.filter((event) => compareEventPositions(eventPosition(event), after) > 0) : listed;
  const { limit = query.size } = query;
  const page = rest.slice(0, limit);
  const last = page.at(-1);
  const counts = Object.fromEntries(
    EVENT_CATEGORIES.map((category) => [category, all.filter((event) => event.category === category).length]),
  );
  return {
    events: await forViewer(viewerId, page),
    total: listed.length,
    counts: { all: all.length, ...counts },
    ...freshness(current),
    nextCursor: rest.length > limit && last ? encodeCursor(LIST, eventPosition(last)) : null,
  };
}

/** Current events, for the sitemap. */
export async function listEventIds(now = systemClock()): Promise<string[]> {
  const { events } = await eventsNow(EVENT_SOURCES, now);
  return events.map(({ id }) => id);
}

/** An event by the id of any of its listings, including past ones, so that saved events can be opened. */
export async function findEvent(id: string, now = systemClock()): Promise<MergedEvent | null> {
  const { events } = await eventsNow(EVENT_SOURCES, now);
  const listed = events.find(({ ids }) => ids.includes(id));
  if (listed) return { ...listed, id };
  const found = await row<EventRow>(sql`select ${EVENT_COLUMNS} from events where id = ${id}::uuid`);
  if (!found) return null;
  const event = toSourceEvent(found);
  const links = event.url ? [{ source: event.source, url: event.url }] : [];
  return { ...event, ids: [id], sources: [event.source], links };
}

export async function getEvent(viewerId: string | null, id: string): Promise<Event> {
  const found = await findEvent(id);
  const [event] = found ? await forViewer(viewerId, [found]) : [];
  if (!event) throw new AppError("not_found");
  return event;
}

export async function eventCalendar(id: string, now = systemClock()): Promise<string> {
  const event = await findEvent(id, now);
  if (!event) throw new AppError("not_found");
  return writeCalendar([calendarEntry(event, now)]);
}
