import "server-only";
import { type Sql, sql } from "@/lib/core/server/db";
import { LATEST_ENDED_START } from "../events/ended";

/**
 * Whether event `e` isn't part of a series, or is the next date of its series after a moment. Lists show only that one,
 * because a weekly series would fill them.
 */
export const isNextOfSeries = (
  e: Sql,
  after: Sql = LATEST_ENDED_START,
): Sql => sql`(${e}."seriesId" is null or not exists (
  select 1 from community_events earlier where earlier."seriesId" = ${e}."seriesId" and earlier."startsAt" < ${e}."startsAt"
    and earlier."startsAt" > ${after} and earlier."canceledAt" is null and earlier."hiddenAt" is null))`;

/** The rule of a recurring event, or null. `s` is the alias of its series. */
export const seriesJson = (s: Sql): Sql => sql`
  case when ${s}.id is not null then jsonb_build_object('id', ${s}.id, 'repeats', ${s}.repeats,
    'startsOn', to_char(${s}."startsOn", 'YYYY-MM-DD'), 'until', to_char(${s}.until, 'YYYY-MM-DD'), 'isLast', ${s}."isLast") end`;
