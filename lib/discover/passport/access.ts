import "server-only";
import { type Sql, sql } from "@/lib/core/server/db";

/**
 * A person's passport stamps: `area`, `at`, `day` (local to the person), `by`, `place`. Computed from their own rows,
 * so that nothing else is stored; a trashed photo counts as deleted. Workouts are left-joined, so that the planner
 * drops them if `day` isn't read.
 */
export const stampsOf = (userId: Sql): Sql => sql`
  select v."communityArea" as area, k."createdAt" as at, k."localDay" as day, 'check-in' as by, v.name as place
  from check_ins k join venues v on v.id = k."venueId" where k."userId" = ${userId}
  union all
  select v."communityArea", p."createdAt", p."localDay", 'photo', v.name
  from photos p join venues v on v.id = p."venueId"
  where p."userId" = ${userId} and p."venueId" is not null and p."removedTo" is distinct from 'trash'
  union all
  select a.area, r."startedAt", w."localDay", 'way', null
  from workout_routes r left join workouts w on w.id = r."workoutId" cross join unnest(r."communityAreas") as a(area)
  where r."userId" = ${userId}`;

/**
 * Areas where people have been, of those the viewer can see: `person`, `area`, `day`. From check-ins and photos at
 * places; never from routes, whose areas would reveal where someone lives even with hidden ends. Person by person, so
 * that each is looked up once instead of for every place.
 */
export const visibleStamps = (viewer: Sql, people: Sql): Sql => sql`
  with placed as materialized (select id, "communityArea" as area from venues where "communityArea" is not null),
  seen as materialized (select unnest(${people}) as id)
  select seen.id as person, placed.area, c.day
  from seen join visible_check_ins(${viewer}) c on c."userId" = seen.id join placed on placed.id = c."venueId"
  where c."isPlaceShown"
  union all
  select seen.id, placed.area, p.day from seen cross join lateral (
    select "venueId", ("createdAt" at time zone 'America/Chicago')::date as day from visible_photos(${viewer})
    where "userId" = seen.id and "venueId" is not null and "removedTo" is distinct from 'trash' offset 0
  ) p join placed on placed.id = p."venueId"`;
