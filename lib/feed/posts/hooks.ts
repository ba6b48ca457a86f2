"use client";

import { useCallback } from "react";
import { useSWRConfig } from "swr";
import { deleteJson, postJson, putJson } from "@/lib/core/client/api-client";
import { useEndless } from "@/lib/core/client/endless";
import { wish } from "@/lib/core/client/wish";
import { paths } from "@/lib/core/shared/paths";
import type { LikeState } from "../likes/schema";
import type { Post, SharedPost } from "./schema";

const always = () => true;

/** The community's shared posts, newest first. Sharing one invalidates them (spec §7). */
export function usePosts() {
  const { mutate } = useSWRConfig();
  const list = useEndless<Post>(paths.api.posts, { endpoint: paths.api.posts, staleAfter: 0, mayReplace: always });
  const { pages, write, refresh } = list;

  const change = (id: string, edit: (post: Post) => Post | null) =>
    write(
      (pages ?? []).map((page) => ({
        ...page,
        items: page.items.flatMap((post) => (post.id === id ? (edit(post) ?? []) : post)),
      })),
    );

  return {
    ...list,
    posts: pages?.flatMap(({ items }) => items),
    share: useCallback(
      async (content: string, idempotencyKey: string) => {
        const body = { content, activityType: "general" };
        const shared = await postJson<SharedPost>(paths.api.posts, body, idempotencyKey);
        await Promise.all([refresh(), mutate(paths.api.stats), mutate(paths.api.currentUser)]);
        return shared;
      },
      [refresh, mutate],
    ),
    like: (post: Post) =>
      wish<LikeState>(`post ${post.id}`, !post.isLiked, {
        show: (on) => {
          const by = on === post.isLiked ? 0 : on ? 1 : -1;
          void change(post.id, (known) => ({
            ...known,
            isLiked: on,
            likes: post.likes === null ? null : Math.max(0, post.likes + by),
          }));
        },
        send: (on) => (on ? putJson(paths.api.likePost(post.id)) : deleteJson(paths.api.likePost(post.id))),
      }),
    remove: async (id: string) => {
      await deleteJson(paths.api.post(id));
      await change(id, () => null);
      await Promise.all([mutate(paths.api.stats), mutate(paths.api.currentUser)]);
    },
  };
}
