import "server-only";
import { type Sql, sql } from "@/lib/core/server/db";

/**
 * The distance of workout `w` of `u` with the route `r`, as `viewer` may know it. Null for someone else's recorded
 * workout whose map may be shown: the difference to the visible part would reveal how far the hidden place is from the
 * cut.
 */
export const visibleDistance = (viewer: Sql, w: Sql): Sql => sql`
  case when ${w}."userId" = ${viewer} or r."workoutId" is null or u."mapAudience" = 'only_me' then ${w}."distanceMeters" end`;

/** SQL: how many comments the viewer sees on a workout or a post `t`; photos have a counter instead. */
export const commentCount = (viewer: Sql, type: "workout" | "post"): Sql =>
  sql`(select count(*)::int from visible_comments(${viewer}) c
    where c.${type === "workout" ? sql`"workoutId"` : sql`"postId"`} = t.id)`;
