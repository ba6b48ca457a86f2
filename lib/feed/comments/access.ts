import "server-only";
import { type Sql, sql } from "@/lib/core/server/db";
import { LIKED } from "../likes/access";
import type { Commented } from "./rules";

/** Who may comment on an item. */
const CIRCLES: Record<Commented["type"], Sql> = {
  photo: sql`coalesce(t."commentsFrom", u."commentsFrom")`,
  workout: sql`u."commentsFrom"`,
  post: sql`u."commentsFrom"`,
};

/** What can be commented on: its table, its visibility, its column in `comments`, and who may comment. */
export const itemTableOf = ({ type }: Pick<Commented, "type">) => ({ ...LIKED[type], circle: CIRCLES[type] });

/** Whether the viewer may see the item of comment `c`. */
export const canSeeItem = (viewerId: string | null): Sql => sql`(
  exists (select 1 from visible_photos(${viewerId}::uuid) t where t.id = c."photoId")
  or exists (select 1 from visible_workouts(${viewerId}::uuid) t where t.id = c."workoutId")
  or exists (select 1 from visible_posts(${viewerId}::uuid) t where t.id = c."postId"))`;

/** The item of comment `c` as columns: its type, id, and owner. */
export const itemColumns: Sql = sql`
  case when c."photoId" is not null then 'photo' when c."workoutId" is not null then 'workout' else 'post' end as type,
  comment_target(c) as id,
  coalesce((select t."userId" from photos t where t.id = c."photoId"), (select t."userId" from workouts t where t.id = c."workoutId"),
    (select t."userId" from posts t where t.id = c."postId")) as "ownerId"`;

/**
 * How many of the comments in a photo's counter this viewer can't see. The people they can't see are looked up once per
 * statement; if there are none, no comment is read.
 */
export function hiddenComments(viewerId: string | null, photoId: Sql): Sql {
  const hidden = sql`array(select h.id from hidden_users(${viewerId}::uuid) h)`;
  return sql`(case when cardinality(${hidden}) = 0 then 0 else (
    select count(*)::int from comments c
    where c."photoId" = ${photoId} and c."hiddenAt" is null and c."userId" = any(${hidden})) end)`;
}
