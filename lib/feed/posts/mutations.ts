import "server-only";
import { v7 as uuid } from "uuid";
import { changeActivity } from "@/lib/activity/changes/mutations";
import { getStats } from "@/lib/activity/stats/queries";
import { POST_XP } from "@/lib/activity/xp/rules";
import { readInTransaction, sql, type Tx, transaction } from "@/lib/core/server/db";
import { AppError } from "@/lib/core/server/errors";
import { type ClientKey, once } from "@/lib/core/server/idempotency";
import { getPost } from "./queries";
import type { ChangePost, CreatePost, Post, SharedPost } from "./schema";

export function createPost(
  userId: string,
  { audience, ...input }: CreatePost,
  clientKey?: ClientKey,
): Promise<SharedPost> {
  return once(clientKey, async (tx) => {
    const id = uuid();
    const select = { postAudience: true } as const;
    const { postAudience } = await tx.user.findUniqueOrThrow({ where: { id: userId }, select });
    const { unlocked, levelReached } = await changeActivity(tx, { userId }, async (xp) => {
      await tx.post.create({ data: { ...input, id, userId, audience: audience ?? postAudience } });
      await xp.award("post", id, { xp: POST_XP, score: 0 });
    });
    const post = await getPost(id, userId, readInTransaction(tx));
    const stats = await getStats(userId, readInTransaction(tx));
    return { post, xpEarned: post.xpEarned, stats, unlocked, levelReached };
  });
}

/**
 * Changes the text or audience of the user's post; only a new text marks it as edited. The text of a hidden post can't
 * be changed.
 */
export function changePost(userId: string, postId: string, { content, audience }: ChangePost): Promise<Post> {
  return transaction(async (tx) => {
    const { result } = await changeActivity(tx, { userId }, async () => {
      const changed = await tx.$executeRaw(sql`
        update posts set audience = coalesce(${audience ?? null}::"Audience", audience),
          "editedAt" = case when ${content ?? null}::text <> content and "hiddenAt" is null then now() else "editedAt" end,
          content = case when "hiddenAt" is null then coalesce(${content ?? null}::text, content) else content end
        where id = ${postId}::uuid and "userId" = ${userId}::uuid`);
      return changed > 0;
    });
    const post = await getPost(postId, userId, readInTransaction(tx));
    if (!result) throw new AppError("forbidden");
    return post;
  });
}

/** Deletes a post and reverses its XP; false if this person has no such post. */
export async function removePost(tx: Tx, userId: string, postId: string): Promise<boolean> {
  const { result } = await changeActivity(tx, { userId }, async (xp) => {
    const { count } = await tx.post.deleteMany({ where: { id: postId, userId } });
    if (count > 0) await xp.reverse("post", postId);
    return count > 0;
  });
  return result;
}

/** Deletes the user's post and its XP, once. 403 for someone else's visible post. */
export function deletePost(userId: string, postId: string): Promise<void> {
  return transaction(async (tx) => {
    if (await removePost(tx, userId, postId)) return;
    await getPost(postId, userId, readInTransaction(tx));
    throw new AppError("forbidden");
  });
}
