import "server-only";
import { activityTypeSchema } from "@/lib/activity/workouts/schema";
import { row, rows, sql } from "@/lib/core/server/db";
import { systemClock } from "@/lib/core/shared/clock";
import { stampsOf } from "@/lib/discover/passport/access";
import { AREAS } from "@/lib/discover/passport/rules";
import {
  albumCalendarOf,
  albumsIn,
  isBetween,
  listed,
  ownPhotos,
  taggedIn,
  yearUntil,
} from "@/lib/feed/memories/queries";
import type { ListedAlbum, YearCards } from "@/lib/feed/memories/schema";

const PEOPLE_SHOWN = 3;

type Place = { name: string; image: string; visits: number; places: number; checkIns: number };
type Done = Omit<YearCards["workouts"], "activityType"> & YearCards["distance"] & { activityType: string | null };

/** The numbers of a year's eight cards, counted from the user's rows. */
export async function getYearCards(userId: string, year: number, now: Date = systemClock()): Promise<YearCards> {
  const { today, lastReady } = await albumCalendarOf(userId, now);
  const me = sql`${userId}::uuid`;
  const span = yearUntil(year, today);
  const photosOfYear = sql`${ownPhotos(me)} and ${isBetween(sql`p."localDay"`, span)}`;
  const isMyCheckIn = sql`c."userId" = ${me} and ${isBetween(sql`c."localDay"`, span)}`;
  const isMyWorkout = sql`w."userId" = ${me} and ${isBetween(sql`w."localDay"`, span)}`;
  const [photos, place, area, done, events, people, albums] = await Promise.all([
    row<YearCards["photos"]>(sql`
      select count(*)::int as count, coalesce(sum(p."likeCount"), 0)::int as likes,
             (array_agg(p.images -> 0 ->> 'photoUrl' order by p."likeCount" desc, p."createdAt" desc))[1] as image
      from ${photosOfYear}`),
    row<Place>(sql`
      select v.name, v.image, count(*)::int as visits, (count(*) over ())::int as places, (sum(count(*)) over ())::int as "checkIns"
      from check_ins c join venues v on v.id = c."venueId" where ${isMyCheckIn}
      group by v.id, v.name, v.image order by visits desc, v.name limit 1`),
    // As the passport counts them. Only places determine the area that is named, because the area with the most routes
    // would reveal where the user lives.
    row<{ area: number | null; areas: number }>(sql`
      select count(distinct area)::int as areas, mode() within group (order by area) filter (where by <> 'way') as area
      from (${stampsOf(me)}) s where area is not null and ${isBetween(sql`s.day`, span)}`),
    row<Done>(sql`
      select count(*)::int as count, coalesce(sum(w.duration), 0)::int as minutes, mode() within group (order by w."activityType") as "activityType",
             count(distinct w."localDay")::int as "activeDays",
             coalesce(sum(w."distanceMeters"), 0)::float as meters, coalesce(max(w."distanceMeters"), 0)::float as longest
      from workouts w where ${isMyWorkout}`),
    row<YearCards["events"]>(sql`
      select count(*) filter (where e."hostId" <> ${me})::int as went, count(*) filter (where e."hostId" = ${me})::int as hosted
      from community_event_members m join visible_community_events(${me}) e on e.id = m."eventId"
      where m."userId" = ${me} and m.status = 'going' and e."canceledAt" is null and e."startsAt" < ${now.toISOString()}::timestamptz
        and ${isBetween(sql`e.date`, span)}`),
    rows<YearCards["people"]["most"][number] & { people: number }>(sql`
      select u.id, u."firstName", u."lastName", u."profileImageUrl", (count(*) over ())::int as people
      from ${taggedIn(photosOfYear)} join visible_users(${me}) u on u.id = t."userId" where t."userId" <> ${me}
      group by u.id, u."firstName", u."lastName", u."profileImageUrl" order by count(*) desc, u."firstName", u.id limit ${PEOPLE_SHOWN}::int`),
    albumsIn(userId, yearUntil(year, lastReady)),
  ]);
  const { meters = 0, longest = 0, activityType = null, ...workouts } = done ?? { count: 0, minutes: 0, activeDays: 0 };
  const value = ({ photos, stops, workouts }: ListedAlbum) => photos + stops + workouts;
  return {
    year,
    photos: photos ?? { count: 0, likes: 0, image: null },
    places: {
      count: place?.places ?? 0,
      checkIns: place?.checkIns ?? 0,
      favorite: place ? { name: place.name, image: place.image, visits: place.visits } : null,
    },
    areas: { count: area?.areas ?? 0, first: AREAS.find(({ number }) => number === area?.area)?.name ?? null },
    workouts: { ...workouts, activityType: activityType === null ? null : activityTypeSchema.parse(activityType) },
    distance: { meters, longest },
    events: events ?? { went: 0, hosted: 0 },
    people: { count: people[0]?.people ?? 0, most: people.map(({ people: _people, ...person }) => person) },
    bestDay: listed(albums, false).toSorted((a, b) => value(b) - value(a))[0] ?? null,
  };
}
