import "server-only";
import { afterResponse } from "@/lib/core/server/after-response";
import { catalog } from "@/lib/core/server/catalog";
import { rows, sql } from "@/lib/core/server/db";
import { CHICAGO, dayIn, isWithin } from "@/lib/core/shared/clock";
import { isSourceConfigured, isTripped, refresh } from "./gateway";
import { type MergedEvent, mergeEvents, type SourceEvent } from "./merging";
import { type EventSource, FRESH_MS, MAX_STALE_MS, REFRESH_WAIT_MS } from "./rules";

export type EventRow = Omit<SourceEvent, "coordinates" | "priceRange"> & {
  externalKey: string;
  isSeed: boolean;
  priceMin: number | null;
  priceMax: number | null;
  lat: number | null;
  lng: number | null;
};
export const EVENT_COLUMNS = sql`id, "externalKey", "isSeed", name, venue, city, address, to_char(date, 'YYYY-MM-DD') as date, time,
  category, description, "priceMin", "priceMax", source, url, image, placeholder, rating, lat, lng, sequence`;

/** For an event without a picture whose category has no sample picture. */
const PICTURE = "/posters/cover-skyline-night.avif";

export function toSourceEvent(row: EventRow): SourceEvent {
  const { externalKey: _key, isSeed: _isSeed, priceMin, priceMax, lat, lng, ...event } = row;
  return {
    ...event,
    priceRange: priceMin === null || priceMax === null ? null : { min: priceMin, max: priceMax },
    coordinates: lat === null || lng === null ? null : { lat, lng },
  };
}

type Stored = { rows: EventRow[]; answers: Partial<Record<EventSource, { keys: Set<string>; fetchedAt: Date }>> };

/** The samples and the providers' latest responses. Both change in one transaction, which increments the version. */
const stored = catalog<Stored>("events", async () => {
  const answers = await rows<{ source: EventSource; keys: string[]; fetchedAt: Date }>(sql`
    select split_part(key, ':', 2) as source, response -> 'keys' as keys, "fetchedAt" from gateway_responses
    where key in ('events:ticketmaster', 'events:seatgeek')`);
  const found = await rows<EventRow>(sql`
    select ${EVENT_COLUMNS} from events
    where "isSeed" or "externalKey" = any(${answers.flatMap(({ keys }) => keys)}::text[])`);
  const samples = new Map(found.filter(({ isSeed }) => isSeed).map((row) => [row.category, row]));
  const pictured = found.map((row) => {
    const sample = samples.get(row.category);
    return row.image ? row : { ...row, image: sample?.image ?? PICTURE, placeholder: sample?.placeholder ?? "" };
  });
  return {
    rows: pictured,
    answers: Object.fromEntries(
      answers.map(({ source, keys, fetchedAt }) => [source, { keys: new Set(keys), fetchedAt }]),
    ),
  };
});

const age = (now: Date, answer: { fetchedAt: Date } | undefined) =>
  answer ? now.getTime() - answer.fetchedAt.getTime() : Number.POSITIVE_INFINITY;

const isFresh = (now: Date, answer: { fetchedAt: Date } | undefined) =>
  answer !== undefined && isWithin(FRESH_MS, answer.fetchedAt, now);

/**
 * Refreshes a provider's outdated response and returns whether it is fresh; awaited only while there is nothing to
 * show.
 */
async function refreshIfStale(source: EventSource, now: Date, { answers }: Stored): Promise<boolean> {
  if (!isSourceConfigured(source) || isFresh(now, answers[source]) || isTripped(source, now)) return false;
  const refreshing = refresh(source, now);
  if (age(now, answers[source]) >= MAX_STALE_MS) await refreshing;
  else {
    afterResponse(() => refreshing);
    await Promise.race([refreshing, new Promise((done) => setTimeout(done, REFRESH_WAIT_MS).unref())]);
  }
  return true;
}

export type CurrentEvents = {
  events: readonly MergedEvent[];
  /** Providers that didn't respond. */
  stale: ReadonlySet<EventSource>;
  updatedAt: Partial<Record<EventSource, Date>>;
};

const merged = new WeakMap<Stored, Map<string, MergedEvent[]>>();

/** Each source's current events: its own response, the last good one for up to a day, or the samples. Merged once. */
export async function eventsNow(sources: readonly EventSource[], now: Date): Promise<CurrentEvents> {
  const before = await stored();
  const refreshed = await Promise.all(sources.map((source) => refreshIfStale(source, now, before)));
  const current = refreshed.includes(true) ? await stored() : before;
  const shown = sources.map((source) => {
    const answer = current.answers[source];
    const isLive = isSourceConfigured(source) && answer !== undefined && age(now, answer) < MAX_STALE_MS;
    return {
      source,
      keys: isLive ? answer.keys : null,
      isStale: isSourceConfigured(source) && !isFresh(now, answer),
      at: isLive ? answer.fetchedAt : undefined,
    };
  });
  const today = dayIn(CHICAGO, now);
  const key = [today, ...shown.map(({ source, keys }) => `${source}:${keys !== null}`)].join(" ");
  const known = merged.get(current) ?? new Map<string, MergedEvent[]>();
  merged.set(current, known);
  const events =
    known.get(key) ??
    mergeEvents(
      current.rows
        .filter((row) => {
          const from = shown.find(({ source }) => source === row.source);
          if (!from || row.date < today) return false;
          return from.keys ? from.keys.has(row.externalKey) : row.isSeed;
        })
        .map(toSourceEvent),
    );
  known.set(key, events);
  return {
    events,
    stale: new Set(shown.filter(({ isStale }) => isStale).map(({ source }) => source)),
    updatedAt: Object.fromEntries(shown.flatMap(({ source, at }) => (at ? [[source, at]] : []))),
  };
}
