"use client";

import { useCallback, useMemo } from "react";
import { useEndless } from "@/lib/core/client/endless";
import { useEntityPatch } from "@/lib/core/client/entity-patch";
import { sendOrKeep, useOutbox } from "@/lib/core/client/send-or-keep";
import { paths } from "@/lib/core/shared/paths";
import { usePatchPhoto } from "../photos/hooks";
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

/** A comment, or an answer to it. */
const isComment = (value: object, id: string): value is Comment =>
  "parentId" in value && "text" in value && (("id" in value && value.id === id) || value.parentId === id);

export function useComments(photoId: string) {
  const address = paths.api.comments(photoId);
  const patchPhoto = usePatchPhoto();
  const list = useEndless<Comment>(address, { endpoint: address, staleAfter: 0 });
  const patch = useEntityPatch(isComment);
  const { pages, items, write } = list;

  const count = useCallback(
    (by: number) => patchPhoto(photoId, (photo) => ({ ...photo, comments: Math.max(0, photo.comments + by) })),
    [patchPhoto, photoId],
  );

  return {
    ...list,
    comments: items,
    threads: useMemo(() => threadsOf(items ?? []), [items]),
    add: async (text: string, parentId: string | null, idempotencyKey: string) => {
      const body = { text, ...(parentId && { parentId }) };
      const added = await sendOrKeep<Comment>({
        kind: "comment",
        details: text,
        method: "POST",
        url: address,
        body,
        key: idempotencyKey,
        stale: [address, paths.api.photo(photoId)],
        editable: { field: "text", label: "Comment" },
      });
      if (!added) return;
      const known = pages ?? [{ items: [], nextCursor: null }];
      await write(
        known.map((page, index) => (index === known.length - 1 ? { ...page, items: [...page.items, added] } : page)),
      );
      count(1);
      return added;
    },
    change: async (id: string, text: string) => {
      const changed = await sendOrKeep<Comment>({
        kind: "commentEdit",
        details: text,
        method: "PATCH",
        url: paths.api.comment(id),
        body: { text },
        stale: [address],
        editable: { field: "text", label: "Comment" },
      });
      patch(id, (comment) => (comment.id === id ? (changed ?? { ...comment, text }) : comment));
    },
    remove: async (id: string) => {
      const gone = (items ?? []).filter((comment) => isComment(comment, id)).length;
      await sendOrKeep({
        kind: "commentDeletion",
        details: "",
        subject: `comment ${id}`,
        method: "DELETE",
        url: paths.api.comment(id),
        stale: [address, paths.api.photo(photoId)],
      });
      patch(id, () => null);
      count(-gone);
    },
  };
}

/** What one wrote about a photo without a network, as it waits on this device. */
export function useUnsentComments(photoId: string) {
  const address = paths.api.comments(photoId);
  return useOutbox().filter(({ kind, url }) => kind === "comment" && url === address);
}
