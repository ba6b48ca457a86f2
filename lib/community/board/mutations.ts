import "server-only";
import { v7 as uuid } from "uuid";
import { sql, transaction, within } from "@/lib/core/server/db";
import { AppError } from "@/lib/core/server/errors";
import { type ClientKey, once } from "@/lib/core/server/idempotency";
import { notify } from "@/lib/notifications/mutations";
import { lockGroup, seatIn } from "../groups/access";
import { getBoardPost } from "./queries";
import type { BoardPost, WriteBoardPost } from "./schema";

/** Members write on their group's board, and answer there one level deep; who is answered is told, while they are in it. */
export function writeBoardPost(
  userId: string,
  groupId: string,
  { text, parentId }: WriteBoardPost,
  clientKey?: ClientKey,
): Promise<BoardPost> {
  return once(clientKey, async (tx) => {
    await lockGroup(tx, groupId, userId);
    const seat = await seatIn(tx, groupId, userId);
    if (seat?.status !== "member") throw new AppError("forbidden", { message: "Only members write on the board" });
    const parent = parentId ? await getBoardPost(userId, parentId, within(tx)) : null;
    if (parent && parent.groupId !== groupId) throw new AppError("not_found");
    const id = uuid();
    // The time is read behind the group's lock: posts are then ordered by it, and no page misses one.
    await tx.$executeRaw(sql`
      insert into group_posts (id, "groupId", "userId", "parentId", text, "createdAt")
      values (${id}::uuid, ${groupId}::uuid, ${userId}::uuid, ${parent ? (parent.parentId ?? parent.id) : null}::uuid, ${text}, clock_timestamp())`);
    // Who has left, or was removed, is told nothing more of what is said there.
    if (parent && (await seatIn(tx, groupId, parent.user.id))?.status === "member") {
      const target = { type: "group", id: groupId } as const;
      await notify(tx, { to: parent.user.id, kind: "group-answer", actorId: userId, target });
    }
    return getBoardPost(userId, id, within(tx));
  });
}

/** One's own, or anybody's where one runs the group; its answers go with it. */
export function deleteBoardPost(userId: string, postId: string): Promise<void> {
  return transaction(async (tx) => {
    const { mayDelete } = await getBoardPost(userId, postId, within(tx));
    if (!mayDelete) throw new AppError("forbidden");
    const { count } = await tx.groupPost.deleteMany({ where: { id: postId } });
    if (count === 0) throw new AppError("not_found"); // somebody else was quicker
  });
}
