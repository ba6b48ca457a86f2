import "server-only";
import { afterAnswer } from "@/lib/core/server/after-answer";
import { catalogue } from "@/lib/core/server/catalogue";
import { rows, sql } from "@/lib/core/server/db";
import { logger } from "@/lib/core/server/logger";
import { EVENT_SOURCES } from "@/lib/discover/events/rules";
import { eventsNow } from "@/lib/discover/events/snapshot";
import { type Candidate, type GemRow, gemCandidate, type VenueRow, venueCandidate } from "./candidates";
import { eventCandidate } from "./event-candidates";
import { type Prepared, prepare, type Vocabulary, vocabularyOf } from "./taste";

export type City = { prepared: readonly Prepared[]; byId: ReadonlyMap<string, Prepared>; vocabulary: Vocabulary };

/** The catalogue is reloaded by its version; activity counts after this time. */
const COUNTED_AGAIN_MS = 5 * 60_000;
/** What people did in a month, at half its weight after two weeks. */
const HALF_LIFE_SECONDS = 14 * 86_400;

type Activity = { id: string; weight: number };

/** What everybody did at every place and event lately: a visit counts three, a photo or a save two, a look a half. */
function recentActivity(): Promise<Activity[]> {
  return rows<Activity>(sql`
    select id, sum(weight * power(0.5, extract(epoch from now() - at) / ${HALF_LIFE_SECONDS}::float))::float as weight
    from (
      select "venueId"::text as id, 3 as weight, "createdAt" as at from check_ins
        where "createdAt" > now() - interval '30 days'
      union all
      select "venueId"::text, 2, "createdAt" from photos
        where "venueId" is not null and "hiddenAt" is null and "putAway" is null and "createdAt" > now() - interval '30 days'
      union all
      select "targetId", 2, "createdAt" from saved_items
        where type in ('venue', 'gem', 'event') and "createdAt" > now() - interval '30 days'
      union all
      select "targetId", 0.5, "createdAt" from interactions
        where "targetType" in ('venue', 'gem', 'event') and "createdAt" > now() - interval '30 days'
    ) deeds group by id`);
}

/** Scaled so that the median is three, however many people the app has; in a young app a visit counts fully. */
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
  ].map((thing) => ({ ...thing, activity: activityOf([thing.id, ...thing.otherIds]) }));
  const vocabulary = vocabularyOf(candidates);
  const prepared = prepare(candidates, vocabulary);
  const byId = new Map(
    prepared.flatMap((one) => [one.candidate.id, ...one.candidate.otherIds].map((id): [string, Prepared] => [id, one])),
  );
  return { prepared, byId, vocabulary };
}

type Copy = { city: City; loadedAt: number };
const load = async (): Promise<Copy> => ({ city: await loadCity(), loadedAt: performance.now() });
const copy = catalogue(["venues", "hidden_gems", "events"], load);
let counted: { of: Copy; again: Copy } | undefined;
let isCounting = false;

/**
 * All candidates that are the same for everybody, prepared for ranking: one query while nothing changed. Outdated
 * activity counts are refreshed after the response.
 */
export async function currentCity(): Promise<City> {
  const current = await copy();
  const latest = counted?.of === current ? counted.again : current;
  if (!isCounting && performance.now() - latest.loadedAt > COUNTED_AGAIN_MS) {
    isCounting = true;
    afterAnswer(() =>
      load()
        .then((again) => {
          counted = { of: current, again };
        })
        .catch((error: unknown) => logger.warn({ error }, "suggestions were not counted again"))
        .finally(() => {
          isCounting = false;
        }),
    );
  }
  return latest.city;
}
