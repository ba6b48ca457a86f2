import "server-only";
import { rows, sql } from "@/lib/core/server/db";
import { systemClock } from "@/lib/core/shared/clock";
import { tableOf } from "@/lib/core/shared/keys";
import { EVENT_SOURCES, eventDay } from "@/lib/discover/events/rules";
import { eventsNow } from "@/lib/discover/events/snapshot";
import { gemPlaces } from "@/lib/discover/hidden-gems/queries";
import {
  FOUND_TYPES,
  type FoundType,
  findMatches,
  kindTier,
  type Matches,
  normalizedSynonyms,
} from "@/lib/discover/search/queries";
import { titleTier } from "@/lib/discover/search/rules";
import { SEARCH_TERMS } from "@/lib/discover/search/synonyms";
import { venuePlaces } from "@/lib/discover/venues/places";
import { findActivities, type RankedHit } from "./activities";
import { findPeople, findPhotos, findSimilar, type Searcher, type SimilarHit } from "./hits";
import { findKnown } from "./known";
import { HITS_PER_KIND, isNamed, SUGGEST_BELOW, SUGGESTIONS } from "./rules";
import { type Hit, SEARCH_SECTIONS, type SearchAnswer, type SearchSection } from "./schema";
import { readings, spellings } from "./spelling";

/** A hit and the ids that find it: an event has those of all its listings. */
type KnownHit = { ids: readonly string[]; kind: string; hit: Hit };
type City = Record<FoundType, readonly KnownHit[]>;

/** The city's places, gems (best rated first), and events (chronological) as hits, from this process's cache. */
async function cityNow(now: Date): Promise<City> {
  const [venues, gems, { events }] = await Promise.all([venuePlaces(), gemPlaces(), eventsNow(EVENT_SOURCES, now)]);
  return {
    venue: venues.map(({ id, name, cuisine, neighborhood, image }) => ({
      ids: [id],
      kind: cuisine,
      hit: { id, type: "venue", name, subtitle: `${cuisine} · ${neighborhood}`, image },
    })),
    gem: gems.map(({ row: { id, name, category, neighborhood, image } }) => ({
      ids: [id],
      kind: category,
      hit: { id, type: "gem", name, subtitle: `${category} · ${neighborhood}`, image },
    })),
    event: events.map(({ id, ids, name, date, category, venue, image }) => ({
      ids,
      kind: category,
      hit: { id, type: "event", name, subtitle: `${eventDay(date)} · ${venue}`, image },
    })),
  };
}

/** The best matches; ties keep the order of `all`. */
function best(all: readonly KnownHit[], matches: Matches, synonyms: readonly string[]): RankedHit[] {
  const found = all.flatMap(({ ids, kind, hit }) => {
    const tiers = ids.flatMap((id) => matches.get(id) ?? []);
    return tiers.length > 0 ? [{ hit, tier: Math.min(...tiers, kindTier(kind, synonyms)) }] : [];
  });
  return found.toSorted((a, b) => a.tier - b.tier).slice(0, HITS_PER_KIND);
}

/** People and photos rank below the city's own items, unless a person's name starts with the search. */
const byPeople = (hits: readonly Hit[], q: string): RankedHit[] =>
  hits.map((hit) => ({ hit, tier: hit.type === "person" && isNamed(hit.name, q) ? 0 : 3 }));

/** The sections with hits, best match first; in a tie, people come last. */
const orderBy = (found: Record<SearchSection, readonly RankedHit[]>): SearchSection[] => {
  const tier = (section: SearchSection) => Math.min(...found[section].map((one) => one.tier));
  return SEARCH_SECTIONS.filter((section) => found[section].length > 0).toSorted((a, b) => tier(a) - tier(b));
};

/** Matches by kind; with fewer than SUGGEST_BELOW and no exact title, also similar titles. */
export async function search(viewerId: string | null, q: string, now = systemClock()): Promise<SearchAnswer> {
  const viewer = { id: viewerId, now };
  const [city, matches, people, photos, made] = await Promise.all([
    cityNow(now),
    findMatches(FOUND_TYPES, q),
    findPeople(viewer, q),
    findPhotos(viewer, q),
    findActivities(viewer, q),
  ]);
  const synonyms = normalizedSynonyms(q);
  const found = {
    ...made,
    places: best(city.venue, matches.venue, synonyms),
    events: best(city.event, matches.event, synonyms),
    gems: best(city.gem, matches.gem, synonyms),
    people: byPeople(people, q),
    photos: byPeople(photos, q),
    ...findKnown(q),
  };
  const exact = Object.values(found).flatMap((ranked) => ranked.map(({ hit }) => hit));
  const isSure = exact.length >= SUGGEST_BELOW || exact.some(({ type, name }) => type !== "photo" && isNamed(name, q));
  const suggestions = isSure ? [] : await suggest(viewer, city, q, exact);
  const hitsOf = (section: SearchSection) => found[section].slice(0, HITS_PER_KIND).map(({ hit }) => hit);
  return { sections: orderBy(found), ...tableOf(SEARCH_SECTIONS, hitsOf), suggestions };
}

/** Types for suggestions: not photos, because their titles are free text. */
const SUGGESTED_TYPES = [...FOUND_TYPES, "person"] as const;

/** "Did you mean": likely corrections of the words, then similar titles. */
async function suggest(viewer: Searcher, city: City, q: string, exact: readonly Hit[]): Promise<Hit[]> {
  const likely = await correctionsOf(q);
  const [found, activities] = await Promise.all([
    findSimilar(viewer, SUGGESTED_TYPES, q, likely),
    likely[0] === undefined ? [] : findActivities(viewer, likely[0]).then(({ activities: alike }) => alike),
  ]);
  const hits = new Map(
    Object.values(city)
      .flat()
      .flatMap(({ ids, hit }) => ids.map((id) => [`${hit.type}:${id}`, hit] as const)),
  );
  const keyOf = ({ type, id }: Hit) => `${type}:${id}`;
  const shown = new Set(exact.map(keyOf));
  const results = activities.filter(({ tier }) => tier <= 2.5).map(({ hit }) => hit);
  for (const { type, id, person } of found.toSorted(byCorrection)) {
    const hit = person ?? hits.get(`${type}:${id}`);
    if (!hit || shown.has(keyOf(hit))) continue;
    shown.add(keyOf(hit));
    results.push(hit);
  }
  return results.slice(0, SUGGESTIONS);
}

/** Best match of a corrected search first; titles that are only similar come last, in their own order. */
function byCorrection(a: SimilarHit, b: SimilarHit): number {
  if (a.spelling === null || b.spelling === null) return Number(a.spelling === null) - Number(b.spelling === null);
  return (
    titleTier(a.title, a.spelling) - titleTier(b.title, b.spelling) ||
    a.rank - b.rank ||
    a.title.length - b.title.length
  );
}

/** Corrected searches, likeliest first: each word replaced by similar words of the city. */
async function correctionsOf(q: string): Promise<string[]> {
  const known = await rows<{ word: string; isKnown: boolean; alike: string[] }>(sql`
    select word, exists (select from search_words s where starts_with(s.word, word)) as "isKnown",
           array(select similar_words(word)) as alike
    from unnest((search_word_list(${q}))[1:8]) with ordinality as words(word, n) order by n`);
  const corrected = known.map(({ word, isKnown, alike }) => {
    const others = spellings(word, [...alike, ...SEARCH_TERMS]);
    return isKnown || others.length === 0 ? [word, ...others] : others;
  });
  const typed = known.map(({ word }) => word).join(" ");
  return readings(corrected).filter((reading) => reading !== typed);
}
