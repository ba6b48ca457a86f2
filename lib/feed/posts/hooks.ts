"use client";

import { useCallback } from "react";
import { deleteJson, postJson, putJson } from "@/lib/core/client/api-client";
import { useEndless } from "@/lib/core/client/endless";
import { useEntityPatch } from "@/lib/core/client/entity-patch";
import { toggleOptimistically } from "@/lib/core/client/optimistic-toggle";
import { useRefresh } from "@/lib/core/client/sync";
import { paths } from "@/lib/core/shared/paths";
import { STALE_AFTER } from "@/lib/core/shared/stale-after";
import { likedAs } from "../likes/rules";
import type { LikeState } from "../likes/schema";
import type { Post, SharedPost } from "./schema";

const isPost = (value: object, id: string): value is Post =>
  "content" in value && "isLiked" in value && "id" in value && value.id === id;

/** The community's shared posts, newest first. Sharing one invalidates them (spec §7). */
export function usePosts() {
  const refresh = useRefresh();
  const patch = useEntityPatch(isPost);
  const list = useEndless<Post>(paths.api.posts, { endpoint: paths.api.posts, staleAfter: 0 });
  return {
    ...list,
    posts: list.items,
    share: useCallback(
      async (content: string, idempotencyKey: string) => {
        const body = { content, activityType: "general" };
        const shared = await postJson<SharedPost>(paths.api.posts, body, idempotencyKey);
        await refresh(STALE_AFTER.sharedPost);
        return shared;
      },
      [refresh],
    ),
    like: (post: Post) =>
      toggleOptimistically<LikeState>(`post ${post.id}`, !post.isLiked, {
        show: (on) => patch(post.id, (known) => likedAs(known, on)),
        send: (on) => (on ? putJson(paths.api.likePost(post.id)) : deleteJson(paths.api.likePost(post.id))),
      }),
    remove: async (id: string) => {
      await deleteJson(paths.api.post(id));
      patch(id, () => null);
      await refresh(STALE_AFTER.deletedPost);
    },
  };
}
