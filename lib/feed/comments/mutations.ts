import "server-only";
import { v7 as uuid } from "uuid";
import { readInTransaction, sql, type Tx, transaction } from "@/lib/core/server/db";
import { AppError } from "@/lib/core/server/errors";
import { type ClientKey, once } from "@/lib/core/server/idempotency";
import { createdOnce, pageOf } from "@/lib/core/server/route-contract";
import { publicRoute, userRoute } from "@/lib/core/server/route-handler";
import { systemClock } from "@/lib/core/shared/clock";
import { idParams } from "@/lib/core/shared/text";
import { notify } from "@/lib/notifications/mutations";
import { writeMentions } from "../mentions/mutations";
import { canSeeItem, itemColumns, itemTableOf } from "./access";
import { getOwnComment, getVisibleComment, listComments } from "./queries";
import { type Commented, EDIT_MINUTES, isEditable, PINNED_MAX } from "./rules";
import { type Comment, type CreateComment, commentSchema, createCommentSchema, type EditComment } from "./schema";

const CLOSED = "You can't comment here";

type Answered = { thread: string; authorId: string };

/** The thread a reply belongs to: its parent, or its parent's parent; it must be visible and about the same item. */
async function answered(tx: Tx, userId: string, item: Commented, parentId: string): Promise<Answered> {
  const [parent] = await tx.$queryRaw<Answered[]>(sql`
    select coalesce(c."parentId", c.id) as thread, c."userId" as "authorId" from visible_comments(${userId}::uuid) c
    where c.id = ${parentId}::uuid and c.${itemTableOf(item).itemColumn} = ${item.id}::uuid`);
  if (!parent) throw new AppError("not_found");
  return parent;
}

function createComment(
  userId: string,
  item: Commented,
  { text, parentId, mentionedUserIds: people }: CreateComment,
  clientKey?: ClientKey,
): Promise<Comment> {
  const { itemTable, visible, itemColumn, circle } = itemTableOf(item);
  return once(clientKey, async (tx) => {
    const [found] = await tx.$queryRaw<{ ownerId: string; isOpen: boolean }[]>(sql`
      select t."userId" as "ownerId", accepts_from(${circle}, u.id, ${userId}::uuid) as "isOpen"
      from ${itemTable} t join users u on u.id = t."userId" where t.id = ${item.id}::uuid
        and exists (select 1 from ${visible}(${userId}::uuid) v where v.id = t.id)
      for no key update of t`);
    if (!found) throw new AppError("not_found");
    if (!found.isOpen) throw new AppError("forbidden", { message: CLOSED });
    const parent = parentId ? await answered(tx, userId, item, parentId) : null;
    const id = uuid();
    // The time is read after the item was locked, so that comments are ordered by time and no page misses one.
    await tx.$executeRaw(sql`
      with made as (
        insert into comments (id, ${itemColumn}, "userId", "parentId", text, "createdAt")
        values (${id}::uuid, ${item.id}::uuid, ${userId}::uuid, ${parent?.thread ?? null}::uuid, ${text}, clock_timestamp())
        returning "photoId"
      )
      update photos set "commentCount" = "commentCount" + 1 from made where photos.id = made."photoId"`);
    const notice = { actorId: userId, target: item } as const;
    if (parent) await notify(tx, { ...notice, to: parent.authorId, kind: "reply" });
    const replied = { kind: "reply", people: parent ? [parent.authorId] : [] } as const;
    const mention = { authorId: userId, item, commentId: id, text, people, unlessNotified: replied };
    const mentioned = { kind: "mention", people: await writeMentions(tx, mention) } as const;
    if (parent?.authorId !== found.ownerId) {
      await notify(tx, { ...notice, to: found.ownerId, kind: "comment", unlessNotified: mentioned });
    }
    return getOwnComment(userId, id, readInTransaction(tx));
  });
}

type CommentRow = Commented & {
  ownerId: string;
  authorId: string;
  createdAt: Date;
  isAnswer: boolean;
};

/** A comment, its item, and their owners; 404 if this person owns neither and may not see it. */
async function findComment(tx: Tx, userId: string, commentId: string) {
  const [found] = await tx.$queryRaw<CommentRow[]>(sql`
    select * from (
      select ${itemColumns}, c."userId" as "authorId", c."createdAt", c."parentId" is not null as "isAnswer",
        exists (select 1 from visible_comments(${userId}::uuid) v where v.id = c.id) and ${canSeeItem(userId)} as "isSeen"
      from comments c where c.id = ${commentId}::uuid
    ) found
    where "authorId" = ${userId}::uuid or "ownerId" = ${userId}::uuid or "isSeen"`);
  if (!found) throw new AppError("not_found");
  const { type, id, ownerId, authorId, createdAt, isAnswer } = found;
  return { item: { type, id }, createdAt, isAnswer, isMine: authorId === userId, isOnOwnItem: ownerId === userId };
}

/**
 * Only the author may edit, and only for a few minutes, because others may have replied. A hidden comment can't be
 * edited.
 */
