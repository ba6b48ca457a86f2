import { useEndless } from "@/lib/core/client/endless";
import { entityWith, useEntityPatch } from "@/lib/core/client/entity-patch";
import { removeLater, useNotRemoved, useRemoved } from "@/lib/core/client/pending-deletions";
import { deleteOrQueue, sendOrQueue, toggleOrQueue } from "@/lib/core/client/send-or-queue";
import { useRefresh } from "@/lib/core/client/sync";
import { useData } from "@/lib/core/client/use-data";
import { paths } from "@/lib/core/shared/paths";
import { STALE_AFTER } from "@/lib/core/shared/stale-after";
import { likedAs } from "../likes/rules";
import type { LikeState } from "../likes/schema";
import type { ChangePost, Post, SharedPost } from "./schema";

const isPost = entityWith<Post>("content", "isLiked");

const removalOf = (id: string) => `post ${id}`;

/** One post, which the list may not have loaded yet; null fetches nothing. */
export function usePost(id: string | null) {
  const { data, error } = useData<Post>(id && paths.api.post(id));
  const isRemoved = useRemoved().has(removalOf(id ?? ""));
  return { post: isRemoved ? undefined : data, isGone: error?.status === 404 };
}

/** The community's shared posts, newest first. Sharing one invalidates them (spec §7). */
export function usePosts() {
  const refresh = useRefresh();
  const patch = useEntityPatch(isPost);
  const list = useEndless<Post>(paths.api.posts);
  return {
    ...list,
    posts: useNotRemoved(list.items, removalOf),
    share: async (content: string, idempotencyKey: string, audience?: Post["audience"]) => {
      const body = { content, activityType: "general", ...(audience && { audience }) };
      const shared = await sendOrQueue<SharedPost>({
        kind: "Shared post",
        details: content,
        method: "POST",
        url: paths.api.posts,
        body,
        key: idempotencyKey,
        stale: STALE_AFTER.sharedPost,
        editable: { field: "content", label: "What did you do?" },
      });
      if (shared) await refresh(STALE_AFTER.sharedPost);
      return shared;
    },
    like: (post: Post) =>
      toggleOrQueue<LikeState>(!post.isLiked, {
        kinds: ["Like", "Unlike"],
        details: post.content,
        subject: `like post ${post.id}`,
        url: paths.api.likePost(post.id),
        stale: [paths.api.posts],
        show: (on) => patch(post.id, (known) => likedAs(known, on)),
      }),
    change: async (id: string, edit: ChangePost) => {
      const changed = await sendOrQueue<Post>({
        kind: "Post edit",
        ...(edit.content && { details: edit.content }),
        subject: `edit post ${id}`,
        method: "PATCH",
        url: paths.api.post(id),
        body: edit,
        stale: [paths.api.posts, paths.api.post(id)],
      });
      patch(id, (post) => changed ?? { ...post, ...(edit.content !== undefined && { content: edit.content }) });
    },
    remove: (id: string, onFailed: (error: unknown) => void) =>
      removeLater(removalOf(id), onFailed, async () => {
        const stale = [paths.api.posts, ...STALE_AFTER.deletedPost];
        await deleteOrQueue({ kind: "Post deletion", subject: removalOf(id), url: paths.api.post(id), stale });
        patch(id, () => null);
        await refresh(STALE_AFTER.deletedPost);
      }),
  };
}
