import "server-only";
import { v7 as uuid } from "uuid";
import { sql, type Tx, transaction, within } from "@/lib/core/server/db";
import { AppError } from "@/lib/core/server/errors";
import { type ClientKey, once } from "@/lib/core/server/idempotency";
import { systemClock } from "@/lib/core/shared/clock";
import { notify } from "@/lib/notifications/mutations";
import { writeMentions } from "../mentions/mutations";
import { seesThing, thingColumns, thingOf } from "./access";
import { getOwnComment, getSeenComment } from "./queries";
import { type Commented, EDIT_MINUTES, isEditable, PINNED_MAX } from "./rules";
import type { Comment, CreateComment, EditComment } from "./schema";

const CLOSED = "Comments are not open to you here";

type Answered = { thread: string; authorId: string };

/** The thread a reply belongs to: its parent, or its parent's own; it must be visible and about the same thing. */
async function answered(tx: Tx, userId: string, thing: Commented, parentId: string): Promise<Answered> {
  const [parent] = await tx.$queryRaw<Answered[]>(sql`
    select coalesce(c."parentId", c.id) as thread, c."userId" as "authorId" from visible_comments(${userId}::uuid) c
    where c.id = ${parentId}::uuid and c.${thingOf(thing).column} = ${thing.id}::uuid`);
  if (!parent) throw new AppError("not_found");
  return parent;
}

export function createComment(
  userId: string,
  thing: Commented,
  { text, parentId, mentionedUserIds: people }: CreateComment,
  clientKey?: ClientKey,
): Promise<Comment> {
  const { things, visible, column, circle } = thingOf(thing);
  return once(clientKey, async (tx) => {
    const [found] = await tx.$queryRaw<{ ownerId: string; isOpen: boolean }[]>(sql`
      select t."userId" as "ownerId", reaches(${circle}, u.id, ${userId}::uuid) as "isOpen"
      from ${things} t join users u on u.id = t."userId" where t.id = ${thing.id}::uuid
        and exists (select 1 from ${visible}(${userId}::uuid) v where v.id = t.id)
      for no key update of t`);
    if (!found) throw new AppError("not_found");
    if (!found.isOpen) throw new AppError("forbidden", { message: CLOSED });
    const parent = parentId ? await answered(tx, userId, thing, parentId) : null;
    const id = uuid();
    // The time is read after the thing was locked: comments are then ordered by time, and no page misses one.
    await tx.$executeRaw(sql`
      with made as (
        insert into comments (id, ${column}, "userId", "parentId", text, "createdAt")
        values (${id}::uuid, ${thing.id}::uuid, ${userId}::uuid, ${parent?.thread ?? null}::uuid, ${text}, clock_timestamp())
        returning "photoId"
      )
      update photos set "commentCount" = "commentCount" + 1 from made where photos.id = made."photoId"`);
    const notice = { actorId: userId, target: thing } as const;
    if (parent) await notify(tx, { ...notice, to: parent.authorId, kind: "reply" });
    const replied = { kind: "reply", people: parent ? [parent.authorId] : [] } as const;
    const mention = { authorId: userId, thing, commentId: id, text, people, unlessTold: replied };
    const mentioned = { kind: "mention", people: await writeMentions(tx, mention) } as const;
    if (parent?.authorId !== found.ownerId) {
      await notify(tx, { ...notice, to: found.ownerId, kind: "comment", unlessTold: mentioned });
    }
    return getOwnComment(userId, id, within(tx));
  });
}

type CommentRow = Commented & {
  ownerId: string;
  authorId: string;
  createdAt: Date;
  isAnswer: boolean;
};

/** A comment, what it is about, and whose both are; 404 if this person has no part in it and may not see it either. */
async function findComment(tx: Tx, userId: string, commentId: string) {
  const [found] = await tx.$queryRaw<CommentRow[]>(sql`
    select * from (
      select ${thingColumns}, c."userId" as "authorId", c."createdAt", c."parentId" is not null as "isAnswer",
        exists (select 1 from visible_comments(${userId}::uuid) v where v.id = c.id) and ${seesThing(userId)} as "isSeen"
      from comments c where c.id = ${commentId}::uuid
    ) found
    where "authorId" = ${userId}::uuid or "ownerId" = ${userId}::uuid or "isSeen"`);
  if (!found) throw new AppError("not_found");
  const { type, id, ownerId, authorId, createdAt, isAnswer } = found;
  return { thing: { type, id }, createdAt, isAnswer, isMine: authorId === userId, isOnMine: ownerId === userId };
}

