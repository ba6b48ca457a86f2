import { CHALLENGES, challengeSpan } from "../../lib/activity/challenges/rules";
import { mergeKey } from "../../lib/discover/events/rules";
import { occurrencesOf } from "../data/event-dates";
import { type EventSeed, events } from "../data/events";
import { guides } from "../data/guides";
import { hiddenGems } from "../data/hidden-gems";
import { newPostPlaces } from "../data/new-post-places";
import { trendingActivities } from "../data/trending";
import { type VenueSeed, venues } from "../data/venues";
import { type Database, insertRows, seedId, upsertRows } from "./database";
import { poster } from "./pictures";

const pictured = (posterId: string) => {
  const { file, placeholder, focusY } = poster(posterId);
  return { image: file, placeholder, focusY };
};

async function seedVenues(db: Database): Promise<void> {
  const offered: readonly string[] = newPostPlaces;
  const rows = venues.map(({ coordinates, posterId, boxOffice: _boxOffice, ...venue }: VenueSeed) => ({
    id: seedId(`venue:${venue.slug}`),
    closedOn: null,
    ...venue,
    ...coordinates,
    ...pictured(posterId),
    offerRank: offered.includes(venue.slug) ? offered.indexOf(venue.slug) : null,
  }));
  await upsertRows(db, "venues", "slug", rows);
}

async function seedGems(db: Database): Promise<void> {
  const rows = hiddenGems.map(({ coordinates, posterId, ...gem }) => ({
    id: seedId(`gem:${gem.slug}`),
    closedOn: null,
    ...gem,
    ...coordinates,
    ...pictured(posterId),
  }));
  await upsertRows(db, "hidden_gems", "slug", rows);
}

const HAS_PASSED = `events.date < (now() at time zone 'America/Chicago')::date`;

/** Event dates are relative to the day of seeding. Dates that have passed move ahead at the next start. */
async function seedEvents(db: Database, now: Date): Promise<void> {
  const today = now.toLocaleDateString("en-CA", { timeZone: "America/Chicago" });
  const rows = events.flatMap((event: EventSeed) => {
    const { file, placeholder } = poster(event.posterId);
    return occurrencesOf(event, today).map(({ slug, date }) => ({
      id: seedId(`event:${slug}`),
      externalKey: `seed:${slug}`,
      mergeKey: mergeKey(event.name, event.venue, date),
      name: event.name,
      venue: event.venue,
      city: event.city,
      address: event.address,
      date,
      time: event.time,
      category: event.category,
      description: event.description,
      priceMin: event.priceRange?.min ?? null,
      priceMax: event.priceRange?.max ?? null,
      source: event.source,
      url: event.url,
      image: file,
      placeholder,
      rating: event.rating,
      lat: event.coordinates?.lat ?? null,
      lng: event.coordinates?.lng ?? null,
      isSeed: true,
      updatedAt: now,
    }));
  });
  await insertRows(
    db,
    "events",
    rows,
    `("externalKey") do update set description = excluded.description, "updatedAt" = excluded."updatedAt",
       date = case when ${HAS_PASSED} then excluded.date else events.date end,
       "mergeKey" = case when ${HAS_PASSED} then excluded."mergeKey" else events."mergeKey" end
     where ${HAS_PASSED} or events.description is distinct from excluded.description`,
  );
}

async function seedTrending(db: Database): Promise<void> {
  const rows = trendingActivities.map((activity) => ({
    id: seedId(`trending:${activity.slug}`),
    slug: activity.slug,
    title: activity.title,
    location: activity.location,
    image: poster(activity.posterId).file,
    description: activity.description,
    popularity: activity.popularity,
    participants: activity.participants,
    category: activity.category,
    difficulty: activity.difficulty,
    price: activity.price,
    maxParticipants: activity.maxParticipants,
    tags: activity.tags,
    indoor: activity.indoor,
    venueId: seedId(`venue:${activity.venueSlug}`),
  }));
  // A new activity starts with its seeded popularity; the job updates its rank from then on.
  await insertRows(
    db,
    "trending_activities",
    rows.map((row) => ({ ...row, rank: row.popularity })),
  );
}

async function seedGuides(db: Database): Promise<void> {
  const rows = guides.map(({ posterId, ...guide }) => ({
    id: seedId(`guide:${guide.slug}`),
    ...guide,
    image: poster(posterId).file,
  }));
  await upsertRows(db, "guides", "slug", rows);
}

/** Each period has its own challenges, so there is always something to join. */
async function seedChallenges(db: Database, now: Date): Promise<void> {
  const rows = CHALLENGES.map(({ period, ...challenge }) => {
    const { startsAt, endsAt, name } = challengeSpan(period, now);
    const slug = `${challenge.slug}-${name}`;
    return { id: seedId(`challenge:${slug}`), ...challenge, slug, startsAt, endsAt, participants: 0 };
  });
  await insertRows(db, "challenges", rows);
}

/** Places, gems, events, guides: always seeded, and updated from the data files at every start. */
export async function seedCity(db: Database, now: Date): Promise<void> {
  await seedVenues(db);
  await seedGems(db);
  await seedEvents(db, now);
  await seedTrending(db);
  await seedGuides(db);
  await seedChallenges(db, now);
}
