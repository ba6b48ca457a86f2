"use client";

import { useCallback, useMemo } from "react";
import { deleteJson, patchJson, postJson } from "@/lib/core/client/api-client";
import { useEndless } from "@/lib/core/client/endless";
import { paths } from "@/lib/core/shared/paths";
import { useChangePhoto } from "../photos/hooks";
import type { Comment } from "./schema";

export type Thread = Comment & { replies: Comment[] };

/** One level deep, oldest first; an answer whose comment is not loaded stands for itself. */
export function threadsOf(comments: readonly Comment[]): Thread[] {
  const threads = new Map<string, Thread>();
  for (const comment of comments) {
    const parent = comment.parentId === null ? undefined : threads.get(comment.parentId);
    if (parent) parent.replies.push(comment);
    else if (!threads.has(comment.id)) threads.set(comment.id, { ...comment, replies: [] });
  }
  return [...threads.values()];
}

const always = () => true;

export function useComments(photoId: string) {
  const address = paths.api.comments(photoId);
  const changePhoto = useChangePhoto();
  const list = useEndless<Comment>(address, { endpoint: address, staleAfter: 0, mayReplace: always });
  const { pages, write } = list;
  const comments = useMemo(() => {
    const byId = new Map((pages ?? []).flatMap(({ items }) => items).map((comment) => [comment.id, comment]));
    return [...byId.values()];
  }, [pages]);

  const count = useCallback(
    (by: number) => changePhoto(photoId, (photo) => ({ ...photo, comments: Math.max(0, photo.comments + by) })),
    [changePhoto, photoId],
  );
  const edit = (change: (items: Comment[]) => Comment[]) =>
    write((pages ?? [{ items: [], nextCursor: null }]).map((page) => ({ ...page, items: change(page.items) })));

  return {
    ...list,
    comments: pages && comments,
    threads: useMemo(() => threadsOf(comments), [comments]),
    add: async (text: string, parentId: string | null, idempotencyKey: string) => {
      const body = { text, ...(parentId && { parentId }) };
      const added = await postJson<Comment>(address, body, idempotencyKey);
      const known = pages ?? [{ items: [], nextCursor: null }];
      await write(
        known.map((page, index) => (index === known.length - 1 ? { ...page, items: [...page.items, added] } : page)),
      );
      count(1);
    },
    change: async (id: string, text: string) => {
      const changedComment = await patchJson<Comment>(paths.api.comment(id), { text });
      await edit((items) => items.map((comment) => (comment.id === id ? changedComment : comment)));
    },
    remove: async (id: string) => {
      const isGone = (comment: Comment) => comment.id === id || comment.parentId === id;
      const gone = comments.filter(isGone).length;
      await deleteJson(paths.api.comment(id));
      await edit((items) => items.filter((comment) => !isGone(comment)));
      count(-gone);
    },
  };
}
