import "server-only";
import { rows, sql } from "@/lib/core/server/db";
import { stampsOf, visibleStamps } from "./access";
import { AREAS, FRIENDS_SCANNED, FRIENDS_SHOWN, PLACES_SHOWN, type StampedBy, suggestNext } from "./rules";
import type { AreaDetail, Passport } from "./schema";

type Stamp = { area: number; at: Date; by: StampedBy; place: string | null };

const friendsOf = (userId: string) => sql`array(
  select "followingId" from follows where "followerId" = ${userId}::uuid and status = 'accepted'
  order by "createdAt" desc limit ${FRIENDS_SCANNED})`;

/** All 77 areas, with the first activity that stamped each. */
export async function getPassport(userId: string): Promise<Passport> {
  const me = sql`${userId}::uuid`;
  const [stamps, friends, places] = await Promise.all([
    rows<Stamp>(sql`
      select distinct on (area) area, at, by, place from (${stampsOf(me)}) s where area is not null order by area, at, by`),
    rows<{ area: number; people: number }>(sql`
      select area, count(distinct person)::int as people from (${visibleStamps(me, friendsOf(userId))}) s group by area`),
    rows<{ area: number; count: number }>(sql`
      select "communityArea" as area, count(*)::int as count from venues where "communityArea" is not null group by 1`),
  ]);
  const stampIn = new Map(stamps.map(({ area, at, ...how }) => [area, { at: at.toISOString(), ...how }]));
  const friendsIn = new Map(friends.map(({ area, people }) => [area, people]));
  const placesIn = new Map(places.map(({ area, count }) => [area, count]));
  const areas = AREAS.map(({ number, name }) => ({
    number,
    name,
    stamp: stampIn.get(number) ?? null,
    places: placesIn.get(number) ?? 0,
    friends: friendsIn.get(number) ?? 0,
  }));
  return {
    areas,
    stamped: stamps.length,
    next: suggestNext(areas.map(({ stamp, ...area }) => ({ ...area, isStamped: stamp !== null }))),
  };
}

/** One area: its best-known places, and the followed people who were there last. */
export async function getArea(userId: string, number: number): Promise<AreaDetail> {
  const me = sql`${userId}::uuid`;
  const [places, friends] = await Promise.all([
    rows<AreaDetail["places"][number]>(sql`
      select id, name, category, image, placeholder from venues where "communityArea" = ${number}::smallint and "closedOn" is null
      order by rating desc, id limit ${PLACES_SHOWN}`),
    rows<AreaDetail["friends"][number]>(sql`
      select u.id, u."firstName", u."lastName", u."profileImageUrl", to_char(s.day, 'YYYY-MM-DD') as day
      from (select person, max(day) as day from (${visibleStamps(me, friendsOf(userId))}) seen
            where area = ${number}::smallint group by person order by 2 desc, 1 limit ${FRIENDS_SHOWN}) s
      join users u on u.id = s.person order by s.day desc, u.id`),
  ]);
  return { number, name: AREAS.find((one) => one.number === number)?.name ?? "", places, friends };
}
