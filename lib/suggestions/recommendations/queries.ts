import "server-only";
import { GOAL_NAMES, GOALS } from "@/lib/account/rules";
import { hiddenMembers } from "@/lib/activity/challenges/queries";
import { UPCOMING } from "@/lib/community/events/ended";
import { hiddenAttendees } from "@/lib/community/events/queries";
import { isNextOfSeries } from "@/lib/community/series/access";
import { rows, sql } from "@/lib/core/server/db";
import { CHICAGO, hourIn, systemClock, timeOfDay } from "@/lib/core/shared/clock";
import { currentWeather } from "../weather/gateway";
import type { Report } from "../weather/schema";
import { worded } from "../wording/gateway";
import { currentCity } from "./current-city";
import { type CommunityEventRow, communityEventCandidate } from "./event-candidates";
import type { UserModel } from "./features";
import { type History, historyOf } from "./history";
import { interestsOf } from "./interests";
import { momentOf } from "./moment";
import { type Ranked, recommend } from "./ranking";
import { DAYS_AHEAD, DEFAULT_INTERESTS, RECOMMENDATIONS_SHOWN } from "./rules";
import type { Recommendation, RecommendationsAnswer, RecommendationsRequest, SuggestedEvent } from "./schema";
import { type Prepared, prepare, tasteOf } from "./taste";

/** Active challenges, and community events of the next weeks with a free seat that this person may see: one query. */
function communityEventsFor(viewerId: string | null, now: Date): Promise<CommunityEventRow[]> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const communityEvents = sql`
    select c.id, 'challenge' as "targetType", c.title, c.description, 'Chicago, IL' as location, null as image,
           c.unit as category, array[]::text[] as tags, null::float as "startsAt",
           extract(epoch from c."endsAt")::float * 1000 as "endsAt", 0::float as price, null::float as rating, (c.participants - ${hiddenMembers(viewerId)}) / 4.0::float as activity
    from challenges c where c."startsAt" <= ${at} and c."endsAt" > ${at} and c."frozenAt" is null
      -- challenges are part of the game, which people can switch off
      and coalesce((select u.gamification from users u where u.id = ${viewerId}::uuid), true)
    union all
    (select e.id, 'community-event', e.title, e.description, e.location, e.image, e.category, e.tags,
            extract(epoch from e."startsAt")::float * 1000, null, e.price, e."organizerRating",
            (e.attendees - ${hiddenAttendees(viewerId, sql`h.status = 'going'`)}) / 4.0::float
     from visible_community_events(${viewerId}::uuid) e
     where e."startsAt" > ${at} and e."startsAt" < ${at} + make_interval(days => ${DAYS_AHEAD}::int)
       and e."canceledAt" is null and e."hiddenAt" is null and e.attendees < e."maxAttendees" and ${isNextOfSeries(sql`e`, at)}
     order by e."startsAt", e.id limit 300)`;
  // With a generic plan, the planner expects only a handful of events for unknown days, and joins all of them with
  // their hosts before sorting.
  return rows<CommunityEventRow>(communityEvents, { planByValues: true });
}

/** The challenge or community event with this title, if this person may see it. */
export async function findCommunityEvent(viewerId: string, title: string): Promise<SuggestedEvent | null> {
  const [found] = await rows<Omit<SuggestedEvent, "at"> & { at: Date }>(sql`
    (select 'community-event' as type, e.id, e.title, e.description, e."startsAt" as at from visible_community_events(${viewerId}::uuid) e
      where lower(e.title) = lower(${title}) and ${UPCOMING}
      order by e."startsAt" limit 1)
    union all
    (select 'challenge', c.id, c.title, c.description, c."endsAt" from challenges c
      where lower(c.title) = lower(${title}) and c."startsAt" <= now() and c."endsAt" > now() order by c."endsAt" limit 1)
    limit 1`);
  return found ? { ...found, at: found.at.toISOString() } : null;
}

const HOUR = 3_600_000;

/** The next occurrence of this hour in Chicago; the current hour is now. */
function momentAt(now: Date, hour: number | null | undefined): Date {
  if (hour === null || hour === undefined) return now;
  const ahead = (hour - hourIn(CHICAGO, now) + 24) % 24;
  return ahead === 0 ? now : new Date(Math.floor(now.getTime() / HOUR) * HOUR + ahead * HOUR);
}

