import "server-only";
import { v7 as uuid } from "uuid";
import { readInTransaction, sql, transaction } from "@/lib/core/server/db";
import { AppError } from "@/lib/core/server/errors";
import { type ClientKey, once } from "@/lib/core/server/idempotency";
import { notify } from "@/lib/notifications/mutations";
import { findMembership, lockGroup } from "../groups/access";
import { getBoardPost } from "./queries";
import type { BoardPost, WriteBoardPost } from "./schema";

/**
 * Members post on their group's board and reply one level deep; the author of the parent post is notified while they
 * are a member.
 */
export function writeBoardPost(
  userId: string,
  groupId: string,
  { text, parentId }: WriteBoardPost,
  clientKey?: ClientKey,
): Promise<BoardPost> {
  return once(clientKey, async (tx) => {
    await lockGroup(tx, groupId, userId);
    const membership = await findMembership(tx, groupId, userId);
    if (membership?.status !== "member")
      throw new AppError("forbidden", { message: "Only members can post in this group" });
    const parent = parentId ? await getBoardPost(userId, parentId, readInTransaction(tx)) : null;
    if (parent && parent.groupId !== groupId) throw new AppError("not_found");
    const id = uuid();
    // The time is read under the group's lock, so that posts are ordered by it and no page misses one.
    await tx.$executeRaw(sql`
      insert into group_posts (id, "groupId", "userId", "parentId", text, "createdAt")
      values (${id}::uuid, ${groupId}::uuid, ${userId}::uuid, ${parent ? (parent.parentId ?? parent.id) : null}::uuid, ${text}, clock_timestamp())`);
    // Former members aren't notified anymore.
    if (parent && (await findMembership(tx, groupId, parent.user.id))?.status === "member") {
      const target = { type: "group", id: groupId } as const;
      await notify(tx, { to: parent.user.id, kind: "group-answer", actorId: userId, target });
    }
    return getBoardPost(userId, id, readInTransaction(tx));
  });
}

/** The user's own post, or anyone's if they run the group; its replies are deleted with it. */
export function deleteBoardPost(userId: string, postId: string): Promise<void> {
  return transaction(async (tx) => {
    const { canDelete } = await getBoardPost(userId, postId, readInTransaction(tx));
    if (!canDelete) throw new AppError("forbidden");
    const { count } = await tx.groupPost.deleteMany({ where: { id: postId } });
    if (count === 0) throw new AppError("not_found"); // Already deleted by another request.
  });
}
