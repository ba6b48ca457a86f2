"use client";

import { useState } from "react";
import { CommentItem } from "@/components/feed/comment-item";
import { WaitingNote } from "@/components/outbox/waiting-note";
import { AlertDialog } from "@/components/ui/alert-dialog";
import { Button } from "@/components/ui/button";
import { ErrorState } from "@/components/ui/error-state";
import { failed } from "@/components/ui/failed";
import { RowSkeleton, SkeletonGroup } from "@/components/ui/skeleton";
import { fullName } from "@/lib/core/shared/format";
import { type useComments, useUnsentComments } from "@/lib/feed/comments/hooks";
import type { Comment } from "@/lib/feed/comments/schema";

function CommentsSkeleton() {
  return (
    <SkeletonGroup label="Loading comments" count={3} className="flex flex-col gap-4">
      <RowSkeleton picture="size-9 rounded-full" lines={["h-3.5 w-28", "h-3.5 w-full"]} />
    </SkeletonGroup>
  );
}

type CommentsProps = {
  list: ReturnType<typeof useComments>;
  photoId: string;
  isMyPhoto: boolean;
  /** Absent for visitors. */
  onReply?: (comment: Comment) => void;
};

export function Comments({ list, photoId, isMyPhoto, onReply }: CommentsProps) {
  const [toDelete, setToDelete] = useState<Comment | null>(null);
  const { comments, threads } = list;
  const unsent = useUnsentComments(photoId);
  if (!comments) return list.error ? <ErrorState onRetry={list.retry} className="-my-6" /> : <CommentsSkeleton />;

  const item = (comment: Comment, mayReply: boolean) => (
    <CommentItem
      comment={comment}
      mayDelete={isMyPhoto}
      mayReport={onReply !== undefined}
      {...(mayReply && onReply && { onReply: () => onReply(comment) })}
      onEdit={(text) => list.change(comment.id, text)}
      onDelete={() => setToDelete(comment)}
    />
  );

  return (
    <>
      {comments.length === 0 && unsent.length === 0 && (
        <p className="text-ink-soft">No comments yet. Say something kind.</p>
      )}
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
      {unsent.length > 0 && (
        <ul aria-label="Waiting to be sent" className="mt-4 flex flex-col gap-3">
          {unsent.map(({ key, details, problem }) => (
            <li key={key} className="rounded-card border border-line border-dashed p-3">
              <p className="whitespace-pre-line break-words leading-snug">{details}</p>
              <WaitingNote problem={problem} />
            </li>
          ))}
        </ul>
      )}
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
        onConfirm={async () => toDelete && list.remove(toDelete.id)}
        onFailed={(error) => failed("Comment not deleted", error)}
      />
    </>
  );
}