function personOf(history: History, interests: readonly string[], known: Parameters<typeof tasteOf>[1]): UserModel {
  // Goals come after interests, because a goal is broader than any interest.
  const wanted = GOAL_NAMES.filter((goal) => history.goals.includes(goal)).map((goal) => GOALS[goal].interest);
  const declared = interests.length > 0 ? interests : [...history.interests, ...wanted];
  return {
    interests: declared.length > 0 ? interestsOf(declared) : interestsOf(DEFAULT_INTERESTS, false),
    taste: tasteOf(history.actions, known),
    been: history.been,
    saved: history.saved,
    friends: history.friends,
  };
}

/**
 * The neighborhood in a profile, and the center of its places: without a position, distances are measured from there.
 */
function homeOf(everything: readonly Prepared[], location: string | null) {
  const wanted = location?.split(",")[0]?.trim().toLowerCase();
  const places = everything.flatMap(({ candidate }) =>
    candidate.coordinates && candidate.location.toLowerCase() === wanted ? [candidate] : [],
  );
  const [first] = places;
  if (!first) return null;
  const mean = (of: "lat" | "lng") =>
    places.reduce((sum, { coordinates }) => sum + (coordinates?.[of] ?? 0), 0) / places.length;
  return { name: first.location, center: { lat: mean("lat"), lng: mean("lng") } };
}

function toRecommendation(
  { candidate, reason, type, confidence, isOpen }: Ranked,
  saved: UserModel["saved"],
): Recommendation {
  const { id, targetType, title, description, location, estimatedDuration, difficulty, image, placeholder } = candidate;
  return {
    ...{ id, title, description, reason, type, location, estimatedDuration, difficulty, confidence },
    ...{ targetType, targetId: id, name: title, category: candidate.group, image, placeholder, isOpen },
    isSaved: [id, ...candidate.otherIds].some((one) => saved.has(one)),
    startsAt: candidate.startsAt === null ? null : new Date(candidate.startsAt).toISOString(),
    timeKnown: candidate.timeKnown,
  };
}

/**
 * Everything that may be suggested to someone (`null` is anonymous), what is known about them, and the weather: three
 * queries.
 */
export async function suggestable(userId: string | null, userInterests: readonly string[], now: Date) {
  const [city, history, communityEvents, report] = await Promise.all([
    currentCity(),
    historyOf(userId, now),
    communityEventsFor(userId, now),
    currentWeather(now),
  ]);
  const joinable = prepare(communityEvents.map(communityEventCandidate), city.vocabulary);
  const find = (id: string) => city.byId.get(id) ?? joinable.find(({ candidate }) => candidate.id === id);
  const person = personOf(history, userInterests, { vocabulary: city.vocabulary, find });
  return { everything: [...city.prepared, ...joinable], person, history, report };
}

/** These suggestions plus other dates of the same events, which have different ids and the same title. */
function withOtherDates(ids: readonly string[], everything: readonly Prepared[]): string[] {
  const shown = new Set(ids);
  const titles = new Set(everything.flatMap(({ candidate }) => (shown.has(candidate.id) ? candidate.title : [])));
  return [...ids, ...everything.flatMap(({ candidate }) => (titles.has(candidate.title) ? candidate.id : []))];
}

/** What to do, for a member or for `anonymous`: three queries while the catalog is unchanged. */
export async function listRecommendations(
  userId: string | null,
  request: RecommendationsRequest = {},
  { canCallModel = true }: { canCallModel?: boolean } = {},
): Promise<RecommendationsAnswer> {
  const now = systemClock();
  const { everything, person, history, report } = await suggestable(userId, request.userInterests ?? [], now);
  const context: Report = request.weather ? { ...report, weather: request.weather, source: "request" } : report;
  const home = request.location ? null : homeOf(everything, history.location);
  const moment = momentOf(momentAt(now, request.time), context, request.location ?? home?.center, home?.name);
  const never = [...history.dismissed, ...history.joined];
  const shown = recommend(everything, person, moment, {
    count: RECOMMENDATIONS_SHOWN,
    without: new Set([...never, ...withOtherDates(request.exclude ?? [], everything)]),
  });
  // When everything has been shown, the list starts over.
  const ranked =
    shown.length > 0
      ? shown
      : recommend(everything, person, moment, { count: RECOMMENDATIONS_SHOWN, without: new Set(never) });
  const cards = ranked.map((one) => toRecommendation(one, person.saved));
  const scene = { weather: context.weather, timeOfDay: timeOfDay(moment.hour) };
  const recommendations = canCallModel ? await worded(cards, scene, now) : cards;
  return { recommendations, context: { ...context, timeOfDay: scene.timeOfDay } };
}
