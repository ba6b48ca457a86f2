import "server-only";
import { type Sql, sql } from "@/lib/core/server/db";

/**
 * The distance of the workout `w` of `u` with its way `r`, as `viewer` may know it. Of somebody else's recorded one there
 * is none while anybody else may ever see its map: what the two don't share is how far the hidden place lies from the cut.
 */
export const shownDistanceOf = (viewer: Sql, w: Sql): Sql => sql`
  case when ${w}."userId" = ${viewer} or r."workoutId" is null or u."mapAudience" = 'only_me' then ${w}."distanceMeters" end`;
