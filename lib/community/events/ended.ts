import "server-only";
import { type Sql, sql } from "@/lib/core/server/db";

/** Nobody says when an event ends: what began at this moment or earlier has ended. */
export const LATEST_ENDED_START: Sql = sql`now() - interval '3 hours'`;

/** Whether event `e` has ended. */
export const ENDED: Sql = sql`e."startsAt" <= ${LATEST_ENDED_START}`;

/** Whether event `e` is to come or goes on, cancelled or not. */
export const NOT_ENDED: Sql = sql`e."startsAt" > ${LATEST_ENDED_START}`;

/** Whether event `e` is neither ended nor cancelled: its seats still matter. */
export const COMING: Sql = sql`e."cancelledAt" is null and ${NOT_ENDED}`;
