import "server-only";
import { rows, type Sql, sql } from "@/lib/core/server/db";

/** A signal loses two thirds of its weight in a week. */
const DECAY_SECONDS = 7 * 86_400;
/** How much a doubling of real activity raises an activity, compared with seeded popularities of 0 to 100. */
const ACTIVITY_WEIGHT = 15;
/** Amount of real activity at which the seeded popularity counts half: it carries a young app, and fades. */
const SEED_WEIGHT = 2000;

/**
 * What people did about an activity in the last month, weighted by age: joins (of community events of its kind) and
 * check-ins at its place count three, photos there two, saves and views one, likes of the photos a half. Anyone who
 * joined an event in a month joined one that wasn't over before that month.
 */
const signalOf = (activityId: string): Sql => sql`
  select coalesce(sum(e.weight * exp(-extract(epoch from now() - e.at) / ${DECAY_SECONDS}::float)), 0)::float as signal
  from trending_activities a
  cross join lateral (
    select 3::float as weight, c."createdAt" as at from public_check_ins() c
      where c."venueId" = a."venueId" and c."createdAt" > now() - interval '30 days'
    union all
    select 3, m."joinedAt" from visible_community_events(null) v join community_event_members m on m."eventId" = v.id
      where lower(v.category) = lower(a.category) and v."startsAt" > now() - interval '31 days'
        and m."joinedAt" > now() - interval '30 days'
    union all
    select 2 + 0.5 * p."likeCount", p."createdAt" from visible_photos(null) p
      where p."venueId" = a."venueId" and p."createdAt" > now() - interval '30 days'
    union all
    select 1, s."createdAt" from (values ('activity', a.id::text), ('venue', a."venueId"::text)) named(type, id)
      join saved_items s on s.type = named.type::"SavedType" and s."targetId" = named.id
      where s."createdAt" > now() - interval '30 days'
    union all
    select 1, i."createdAt" from (values ('activity', a.id::text), ('venue', a."venueId"::text)) named(type, id)
      join interactions i on i."targetType" = named.type and i."targetId" = named.id
      where i."createdAt" > now() - interval '30 days'
  ) e where a.id = ${activityId}::uuid`;

/**
 * Refreshes the stored ranks: the seeded popularity, which fades with use, plus the logarithm of an activity's signal.
 * Each signal is a separate statement, so that none takes long and no connection is held.
 */
export async function refreshTrending(): Promise<void> {
  const ids = (await rows<{ id: string }>(sql`select id from trending_activities order by id`)).map(({ id }) => id);
  const signals: number[] = [];
  for (const id of ids) signals.push((await rows<{ signal: number }>(signalOf(id)))[0]?.signal ?? 0);
  const total = signals.reduce((sum, signal) => sum + signal, 0);
  await rows(sql`
    update trending_activities t
    set rank = t.popularity * ${SEED_WEIGHT}::float / (${SEED_WEIGHT}::float + ${total}::float) + ${ACTIVITY_WEIGHT}::float * ln(1 + s.signal)
    from unnest(${ids}::uuid[], ${signals}::float[]) as s(id, signal) where s.id = t.id`);
}
