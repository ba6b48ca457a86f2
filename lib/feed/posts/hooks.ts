"use client";

import { useCallback } from "react";
import useSWR from "swr";
import type { ApiError } from "@/lib/core/client/api-client";
import { useEndless } from "@/lib/core/client/endless";
import { useEntityPatch } from "@/lib/core/client/entity-patch";
import { toggleOptimistically } from "@/lib/core/client/optimistic-toggle";
import { sendOrKeep, useOutbox } from "@/lib/core/client/send-or-keep";
import { useRefresh } from "@/lib/core/client/sync";
import { paths } from "@/lib/core/shared/paths";
import { STALE_AFTER } from "@/lib/core/shared/stale-after";
import { likedAs } from "../likes/rules";
import type { LikeState } from "../likes/schema";
import type { Post, SharedPost } from "./schema";

const isPost = (value: object, id: string): value is Post =>
  "content" in value && "isLiked" in value && "id" in value && value.id === id;

/** One of them, which the list need not have come to yet; null asks for nothing. */
export function usePost(id: string | null) {
  const { data, error } = useSWR<Post, ApiError>(id && paths.api.post(id));
  return { post: data, isGone: error?.status === 404 };
}

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
        const shared = await sendOrKeep<SharedPost>({
          kind: "post",
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
      [refresh],
    ),
    like: (post: Post) =>
      toggleOptimistically<LikeState>(`post ${post.id}`, !post.isLiked, {
        show: (on) => patch(post.id, (known) => likedAs(known, on)),
        send: (on) =>
          sendOrKeep<LikeState>({
            kind: on ? "like" : "unlike",
            details: post.content,
            subject: `like post ${post.id}`,
            method: on ? "PUT" : "DELETE",
            url: paths.api.likePost(post.id),
            stale: [paths.api.posts],
          }),
      }),
    remove: async (id: string) => {
      await sendOrKeep({
        kind: "postDeletion",
        details: "",
        subject: `post ${id}`,
        method: "DELETE",
        url: paths.api.post(id),
        stale: [paths.api.posts, ...STALE_AFTER.deletedPost],
      });
      patch(id, () => null);
      await refresh(STALE_AFTER.deletedPost);
    },
  };
}

/** What one shared without a network, as it waits on this device. */
export function useUnsentPosts() {
  return useOutbox().filter(({ kind }) => kind === "post");
}
