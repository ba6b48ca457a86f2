import "server-only";
import { v7 as uuid } from "uuid";
import { sql, type Tx, transaction, within } from "@/lib/core/server/db";
import { AppError } from "@/lib/core/server/errors";
import { type ClientKey, once } from "@/lib/core/server/idempotency";
import { notify } from "@/lib/notifications/mutations";
import { getOwnComment } from "./queries";
import type { Comment, CreateComment, EditComment } from "./schema";

type Answered = { thread: string; authorId: string };

/** The thread an answer belongs to: its parent, or its parent's own; it must be visible and of the same photo. */
async function answered(tx: Tx, userId: string, photoId: string, parentId: string): Promise<Answered> {
  const [parent] = await tx.$queryRaw<Answered[]>(sql`
    select coalesce(c."parentId", c.id) as thread, c."userId" as "authorId" from visible_comments(${userId}::uuid) c
    where c.id = ${parentId}::uuid and c."photoId" = ${photoId}::uuid`);
  if (!parent) throw new AppError("not_found");
  return parent;
}

export function createComment(
  userId: string,
  photoId: string,
  { text, parentId }: CreateComment,
  clientKey?: ClientKey,
): Promise<Comment> {
  return once(clientKey, async (tx) => {
    const [photo] = await tx.$queryRaw<{ ownerId: string }[]>(sql`
      select p."userId" as "ownerId" from photos p where p.id = ${photoId}::uuid
        and exists (select 1 from visible_photos(${userId}::uuid) v where v.id = p.id)
      for no key update of p`);
    if (!photo) throw new AppError("not_found");
    const parent = parentId ? await answered(tx, userId, photoId, parentId) : null;
    const id = uuid();
    // The time is read after the photo's lock was taken: comments are then ordered by time, and no page misses one.
    await tx.$executeRaw(sql`
      with made as (
        insert into comments (id, "photoId", "userId", "parentId", text, "createdAt")
        values (${id}::uuid, ${photoId}::uuid, ${userId}::uuid, ${parent?.thread ?? null}::uuid, ${text}, clock_timestamp())
        returning "photoId"
      )
      update photos set "commentCount" = "commentCount" + 1 from made where photos.id = made."photoId"`);
    const notice = { actorId: userId, target: { type: "photo", id: photoId } } as const;
    if (parent) await notify(tx, { ...notice, to: parent.authorId, kind: "reply" });
    if (parent?.authorId !== photo.ownerId) await notify(tx, { ...notice, to: photo.ownerId, kind: "comment" });
    return getOwnComment(userId, id, within(tx));
  });
}

/** Whose a comment is; 404 when this person has no part in it and may not see it either. */
async function findComment(tx: Tx, userId: string, commentId: string) {
  const [found] = await tx.$queryRaw<{ isMine: boolean; isOnMyPhoto: boolean }[]>(sql`
    select c."userId" = ${userId}::uuid as "isMine", p."userId" = ${userId}::uuid as "isOnMyPhoto"
    from comments c join photos p on p.id = c."photoId"
    where c.id = ${commentId}::uuid and (
      c."userId" = ${userId}::uuid or p."userId" = ${userId}::uuid
      or (exists (select 1 from visible_comments(${userId}::uuid) v where v.id = c.id)
          and exists (select 1 from visible_photos(${userId}::uuid) v where v.id = p.id)))`);
  if (!found) throw new AppError("not_found");
  return found;
}

/** Only the author may edit; a hidden comment stays unchanged. */
export function editComment(userId: string, commentId: string, { text }: EditComment): Promise<Comment> {
  return transaction(async (tx) => {
    const { isMine } = await findComment(tx, userId, commentId);
    if (!isMine) throw new AppError("forbidden");
    await tx.$executeRaw(sql`
      update comments set text = ${text}, "editedAt" = now()
      where id = ${commentId}::uuid and "userId" = ${userId}::uuid and "hiddenAt" is null and text <> ${text}`);
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

/** One's own comment, or anybody's on one's own photo; the answers below it go with it. */
export function deleteComment(userId: string, commentId: string): Promise<void> {
  return transaction(async (tx) => {
    const { isMine, isOnMyPhoto } = await findComment(tx, userId, commentId);
    if (!isMine && !isOnMyPhoto) throw new AppError("forbidden");
    if (!(await removeComment(tx, commentId))) throw new AppError("not_found"); // somebody else was quicker
  });
}