export function editComment(userId: string, commentId: string, change: EditComment): Promise<Comment> {
  const { text, mentionedUserIds: people } = change;
  return transaction(async (tx) => {
    const { item, isMine, createdAt } = await findComment(tx, userId, commentId);
    if (!isMine) throw new AppError("forbidden");
    if (!isEditable(createdAt.toISOString(), systemClock())) {
      throw new AppError("conflict", {
        message: `You can only edit a comment within ${EDIT_MINUTES} minutes of posting it`,
      });
    }
    await tx.$executeRaw(sql`
      update comments set text = ${text}, "editedAt" = now()
      where id = ${commentId}::uuid and "userId" = ${userId}::uuid and "hiddenAt" is null and text <> ${text}`);
    const now = await getOwnComment(userId, commentId, readInTransaction(tx));
    await writeMentions(tx, { authorId: userId, item, commentId, text: now.text, people });
    return getOwnComment(userId, commentId, readInTransaction(tx));
  });
}

/** Deletes a comment with the replies below it; false if it is already gone. */
export async function removeComment(tx: Tx, commentId: string): Promise<boolean> {
  const [photo] = await tx.$queryRaw<{ id: string }[]>(sql`
    select id from photos where id = (select "photoId" from comments where id = ${commentId}::uuid) for no key update`);
  const gone = await tx.$queryRaw<{ isCounted: boolean }[]>(sql`
    delete from comments where id = ${commentId}::uuid or "parentId" = ${commentId}::uuid
    returning "hiddenAt" is null as "isCounted"`);
  const counted = gone.filter(({ isCounted }) => isCounted).length;
  if (photo && counted > 0) {
    await tx.$executeRaw(sql`
      update photos set "commentCount" = "commentCount" - ${counted}::int where id = ${photo.id}::uuid`);
  }
  return gone.length > 0;
}

/** Deletes the user's own comment, or any on their items, with the replies below it. */
export function deleteComment(userId: string, commentId: string): Promise<void> {
  return transaction(async (tx) => {
    const { isMine, isOnOwnItem } = await findComment(tx, userId, commentId);
    if (!isMine && !isOnOwnItem) throw new AppError("forbidden");
    if (!(await removeComment(tx, commentId))) throw new AppError("not_found"); // Already deleted by another request.
  });
}

export function likeComment(userId: string, commentId: string, isLiked: boolean): Promise<Comment> {
  return transaction(async (tx) => {
    const [seen] = await tx.$queryRaw<(Commented & { authorId: string })[]>(sql`
      select ${itemColumns}, c."userId" as "authorId" from visible_comments(${userId}::uuid) c
      where c.id = ${commentId}::uuid and ${canSeeItem(userId)}`);
    if (!seen) throw new AppError("not_found");
    const { type, id, authorId } = seen;
    // Locks the item first, in the same order as its deletion. The next statement doesn't find a comment that was
    // deleted in the meantime.
    await tx.$queryRaw(sql`select 1 from ${itemTableOf(seen).itemTable} where id = ${id}::uuid for key share`);
    const [locked] = await tx.$queryRaw<object[]>(
      sql`select 1 from comments where id = ${commentId}::uuid for key share`,
    );
    if (!locked) throw new AppError("not_found");
    const changed = isLiked
      ? await tx.$executeRaw(sql`
          insert into comment_likes ("commentId", "userId", "photoId")
          values (${commentId}::uuid, ${userId}::uuid, ${type === "photo" ? id : null}::uuid) on conflict do nothing`)
      : await tx.$executeRaw(sql`
          delete from comment_likes where "commentId" = ${commentId}::uuid and "userId" = ${userId}::uuid`);
    if (isLiked && changed > 0) {
      await notify(tx, { to: authorId, kind: "comment-like", actorId: userId, target: { type, id } });
    }
    return getVisibleComment(userId, commentId, readInTransaction(tx));
  });
}

/** The item's owner pins or unpins a comment; replies stay below their parent. */
export function pinComment(userId: string, commentId: string, isPinned: boolean): Promise<Comment> {
  return transaction(async (tx) => {
    const { item, isOnOwnItem, isAnswer } = await findComment(tx, userId, commentId);
    const { itemTable, itemColumn } = itemTableOf(item);
    if (!isOnOwnItem) throw new AppError("forbidden");
    if (isAnswer) throw new AppError("conflict", { message: "Replies can't be pinned" });
    // Of two simultaneous pins, the second waits and counts the first.
    await tx.$queryRaw(sql`select 1 from ${itemTable} where id = ${item.id}::uuid for no key update`);
    const others = await tx.$queryRaw<object[]>(sql`
      select 1 from comments where ${itemColumn} = ${item.id}::uuid and "pinnedAt" is not null and id <> ${commentId}::uuid`);
    if (isPinned && others.length >= PINNED_MAX) {
      throw new AppError("conflict", { message: `You can pin up to ${PINNED_MAX} comments` });
    }
    await tx.$executeRaw(sql`
      update comments set "pinnedAt" = ${isPinned ? sql`coalesce("pinnedAt", now())` : sql`null`} where id = ${commentId}::uuid`);
    return getVisibleComment(userId, commentId, readInTransaction(tx));
  });
}

/** The endpoints that list and create an item's comments. Visitors can't see workouts. */
export function commentHandlers(type: Commented["type"]) {
  const list = { summary: `List the comments on a ${type}, oldest first`, params: idParams, ...pageOf(commentSchema) };
  const create = { summary: `Comment on a ${type}`, params: idParams, body: createCommentSchema };
  return {
    GET: (type === "workout" ? userRoute : publicRoute)(list, ({ user, params, query }) =>
      listComments({ type, id: params.id }, user?.id ?? null, query),
    ),
    POST: userRoute(
      { ...create, ...createdOnce(commentSchema), limit: "comment" },
      ({ user, params, body, clientKey }) => createComment(user.id, { type, id: params.id }, body, clientKey),
    ),
  };
}
