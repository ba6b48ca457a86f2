import "server-only";
import { rows, sql } from "@/lib/core/server/db";

/** A signal loses two thirds of its weight in a week. */
const DECAY_SECONDS = 7 * 86_400;
/** How much a doubling of real activity moves an activity, against seeded popularities of 0 to 100. */
const ACTIVITY_WEIGHT = 15;
/** Amount of real activity at which the seeded popularity counts half: it carries a young app, and fades. */
const YOUTH = 2000;

/**
 * Refreshes the stored rank: the seeded popularity, fading as the app is used, plus the logarithm of what people did in
 * the last month, weighed by age: joins (of community events of its kind) and check-ins at its place count three,
 * photos there two, saves and looks one, likes of the photos a half.
 */
export async function refreshTrending(): Promise<void> {
  await rows(sql`
    update trending_activities t
    set rank = t.popularity * ${YOUTH}::float / (${YOUTH}::float + s.total) + ${ACTIVITY_WEIGHT}::float * ln(1 + s.signal)
    from (
      select signals.*, sum(signal) over () as total from (
        select a.id, coalesce(sum(e.weight * exp(-extract(epoch from now() - e.at) / ${DECAY_SECONDS}::float)), 0) as signal
        from trending_activities a
        left join lateral (
          select 3::float as weight, c."createdAt" as at from check_ins c
            where c."venueId" = a."venueId" and c."createdAt" > now() - interval '30 days'
          union all
          select 3, m."joinedAt" from visible_community_events(null) v join community_event_members m on m."eventId" = v.id
            where lower(v.category) = lower(a.category) and m."joinedAt" > now() - interval '30 days'
          union all
          select 2 + 0.5 * p."likeCount", p."createdAt" from photos p
            where p."venueId" = a."venueId" and p."hiddenAt" is null and p."putAway" is null and p."createdAt" > now() - interval '30 days'
          union all
          select 1, i."createdAt" from saved_items i
            where ((i.type = 'activity' and i."targetId" = a.id::text) or (i.type = 'venue' and i."targetId" = a."venueId"::text))
              and i."createdAt" > now() - interval '30 days'
          union all
          select 1, i."createdAt" from interactions i
            where ((i."targetType" = 'activity' and i."targetId" = a.id::text)
                or (i."targetType" = 'venue' and i."targetId" = a."venueId"::text))
              and i."createdAt" > now() - interval '30 days'
        ) e on true
        group by a.id
      ) signals
    ) s
    where s.id = t.id`);
}