/** Only the author may edit, and for a few minutes: what others answered to must not change. A hidden comment stays unchanged. */
export function editComment(userId: string, commentId: string, change: EditComment): Promise<Comment> {
  const { text, mentionedUserIds: people } = change;
  return transaction(async (tx) => {
    const { thing, isMine, createdAt } = await findComment(tx, userId, commentId);
    if (!isMine) throw new AppError("forbidden");
    if (!isEditable(createdAt.toISOString(), systemClock())) {
      throw new AppError("conflict", { message: `A comment can be changed for ${EDIT_MINUTES} minutes` });
    }
    await tx.$executeRaw(sql`
      update comments set text = ${text}, "editedAt" = now()
      where id = ${commentId}::uuid and "userId" = ${userId}::uuid and "hiddenAt" is null and text <> ${text}`);
    const now = await getOwnComment(userId, commentId, within(tx));
    await writeMentions(tx, { authorId: userId, thing, commentId, text: now.text, people });
    return getOwnComment(userId, commentId, within(tx));
  });
}

/** Takes a comment away with the answers below it; false when it is gone already. */
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

/** Your own comment, or any on what is yours; the replies below it go with it. */
export function deleteComment(userId: string, commentId: string): Promise<void> {
  return transaction(async (tx) => {
    const { isMine, isOnMine } = await findComment(tx, userId, commentId);
    if (!isMine && !isOnMine) throw new AppError("forbidden");
    if (!(await removeComment(tx, commentId))) throw new AppError("not_found"); // somebody else was quicker
  });
}

export function likeComment(userId: string, commentId: string, isLiked: boolean): Promise<Comment> {
  return transaction(async (tx) => {
    const [seen] = await tx.$queryRaw<(Commented & { authorId: string })[]>(sql`
      select ${thingColumns}, c."userId" as "authorId" from visible_comments(${userId}::uuid) c
      where c.id = ${commentId}::uuid and ${seesThing(userId)}`);
    if (!seen) throw new AppError("not_found");
    const { type, id, authorId } = seen;
    // Locks the thing first, in the same order as its deletion. A comment that was deleted meanwhile is not found by
    // the next statement.
    await tx.$queryRaw(sql`select 1 from ${thingOf(seen).things} where id = ${id}::uuid for key share`);
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
    return getSeenComment(userId, commentId, within(tx));
  });
}

/** The thing's owner puts a comment above the rest, or back among them; replies stay below what they answer. */
export function pinComment(userId: string, commentId: string, isPinned: boolean): Promise<Comment> {
  return transaction(async (tx) => {
    const { thing, isOnMine, isAnswer } = await findComment(tx, userId, commentId);
    const { things, column } = thingOf(thing);
    if (!isOnMine) throw new AppError("forbidden");
    if (isAnswer) throw new AppError("conflict", { message: "Only a comment can be pinned, not a reply to one" });
    // Of two that are pinned at once the second waits, and counts the first.
    await tx.$queryRaw(sql`select 1 from ${things} where id = ${thing.id}::uuid for no key update`);
    const others = await tx.$queryRaw<object[]>(sql`
      select 1 from comments where ${column} = ${thing.id}::uuid and "pinnedAt" is not null and id <> ${commentId}::uuid`);
    if (isPinned && others.length >= PINNED_MAX) {
      throw new AppError("conflict", { message: `Up to ${PINNED_MAX} comments can be pinned` });
    }
    await tx.$executeRaw(sql`
      update comments set "pinnedAt" = ${isPinned ? sql`coalesce("pinnedAt", now())` : sql`null`} where id = ${commentId}::uuid`);
    return getSeenComment(userId, commentId, within(tx));
  });
}
