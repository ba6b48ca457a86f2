"use client";

import { useState } from "react";
import { CommentItem } from "@/components/feed/comment-item";
import { AlertDialog } from "@/components/ui/alert-dialog";
import { Button } from "@/components/ui/button";
import { ErrorState } from "@/components/ui/error-state";
import { failed } from "@/components/ui/failed";
import { Skeleton, SkeletonGroup } from "@/components/ui/skeleton";
import { fullName } from "@/lib/core/shared/format";
import type { useComments } from "@/lib/feed/comments/hooks";
import type { Comment } from "@/lib/feed/comments/schema";

const BONES = ["a", "b", "c"] as const;

function CommentsSkeleton() {
  return (
    <SkeletonGroup label="Loading comments" className="flex flex-col gap-4">
      {BONES.map((bone) => (
        <div key={bone} className="flex gap-2.5">
          <Skeleton className="size-9 shrink-0 rounded-full" />
          <div className="flex-1 space-y-2 pt-1">
            <Skeleton className="h-3.5 w-28" />
            <Skeleton className="h-3.5 w-full" />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  );
}

type CommentsProps = {
  list: ReturnType<typeof useComments>;
  isMyPhoto: boolean;
  /** Absent for visitors. */
  onReply?: (comment: Comment) => void;
};

export function Comments({ list, isMyPhoto, onReply }: CommentsProps) {
  const [toDelete, setToDelete] = useState<Comment | null>(null);
  const { comments, threads } = list;
  if (!comments) return list.error ? <ErrorState onRetry={list.retry} className="-my-6" /> : <CommentsSkeleton />;

  const notDone = (title: string) => (error: unknown) => {
    failed(title, error);
    return false;
  };
  const item = (comment: Comment, mayReply: boolean) => (
    <CommentItem
      comment={comment}
      mayDelete={isMyPhoto}
      mayReport={onReply !== undefined}
      {...(mayReply && onReply && { onReply: () => onReply(comment) })}
      onEdit={(text) => list.change(comment.id, text).then(() => true, notDone("Comment not changed"))}
      onDelete={() => setToDelete(comment)}
    />
  );
  const remove = () => {
    if (toDelete) list.remove(toDelete.id).catch(notDone("Comment not deleted"));
    setToDelete(null);
  };

  return (
    <>
      {comments.length === 0 && <p className="text-ink-soft">No comments yet. Say something kind.</p>}
      <ul className="flex flex-col gap-4">
        {threads.map(({ replies, ...comment }) => (
          <li key={comment.id}>
            {item(comment, true)}
            {replies.length > 0 && (
              <ul
                aria-label={`Replies to ${fullName(comment.user)}`}
                className="mt-3 ml-4.5 flex flex-col gap-3 border-line border-l-2 pl-4"
              >
                {replies.map((reply) => (
                  <li key={reply.id}>{item(reply, false)}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
      {list.hasMore && (
        <Button variant="ghost" onClick={list.loadMore} pending={list.isLoadingMore} className="mt-2 -ml-3">
          More comments
        </Button>
      )}
      <AlertDialog
        open={toDelete !== null}
        onOpenChange={() => setToDelete(null)}
        title="Delete this comment?"
        description="Answers to it go with it."
        confirmLabel="Delete"
        onConfirm={remove}
      />
    </>
  );
}
