import "server-only";
import { type Sql, sql, type Tx } from "@/lib/core/server/db";

/** Locks the rows of one table that the deletion will change, ordered by id. */
const lock = (tx: Tx, table: Sql, ids: Sql) =>
  tx.$queryRaw(sql`select 1 from ${table} where id in (${ids}) order by id for update`);

/**
 * Locks everything whose counters or rows will move, as every other write does: things first, people by id after them.
 * What is read of them is read in later statements.
 */
export async function lockForDeletion(tx: Tx, userId: string): Promise<void> {
  const me = sql`${userId}::uuid`;
  await lock(
    tx,
    sql`photos`,
    sql`select id from photos where "userId" = ${me} union select "photoId" from photo_likes where "userId" = ${me}
        union select "photoId" from comments where "userId" = ${me}`,
  );
  await lock(
    tx,
    sql`posts`,
    sql`select id from posts where "userId" = ${me} union select "postId" from post_likes where "userId" = ${me}`,
  );
  await lock(
    tx,
    sql`groups`,
    sql`select id from groups where "creatorId" = ${me} union select "groupId" from group_members where "userId" = ${me}`,
  );
  await lock(
    tx,
    sql`community_events`,
    sql`select id from community_events where "hostId" = ${me}
        union select "eventId" from community_event_members where "userId" = ${me}`,
  );
  await lock(tx, sql`challenges`, sql`select "challengeId" from challenge_members where "userId" = ${me}`);
  await tx.$queryRaw(sql`
    select 1 from users where id = ${me}
      or id in (select "followingId" from follows where "followerId" = ${me})
      or id in (select "followerId" from follows where "followingId" = ${me})
    order by id for no key update`);
}
