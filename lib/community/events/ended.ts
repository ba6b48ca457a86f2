import "server-only";
import { type Sql, sql } from "@/lib/core/server/db";

/** Events have no end time: those that started at this moment or earlier count as ended. */
export const LATEST_ENDED_START: Sql = sql`now() - interval '3 hours'`;

/** Whether event `e` has ended. */
export const ENDED: Sql = sql`e."startsAt" <= ${LATEST_ENDED_START}`;

/** Whether event `e` is upcoming or in progress, canceled or not. */
export const NOT_ENDED: Sql = sql`e."startsAt" > ${LATEST_ENDED_START}`;

/** Whether event `e` is neither ended nor canceled: its seats still matter. */
export const UPCOMING: Sql = sql`e."canceledAt" is null and ${NOT_ENDED}`;
