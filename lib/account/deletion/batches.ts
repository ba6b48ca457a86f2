import "server-only";
import { deleteInBatches, inBatches } from "@/lib/core/server/batches";
import { rows, type Sql, sql, type Tx, transaction } from "@/lib/core/server/db";
import { jobRows } from "@/lib/core/server/job-database";
import { LIKED, type LikedType } from "@/lib/feed/likes/access";
import { DELETED_USER_ID } from "./anonymize";

/** Rows deleted per transaction: few enough to hold locks only briefly. */
const PIECE = 300;

type Piece = (tx: Tx, me: Sql) => Promise<number>;

const lockPeople = (tx: Tx, ids: Sql) =>
  tx.$queryRaw(sql`select 1 from users where id in (${ids}) order by id for no key update`);

/** A person's follows in one direction, with both people's counters. */
function follows(mine: Sql, theirs: Sql, ownCount: Sql, theirCount: Sql): Piece {
  return async (tx, me) => {
    const found = await tx.$queryRaw<{ id: string }[]>(
      sql`select ${theirs} as id from follows where ${mine} = ${me} order by 1 limit ${PIECE}`,
    );
    const ids = found.map(({ id }) => id);
    if (ids.length === 0) return 0;
    await lockPeople(tx, sql`select ${me} union all select unnest(${ids}::uuid[])`);
    await tx.$executeRaw(sql`
      with gone as (
        delete from follows where ${mine} = ${me} and ${theirs} = any(${ids}::uuid[]) returning ${theirs} as id, status
      ), others as (
        update users u set ${theirCount} = u.${theirCount} - 1 from gone where u.id = gone.id and gone.status = 'accepted'
      )
      update users u set ${ownCount} = u.${ownCount} - (select count(*) from gone where status = 'accepted') where u.id = ${me}`);
    return ids.length;
  };
}

/** A person's likes, with the counters they changed. */
function likesOf({ itemTable, likes, itemColumn }: (typeof LIKED)[LikedType]): Piece {
  return async (tx, me) => {
    const found = await tx.$queryRaw<{ id: string }[]>(
      sql`select ${itemColumn} as id from ${likes} where "userId" = ${me} order by 1 limit ${PIECE}`,
    );
    const ids = found.map(({ id }) => id);
    if (ids.length === 0) return 0;
    await tx.$queryRaw(sql`select 1 from ${itemTable} where id = any(${ids}::uuid[]) order by id for update`);
    await tx.$executeRaw(sql`
      with gone as (
        delete from ${likes} where "userId" = ${me} and ${itemColumn} = any(${ids}::uuid[]) returning ${itemColumn} as id
      )
      update ${itemTable} t set "likeCount" = t."likeCount" - 1 from gone where t.id = gone.id`);
    return ids.length;
  };
}

/** A person's comments and the replies below them, with the counters they changed. */
const comments: Piece = async (tx, me) => {
  const found = await tx.$queryRaw<{ id: string; photoId: string }[]>(
    sql`select id, "photoId" from comments where "userId" = ${me} order by id limit ${PIECE}`,
  );
  const ids = found.map(({ id }) => id);
  if (ids.length === 0) return 0;
  const photos = found.map(({ photoId }) => photoId);
  await tx.$queryRaw(sql`select 1 from photos where id = any(${photos}::uuid[]) order by id for update`);
  await tx.$executeRaw(sql`
    with gone as (
      delete from comments where id = any(${ids}::uuid[]) or "parentId" = any(${ids}::uuid[]) returning "photoId", "hiddenAt"
    ), counted as (select "photoId", count(*)::int as words from gone where "hiddenAt" is null group by 1)
    update photos p set "commentCount" = p."commentCount" - counted.words from counted where p.id = counted."photoId"`);
  return ids.length;
};

/**
 * Deletes a person's own rows and, by cascade, what refers to them. The person's own counters are left alone, because
 * the account is hidden.
 */
function own(itemTable: Sql): Piece {
  return (tx, me) =>
    tx.$executeRaw(sql`
      delete from ${itemTable} where id = any(array(
        select id from ${itemTable} where "userId" = ${me} order by id limit ${PIECE} for update))`);
}

const LARGE_TABLES: readonly Piece[] = [
  follows(sql`"followingId"`, sql`"followerId"`, sql`"followersCount"`, sql`"followingCount"`),
  follows(sql`"followerId"`, sql`"followingId"`, sql`"followingCount"`, sql`"followersCount"`),
  ...Object.values(LIKED).map(likesOf),
  comments,
  own(sql`photos`),
  own(sql`posts`),
  own(sql`media`),
  own(sql`workouts`),
];

type Uncounted = { table: Sql; of: (userId: string) => Sql };

