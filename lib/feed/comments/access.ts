import "server-only";
import { type Sql, sql } from "@/lib/core/server/db";

/**
 * How many of the comments in a photo's counter this viewer can't see. The people they can't see are looked up once per
 * statement, and without any no comment is read.
 */
export function unseenComments(viewerId: string | null, photoId: Sql): Sql {
  const hidden = sql`array(select h.id from hidden_users(${viewerId}::uuid) h)`;
  return sql`(case when cardinality(${hidden}) = 0 then 0 else (
    select count(*)::int from comments c
    where c."photoId" = ${photoId} and c."hiddenAt" is null and c."userId" = any(${hidden})) end)`;
}
