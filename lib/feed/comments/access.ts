import "server-only";
import { type Sql, sql } from "@/lib/core/server/db";

/**
 * The number of comments in a photo's counter that this viewer may not see: those of people blocked either way. Blocks
 * are looked up once a statement, and for a viewer without blocks no comment is read.
 */
export function unseenComments(viewerId: string | null, photoId: Sql): Sql {
  if (viewerId === null) return sql`0`;
  const blocked = sql`array(
    select "blockedId" from blocks where "blockerId" = ${viewerId}::uuid
    union all select "blockerId" from blocks where "blockedId" = ${viewerId}::uuid)`;
  return sql`(case when cardinality(${blocked}) = 0 then 0 else (
    select count(*)::int from comments c
    where c."photoId" = ${photoId} and c."hiddenAt" is null and c."userId" = any(${blocked})) end)`;
}
