import "server-only";
import { type Sql, sql } from "@/lib/core/server/db";

/**
 * The distance of workout `w` of `u` with the route `r`, as `viewer` may know it. Null for somebody else's recorded
 * workout while its map may be shown to others: the difference to the shown part would tell how far the hidden place
 * lies from the cut.
 */
export const shownDistanceOf = (viewer: Sql, w: Sql): Sql => sql`
  case when ${w}."userId" = ${viewer} or r."workoutId" is null or u."mapAudience" = 'only_me' then ${w}."distanceMeters" end`;
