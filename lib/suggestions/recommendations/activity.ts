import "server-only";
import { deadlineIn, inBatches, RUN_MS } from "@/lib/core/server/batches";
import { rows, type Sql, sql } from "@/lib/core/server/db";
import { jobRows } from "@/lib/core/server/job-database";

/** A month of activity; its weight halves after two weeks. */
const HALF_LIFE_SECONDS = 14 * 86_400;
/** Counted again after this time: less than the job's interval, so that one run includes all of them. */
const COUNTED_FOR_SECONDS = 240;
/** Places per statement: a few thousand rows each in a city of a hundred thousand people. */
const PIECE = 10;

export type Activity = { id: string; weight: number };

/** The latest counts of everyone's recent activity at every place and event: one row for each. */
export function recentActivity(): Promise<Activity[]> {
  return rows<Activity>(sql`
    select "targetId" as id,
           weight * power(0.5, greatest(0, extract(epoch from now() - "countedAt")) / ${HALF_LIFE_SECONDS}::float)::float as weight
    from place_activity where weight > 0`);
}

/** What is counted: everything that may be suggested to everyone. */
const TARGETS = sql`
  select 'venue' as type, id from venues where "closedOn" is null
  union all select 'gem', id from hidden_gems where "closedOn" is null
  union all select 'event', id from events`;

type Target = { type: string; id: string };

/** Targets with an outdated count, oldest first. A time in the future was written by a wrong clock. */
function pendingTargets(): Promise<Target[]> {
  return jobRows<Target>(sql`
    select t.type, t.id from (${TARGETS}) t left join place_activity a on a."targetId" = t.id
    where not coalesce(a."countedAt" between now() - make_interval(secs => ${COUNTED_FOR_SECONDS}::int) and now(), false)
    order by a."countedAt" nulls first, t.id`);
}

const putCounts = (targets: readonly Target[]): Sql => sql`
  insert into place_activity ("targetId", weight, "countedAt")
  select due.id, coalesce((
    select sum(d.weight * power(0.5, extract(epoch from now() - d.at) / ${HALF_LIFE_SECONDS}::float)) from (
      select 3 as weight, c."createdAt" as at from public_check_ins() c
        where c."venueId" = due.id and c."createdAt" > now() - interval '30 days'
      union all
      select 2, p."createdAt" from visible_photos(null) p
        where p."venueId" = due.id and p."createdAt" > now() - interval '30 days'
      union all
      select 2, s."createdAt" from saved_items s
        where s.type = due.type::"SavedType" and s."targetId" = due.id::text and s."createdAt" > now() - interval '30 days'
      union all
      select 0.5, i."createdAt" from interactions i
        where i."targetType" = due.type and i."targetId" = due.id::text and i."createdAt" > now() - interval '30 days'
    ) d), 0), now()
  from unnest(${targets.map(({ type }) => type)}::text[], ${targets.map(({ id }) => id)}::uuid[]) due(type, id)
  on conflict ("targetId") do update set weight = excluded.weight, "countedAt" = excluded."countedAt"`;

/**
 * Counts everyone's activity at places and events in the last month: a visit counts three, a photo or a save two, a
 * view a half. The longest uncounted come first, so that a run that is out of time leaves the rest to the next.
 */
export async function countActivity(deadline = deadlineIn(RUN_MS), piece = PIECE): Promise<void> {
  const due = await pendingTargets();
  const isWhole = await inBatches(deadline, async () => {
    const targets = due.splice(0, piece);
    if (targets.length > 0) await jobRows(putCounts(targets));
    return targets.length;
  });
  if (isWhole) await jobRows(sql`delete from place_activity where "targetId" not in (select id from (${TARGETS}) t)`);
}
