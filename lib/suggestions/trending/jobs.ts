import "server-only";
import { rows, sql } from "@/lib/core/server/db";

/** A signal loses two thirds of its weight in a week. */
const DECAY_SECONDS = 7 * 86_400;
/** How much a doubling of real activity moves an activity, against seeded popularities of 0 to 100. */
const ACTIVITY_WEIGHT = 15;

/**
 * Refreshes the stored rank: the seeded popularity, so that a young app has an order, plus the logarithm of what people
 * did at its place in the last month (check-ins count three, photos two, saves and looks one), weighed by age.
 */
export async function refreshTrending(): Promise<void> {
  await rows(sql`
    update trending_activities t set rank = t.popularity + ${ACTIVITY_WEIGHT}::float * ln(1 + s.signal)
    from (
      select a.id, coalesce(sum(e.weight * exp(-extract(epoch from now() - e.at) / ${DECAY_SECONDS}::float)), 0) as signal
      from trending_activities a
      left join lateral (
        select 3 as weight, c."createdAt" as at from check_ins c
          where c."venueId" = a."venueId" and c."createdAt" > now() - interval '30 days'
        union all
        select 2, p."createdAt" from photos p
          where p."venueId" = a."venueId" and p."createdAt" > now() - interval '30 days'
        union all
        select 1, i."createdAt" from saved_items i where i.type = 'activity' and i."targetId" = a.id::text
        union all
        select 1, i."createdAt" from interactions i
          where i."targetType" = 'activity' and i."targetId" = a.id::text and i."createdAt" > now() - interval '30 days'
      ) e on true
      group by a.id
    ) s
    where s.id = t.id`);
}
