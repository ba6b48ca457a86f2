import "server-only";
import { type Sql, sql } from "@/lib/core/server/db";
import { weekOf } from "@/lib/core/shared/clock";

// A week is the seven days from a Monday. An activity belongs to the week of its `localDay` everywhere. Which week is
// current depends on the viewer: on their own screens, people see the week in their time zone; boards and public
// numbers use Chicago's week, the same for every viewer.

/** SQL: the Monday of the current week of the user `u`, in their time zone. */
export const ownWeek = (now: Date): Sql =>
  sql`date_trunc('week', ${now.toISOString()}::timestamptz at time zone u."timeZone")::date`;

/** SQL: the Monday of Chicago's current week. */
export const cityWeek = (now: Date): Sql => sql`${weekOf(now)}::date`;

/** SQL: whether a local day is in the week of that Monday. */
export const isInWeek = (day: Sql, monday: Sql): Sql => sql`${day} >= ${monday} and ${day} < ${monday} + 7`;
