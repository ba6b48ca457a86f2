import "server-only";
import { afterResponse } from "@/lib/core/server/after-response";
import { catalog } from "@/lib/core/server/catalog";
import { rows, sql } from "@/lib/core/server/db";
import { logger } from "@/lib/core/server/logger";
import { EVENT_SOURCES } from "@/lib/discover/events/rules";
import { eventsNow } from "@/lib/discover/events/snapshot";
import { type Activity, recentActivity } from "./activity";
import { type Candidate, type GemRow, gemCandidate, type VenueRow, venueCandidate } from "./candidates";
import { eventCandidate } from "./event-candidates";
import { type Prepared, prepare, type Vocabulary, vocabularyOf } from "./taste";

export type City = { prepared: readonly Prepared[]; byId: ReadonlyMap<string, Prepared>; vocabulary: Vocabulary };

/** The catalog is reloaded when its version changes; activity counts after this time. */
const COUNTED_AGAIN_MS = 5 * 60_000;
/** Scaled so that the median is three, no matter how many people the app has; in a young app, a visit counts fully. */
function scaled(activity: readonly Activity[]): (ids: readonly string[]) => number {
  const byId = new Map(activity.map(({ id, weight }) => [id, weight]));
  const average = activity.reduce((sum, { weight }) => sum + weight, 0) / Math.max(1, activity.length);
  return (ids) => (3 * ids.reduce((sum, id) => sum + (byId.get(id) ?? 0), 0)) / Math.max(3, average);
}

async function loadCity(): Promise<City> {
  const [venues, gems, { events }, activity] = await Promise.all([
    rows<VenueRow>(sql`
      select id, name, cuisine, category, tags, neighborhood, description, image, placeholder, "priceRange", rating, lat,
             lng, hours, indoor, 0::float as activity from venues where "closedOn" is null`),
    rows<GemRow>(sql`
      select id, name, cuisine, category, tags, neighborhood, description, image, placeholder, "priceRange", rating, lat,
             lng, "openingHours" as hours, type, "specialFeature", 0::float as activity from hidden_gems where "closedOn" is null`),
    eventsNow(EVENT_SOURCES, new Date()),
    recentActivity(),
  ]);
  const activityOf = scaled(activity);
  const candidates: Candidate[] = [
    ...venues.map(venueCandidate),
    ...gems.map(gemCandidate),
    ...events.map(({ coordinates, ...event }) =>
      eventCandidate({ ...event, activity: 0, lat: coordinates?.lat ?? null, lng: coordinates?.lng ?? null }),
    ),
  ].map((candidate) => ({ ...candidate, activity: activityOf([candidate.id, ...candidate.otherIds]) }));
  const vocabulary = vocabularyOf(candidates);
  const prepared = prepare(candidates, vocabulary);
  const byId = new Map(
    prepared.flatMap((one) => [one.candidate.id, ...one.candidate.otherIds].map((id): [string, Prepared] => [id, one])),
  );
  return { prepared, byId, vocabulary };
}

type Copy = { city: City; loadedAt: number };
const load = async (): Promise<Copy> => ({ city: await loadCity(), loadedAt: performance.now() });
const copy = catalog(["venues", "hidden_gems", "events"], load);
let counted: { of: Copy; again: Copy } | undefined;
let isCounting = false;

/**
 * All candidates that are the same for everyone, prepared for ranking: one query while nothing has changed. Outdated
 * activity counts are refreshed after the response.
 */
export async function currentCity(): Promise<City> {
  const current = await copy();
  const latest = counted?.of === current ? counted.again : current;
  if (!isCounting && performance.now() - latest.loadedAt > COUNTED_AGAIN_MS) {
    isCounting = true;
    afterResponse(() =>
      load()
        .then((again) => {
          counted = { of: current, again };
        })
        .catch((error: unknown) => logger.warn({ error }, "could not recount suggestions"))
        .finally(() => {
          isCounting = false;
        }),
    );
  }
  return latest.city;
}