/** Rows that refer to the person's items, deleted first: a photo may have a million likes, too many for one cascade. */
const relatedTo = (table: Sql, itemColumn: Sql, itemTable: Sql): Uncounted => ({
  table,
  of: (id) => sql`${itemColumn} in (select own.id from ${itemTable} own where own."userId" = ${id}::uuid)`,
});
const RELATED: readonly Uncounted[] = [
  ...Object.values(LIKED).map(({ itemTable, likes, itemColumn }) => relatedTo(likes, itemColumn, itemTable)),
  relatedTo(sql`comment_likes`, sql`"photoId"`, sql`photos`),
  relatedTo(sql`comments`, sql`"photoId"`, sql`photos`),
  relatedTo(sql`member_guide_follows`, sql`"guideId"`, sql`member_guides`),
];

/** Rows that no counter includes. */
const UNCOUNTED: readonly Uncounted[] = [
  { table: sql`notifications`, of: (id) => sql`"userId" = ${id}::uuid` },
  { table: sql`notifications`, of: (id) => sql`"actorId" = ${id}::uuid` },
  { table: sql`notifications`, of: (id) => sql`"targetId" = ${id}` },
  { table: sql`interactions`, of: (id) => sql`"userId" = ${id}::uuid` },
  { table: sql`comment_likes`, of: (id) => sql`"userId" = ${id}::uuid` },
  { table: sql`saved_items`, of: (id) => sql`"userId" = ${id}::uuid` },
  { table: sql`xp_entries`, of: (id) => sql`"userId" = ${id}::uuid` },
];

/** Whether any table has more of this person's rows than one transaction should delete. */
async function hasLargeTables(userId: string): Promise<boolean> {
  const me = sql`${userId}::uuid`;
  const isMore = (from: Sql) => sql`(select count(*) from (select 1 from ${from} limit ${PIECE + 1}) found) > ${PIECE}`;
  const [found] = await rows<{ isMore: boolean }>(sql`
    select ${isMore(sql`follows where "followingId" = ${me}`)} or ${isMore(sql`follows where "followerId" = ${me}`)}
      or ${isMore(sql`photo_likes where "userId" = ${me}`)} or ${isMore(sql`post_likes where "userId" = ${me}`)}
      or ${isMore(sql`workout_likes where "userId" = ${me}`)} or ${isMore(sql`check_in_likes where "userId" = ${me}`)}
      or ${isMore(sql`comments where "userId" = ${me}`)} or ${isMore(sql`photos where "userId" = ${me}`)}
      or ${isMore(sql`posts where "userId" = ${me}`)} or ${isMore(sql`workouts where "userId" = ${me}`)}
      or ${isMore(sql`xp_entries where "userId" = ${me}`)} or ${isMore(sql`notifications where "userId" = ${me}`)}
      or ${isMore(sql`notifications where "actorId" = ${me}`)} or ${isMore(sql`interactions where "userId" = ${me}`)}
      or ${isMore(sql`photo_likes l join photos p on p.id = l."photoId" where p."userId" = ${me}`)}
      or ${isMore(sql`comments c join photos p on p.id = c."photoId" where p."userId" = ${me}`)}
      or ${isMore(sql`member_guide_follows f join member_guides g on g.id = f."guideId" where g."userId" = ${me}`)} as "isMore"`);
  return found?.isMore ?? false;
}

/**
 * Deletes large amounts of a departing user's data in batches. After each short transaction, every counter that others
 * see is correct, so accounts with a hundred thousand followers can be deleted too. The next run continues where one
 * was interrupted. The account is hidden before this starts. Returns false when time runs out before everything is
 * deleted.
 */
export async function eraseInBatches(userId: string, deadline: number): Promise<boolean> {
  if (!(await hasLargeTables(userId))) return true;
  const uncounted = async (kinds: readonly Uncounted[]) => {
    for (const { table, of } of kinds) if (!(await deleteInBatches(table, of(userId), deadline))) return false;
    return true;
  };
  if (!(await uncounted(RELATED))) return false;
  for (const piece of LARGE_TABLES) {
    const isDone = await inBatches(deadline, () => transaction((tx) => piece(tx, sql`${userId}::uuid`)));
    if (!isDone) return false;
  }
  return uncounted(UNCOUNTED);
}

/** Stored idempotent responses may contain the person. They would expire within a day; all of them are searched now. */
export async function eraseReplays(userId: string): Promise<void> {
  await jobRows(sql`
    update idempotency_keys set response = replace(response::text, ${userId}, ${DELETED_USER_ID})::json
    where "userId" <> ${userId}::uuid and response::text like ${`%${userId}%`}`);
}
