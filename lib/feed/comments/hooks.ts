import { useMemo } from "react";
import { useEndless } from "@/lib/core/client/endless";
import { entityWith, useEntityPatch } from "@/lib/core/client/entity-patch";
import { removeLater, useRemoved } from "@/lib/core/client/pending-deletions";
import { deleteOrQueue, sendOrQueue, toggleOrQueue } from "@/lib/core/client/send-or-queue";
import { paths } from "@/lib/core/shared/paths";
import { likedAs } from "../likes/rules";
import type { Commented } from "./rules";
import type { Comment } from "./schema";

export type NewComment = { text: string; parentId: string | null; mentionedUserIds: string[] };

const named = (mentionedUserIds: string[]) => mentionedUserIds.length > 0 && { mentionedUserIds };

export type Thread = Comment & { replies: Comment[] };

/** One level deep, oldest first, pinned ones at the top; a reply whose parent isn't loaded is a thread by itself. */
function threadsOf(comments: readonly Comment[]): Thread[] {
  const threads = new Map<string, Thread>();
  for (const comment of comments) {
    const parent = comment.parentId === null ? undefined : threads.get(comment.parentId);
    if (parent) parent.replies.push(comment);
    else if (!threads.has(comment.id)) threads.set(comment.id, { ...comment, replies: [] });
  }
  return [...threads.values()].sort((one, other) => Number(other.isPinned) - Number(one.isPinned));
}

const removalOf = (id: string) => `comment ${id}`;

const isComment = (value: object, id: string): value is Comment =>
  "parentId" in value && "text" in value && (("id" in value && value.id === id) || value.parentId === id);

const isCommented = entityWith<{ id: string; comments: number }>("comments");

const EDITABLE = { field: "text", label: "Comment" };

/** The endpoints that a change to the thread makes stale: the list, and the item with the comment count. */
const threadOf = (item: Commented) => [paths.api.comments(item), paths.api[item.type](item.id)];

export function useComments(item: Commented) {
  const address = paths.api.comments(item);
  const patchItem = useEntityPatch(isCommented);
  const list = useEndless<Comment>(address);
  const patch = useEntityPatch(isComment);
  const removed = useRemoved();
  const { pages, write } = list;
  const items = useMemo(
    () =>
      list.items?.filter(
        ({ id, parentId }) => !removed.has(removalOf(id)) && (parentId === null || !removed.has(removalOf(parentId))),
      ),
    [list.items, removed],
  );

  const count = (by: number) =>
    patchItem(item.id, (counted) => ({ ...counted, comments: Math.max(0, counted.comments + by) }));

  return {
    ...list,
    comments: items,
    threads: useMemo(() => threadsOf(items ?? []), [items]),
    add: async ({ text, parentId, mentionedUserIds }: NewComment, key: string) => {
      const added = await sendOrQueue<Comment>({
        ...{ kind: "Comment", details: text, method: "POST", url: address, key, stale: threadOf(item) },
        body: { text, ...named(mentionedUserIds), ...(parentId && { parentId }) },
        editable: EDITABLE,
      });
      if (!added) return;
      const known = pages ?? [{ items: [], nextCursor: null }];
      await write(
        known.map((page, index) => (index === known.length - 1 ? { ...page, items: [...page.items, added] } : page)),
      );
      count(1);
      return added;
    },
    change: async (id: string, text: string, mentionedUserIds: string[]) => {
      const changed = await sendOrQueue<Comment>({
        ...{ kind: "Comment edit", details: text, method: "PATCH", url: paths.api.comment(id), stale: [address] },
        body: { text, ...named(mentionedUserIds) },
        editable: EDITABLE,
      });
      patch(id, (comment) => (comment.id === id ? (changed ?? { ...comment, text }) : comment));
    },
    like: (comment: Comment) =>
      toggleOrQueue<Comment>(!comment.isLiked, {
        kinds: ["Like", "Unlike"],
        details: comment.text,
        subject: `like comment ${comment.id}`,
        url: paths.api.likeComment(comment.id),
        stale: [address],
        show: (on) => patch(comment.id, (known) => (known.id === comment.id ? likedAs(known, on) : known)),
      }),
    pin: async (comment: Comment, isPinned: boolean) => {
      await sendOrQueue({
        ...{ kind: "Pinned comment", details: comment.text, subject: `pin comment ${comment.id}`, stale: [address] },
        method: isPinned ? "PUT" : "DELETE",
        url: paths.api.pinComment(comment.id),
      });
      patch(comment.id, (known) => (known.id === comment.id ? { ...known, isPinned } : known));
    },
    remove: (id: string, onFailed: (error: unknown) => void) => {
      const gone = (items ?? []).filter((comment) => isComment(comment, id)).length;
      count(-gone);
      const putBack = (error: unknown) => {
        count(gone);
        onFailed(error);
      };
      const undo = removeLater(removalOf(id), putBack, async () => {
        const url = paths.api.comment(id);
        await deleteOrQueue({ kind: "Comment deletion", subject: removalOf(id), url, stale: threadOf(item) });
        patch(id, () => null);
      });
      return () => {
        undo();
        count(gone);
      };
    },
  };
}
