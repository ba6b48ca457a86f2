import "server-only";
import { rows, type Sql, sql } from "@/lib/core/server/db";
import { AppError } from "@/lib/core/server/errors";
import { CHICAGO, dayIn, hourIn, instantAt, systemClock, timeOfDay } from "@/lib/core/shared/clock";
import type { TimeOfDay } from "@/lib/core/shared/zone";
import type { WeekHours } from "@/lib/discover/hours/rules";
import { type Candidate, candidate } from "../recommendations/candidates";
import { openFor } from "../recommendations/feasible";
import { answerTo, type Interests, interestsOf } from "../recommendations/interests";
import { type Moment, momentOf } from "../recommendations/moment";
import { usualWeather } from "../weather/rules";
import { outOfSeason } from "./rules";
import type { ContextualQuery, TrendingActivity } from "./schema";

/** An activity for ranking, with its tags for the time of day. */
type Ranked = { candidate: Candidate; tags: readonly string[]; rank: number };

const NOT_NOW = 2000;
const WET = 1000;
const FITS_HOUR = 20;
const FITS_WEATHER = 15;
const FITS_INTEREST = 25;

/** The hours between which an activity with this tag starts. */
const TIMES: Record<string, readonly [from: number, to: number]> = { morning: [5, 11], "late night": [17, 24] };

function isStartedAt(tags: readonly string[], hour: number): boolean {
  return tags.every((tag) => {
    const [from, to] = TIMES[tag] ?? [0, 24];
    return hour >= from && hour < to;
  });
}

/**
 * How well an activity suits the moment: its rank, raised by what fits. Rain moves outdoor activities behind indoor
 * ones, and what can't be done now, because it is closed, dark, or meant for another time of day, comes last.
 */
function contextScore({ candidate, tags, rank }: Ranked, moment: Moment, { declared }: Interests): number {
  let score = rank;
  if (openFor(candidate, moment) === false) score -= NOT_NOW;
  if (!isStartedAt(tags, moment.hour)) score -= NOT_NOW;
  if (moment.weather === "rainy" && !candidate.indoor) score -= WET;
  if (moment.weather === "sunny" && !candidate.indoor) score += FITS_WEATHER;
  score += FITS_HOUR * (candidate.suits[moment.hour] ?? 0);
  return score + FITS_INTEREST * declared.filter((interest) => answerTo(interest, candidate, moment) !== null).length;
}

type Row = TrendingActivity & { tags: string[]; indoor: boolean; rank: number; hours: WeekHours | null };
const SHOWN = 20;

const activityRows = (viewerId: string | null, shown: Sql) =>
  rows<Row>(sql`
    with shown as materialized (${shown})
    select t.id, t.title, t.location, t.image as "imageUrl", t.description, t.popularity, t.participants, t.category,
           t.difficulty, t.price, t."maxParticipants", t.tags, t.indoor, t.rank, v.hours,
           case when v.id is not null then json_build_object('lat', v.lat, 'lng', v.lng) end as coordinates,
           t.id::text = any(array(select s."targetId" from saved_items s where s."userId" = ${viewerId}::uuid
             and s.type = 'activity' and s."targetId" = any(array(select id::text from shown)))) as "isSaved"
    from shown t left join venues v on v.id = t."venueId" order by t.rank desc, t.id`);

const ranked = (viewerId: string | null, now: Date) =>
  activityRows(
    viewerId,
    sql`
    select t.* from trending_activities t left join venues v on v.id = t."venueId"
    where v."closedOn" is null and not t.tags && ${outOfSeason(now)}::text[] order by t.rank desc, t.id limit ${SHOWN}`,
  );

const toActivity = ({ tags: _tags, indoor: _indoor, rank: _rank, hours: _hours, ...activity }: Row): TrendingActivity =>
  activity;

export async function listTrending(
  viewerId: string | null,
  now: Date = systemClock(),
): Promise<{ activities: TrendingActivity[] }> {
  return { activities: (await ranked(viewerId, now)).map(toActivity) };
}

/** One activity, including out of season: searches and saved lists link to it. */
export async function getTrending(viewerId: string | null, id: string): Promise<TrendingActivity> {
  const [found] = await activityRows(viewerId, sql`select * from trending_activities where id = ${id}::uuid`);
  if (!found) throw new AppError("not_found");
  return toActivity(found);
}

const HOUR_OF: Record<TimeOfDay, number> = { morning: 9, afternoon: 14, evening: 19 };

/** The requested moment: now, or a typical hour of that part of the day. */
function momentFor({ weather, timeOfDay: part }: ContextualQuery, now: Date): Moment {
  const day = dayIn(CHICAGO, now);
  const isNow = part === undefined || part === timeOfDay(hourIn(CHICAGO, now));
  const at = isNow ? now : instantAt(CHICAGO, day, HOUR_OF[part] * 60);
  const usual = usualWeather(Number(day.slice(5, 7)), hourIn(CHICAGO, at));
  return momentOf(at, { weather: weather ?? usual.weather, temperature: usual.temperature });
}

function toRanked({ rank, tags, category, title, imageUrl, ...row }: Row) {
  const { id, location, description, coordinates, hours, indoor } = row;
  const about = { targetType: "event" as const, group: category, image: imageUrl };
  return {
    ...{ rank, tags },
    candidate: candidate({
      ...{ id, title, location, description, coordinates, hours, indoor },
      ...about,
      about: [category, ...tags],
      extra: [title],
    }),
  };
}

/** The same, sorted by what is best at this hour, in this weather, and for these interests. */
export async function listContextual(
  viewerId: string | null,
  context: ContextualQuery,
  now: Date = systemClock(),
): Promise<{ activities: TrendingActivity[] }> {
  const moment = momentFor(context, now);
  const interests = interestsOf(context.interests);
  const scored = (await ranked(viewerId, now)).map((activity) => ({
    activity,
    score: contextScore(toRanked(activity), moment, interests),
  }));
  scored.sort((a, b) => b.score - a.score);
  return { activities: scored.map(({ activity }) => toActivity(activity)) };
}
