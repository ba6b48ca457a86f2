import "server-only";
import { row, rows, sql } from "@/lib/core/server/db";
import { systemClock } from "@/lib/core/shared/clock";
import { EVENT_SOURCES } from "../events/rules";
import { eventsNow } from "../events/snapshot";
import { gemPlaces } from "../hidden-gems/queries";
import { venuePlaces } from "../venues/places";
import { findPeople, findPhotos, toHits, type Viewer } from "./hits";
import { FOUND_TYPES, findMatches, type Matches } from "./matches";
import { HITS_A_KIND, SUGGEST_BELOW, SUGGESTIONS, titleTier } from "./rules";
import { HIT_TYPES, type Hit, type HitType, type SearchAnswer } from "./schema";
import { readings, spellings } from "./spelling";

/** The ids that answer best, in the order of `all` where they answer alike. */
function best(all: readonly { id: string }[], matches: Matches): string[] {
  const found = all.filter(({ id }) => matches.has(id));
  found.sort((a, b) => (matches.get(a.id) ?? 0) - (matches.get(b.id) ?? 0));
  return found.slice(0, HITS_A_KIND).map(({ id }) => id);
}

const of = (type: HitType, ids: readonly string[]) => ids.map((id) => ({ type, id }));

/** Everything that answers, kind by kind; when that is next to nothing, also what looks like it. */
export async function search(viewerId: string | null, q: string, now = systemClock()): Promise<SearchAnswer> {
  const viewer = { id: viewerId, now };
  const [matches, venues, gems, { events: listed }, people, photos] = await Promise.all([
    findMatches(FOUND_TYPES, q),
    venuePlaces(),
    gemPlaces(),
    eventsNow(EVENT_SOURCES, now),
    findPeople(viewer, q, HITS_A_KIND),
    findPhotos(viewer, q, HITS_A_KIND),
  ]);
  const eventTier = (ids: readonly string[]) => Math.min(...ids.map((id) => matches.event.get(id) ?? 9));
  const found = listed.filter(({ ids }) => ids.some((id) => matches.event.has(id)));
  found.sort((a, b) => eventTier(a.ids) - eventTier(b.ids));
  const [places, events, gemHits] = await Promise.all([
    toHits(of("venue", best(venues, matches.venue)), viewer, HITS_A_KIND),
    toHits(
      of(
        "event",
        found.map(({ id }) => id),
      ),
      viewer,
      HITS_A_KIND,
    ),
    toHits(of("gem", best(gems, matches.gem)), viewer, HITS_A_KIND),
  ]);
  const exact = [...places, ...events, ...gemHits, ...people, ...photos];
  const suggestions = exact.length < SUGGEST_BELOW ? await suggest(viewer, q, exact) : [];
  return { places, events, gems: gemHits, people, photos, suggestions };
}

type Candidate = { type: HitType; id: string; title: string };

/** "Did you mean": what the words were likely meant as, then titles that look alike. */
async function suggest(viewer: Viewer, q: string, exact: readonly Hit[]): Promise<Hit[]> {
  const text = await row<{ asked: string }>(sql`select search_text(${q}) as asked`);
  const asked = text?.asked ?? "";
  if (asked === "") return [];
  const [corrected, alike] = await Promise.all([
    findCorrected(asked),
    rows<Candidate>(sql`select type, id, title from similar_documents(${HIT_TYPES}::text[], ${asked})`),
  ]);
  const shown = new Set(exact.map(({ type, id }) => `${type}:${id}`));
  const candidates = new Map<string, Candidate>();
  for (const candidate of [...corrected, ...alike]) {
    const key = `${candidate.type}:${candidate.id}`;
    if (!shown.has(key) && !candidates.has(key)) candidates.set(key, candidate);
  }
  return toHits([...candidates.values()].slice(0, 4 * SUGGESTIONS), viewer, SUGGESTIONS);
}

/** What the search finds once each word is spelled as a word of the city. */
async function findCorrected(asked: string): Promise<Candidate[]> {
  const words = asked.split(" ").slice(0, 8);
  const known = await rows<{ word: string; isKnown: boolean; alike: string[] }>(sql`
    select word, exists (select from search_words s where starts_with(s.word, word.word)) as "isKnown",
           array(select similar_words(word)) as alike
    from unnest(${words}::text[]) as word`);
  const byWord = new Map(known.map(({ word, isKnown, alike }) => [word, { isKnown, alike }]));
  const meant = words.map((word) => {
    const { isKnown = true, alike = [] } = byWord.get(word) ?? {};
    const others = spellings(word, alike);
    return isKnown || others.length === 0 ? [word, ...others] : others;
  });
  const asSpelled = readings(meant).filter((reading) => reading !== asked);
  if (asSpelled.length === 0) return [];
  const found = await rows<Candidate & { reading: string; rank: number }>(sql`
    select found.type, found.id, found.title, r.reading, r.rank::int as rank
    from unnest(${asSpelled}::text[]) with ordinality as r(reading, rank), lateral (
      select d.type, d.id, d.title from search_documents d
      where d.words @@ search_query(${HIT_TYPES}::text[], r.reading, false) limit 40
    ) found`);
  const tier = ({ title, reading }: { title: string; reading: string }) => titleTier(title, reading);
  return found.sort((a, b) => tier(a) - tier(b) || a.rank - b.rank || a.title.length - b.title.length);
}
