import { type ReactNode, useRef, useState } from "react";
import { AuthoredSkeleton } from "@/components/feed/authored-item";
import { CommentComposer } from "@/components/feed/comment-composer";
import { CommentItem, commentElementId } from "@/components/feed/comment-item";
import { PendingList } from "@/components/layout/pending-list";
import { Button } from "@/components/ui/button";
import { deleteWithUndo } from "@/components/ui/delete-with-undo";
import { failed } from "@/components/ui/failed";
import { Loading } from "@/components/ui/loading";
import type { Person } from "@/lib/auth/accounts/schema";
import { useUnsent } from "@/lib/core/client/send-or-queue";
import { fullName } from "@/lib/core/shared/format";
import { paths } from "@/lib/core/shared/paths";
import { useComments } from "@/lib/feed/comments/hooks";
import type { Commented } from "@/lib/feed/comments/rules";
import type { Comment } from "@/lib/feed/comments/schema";

type CommentsProps = {
  list: ReturnType<typeof useComments>;
  thing: Commented;
  isMine: boolean;
  /** Absent for visitors. */
  onReply?: (comment: Comment) => void;
  canReply?: boolean;
};

function Comments({ list, thing, isMine, onReply, canReply: isOpen = true }: CommentsProps) {
  const { comments, threads } = list;
  const unsent = useUnsent(paths.api.comments(thing));
  if (!comments) {
    const skeleton = <AuthoredSkeleton label="Loading comments" count={3} />;
    return <Loading error={list.error} onRetry={list.retry} errorClassName="-my-6" skeleton={skeleton} />;
  }

  const pin = (comment: Comment) =>
    list
      .pin(comment, !comment.isPinned)
      .catch((error: unknown) => failed(comment.isPinned ? "Couldn't unpin comment" : "Couldn't pin comment", error));
  /** Its replies are deleted and restored with it. */
  const remove = ({ id }: Comment) => deleteWithUndo("Comment", (onFailed) => list.remove(id, onFailed));
  const item = (comment: Comment, canReply: boolean) => (
    <CommentItem
      comment={comment}
      isOnOwnItem={isMine}
      canReport={onReply !== undefined}
      {...(canReply && isOpen && onReply && { onReply: () => onReply(comment) })}
      onEdit={(text, mentionedUserIds) => list.change(comment.id, text, mentionedUserIds)}
      onDelete={() => remove(comment)}
      {...(onReply && {
        onLike: () => list.like(comment).catch((error: unknown) => failed("Couldn't save your like", error)),
      })}
      {...(isMine && canReply && { onPin: () => pin(comment) })}
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
      <PendingList entries={unsent} className="mt-4" />
      {list.hasMore && (
        <Button variant="ghost" onClick={list.loadMore} pending={list.isLoadingMore} className="mt-2 -ml-3">
          More comments
        </Button>
      )}
    </>
  );
}

type Thread = {
  thing: Commented;
  owner: Person;
  /** null for visitors, who can only read. */
  viewerId: string | null;
  canComment: boolean;
  /** Shown to visitors in place of the field. */
  signIn?: ReactNode;
  isInline?: boolean;
};

/** Comments, and below them the field for a new one, which `focus` focuses. */
export function useCommentThread({ thing, owner, viewerId, canComment, signIn, isInline = false }: Thread) {
  const list = useComments(thing);
  const field = useRef<HTMLDivElement>(null);
  const [replyTo, setReplyTo] = useState<{ id: string; name: string } | null>(null);
  const closed = (
    <p className="border-line border-t bg-raised px-4 py-3 text-center text-ink-soft">
      {owner.firstName} limits who can comment here.
    </p>
  );
  const composer = viewerId !== null && (
    <CommentComposer
      thingId={thing.id}
      viewerId={viewerId}
      people={[owner, ...(list.comments ?? []).map(({ user }) => user)]}
      isInline={isInline}
      replyTo={replyTo}
      onCancelReply={() => setReplyTo(null)}
      onSend={async (...comment) => {
        const added = await list.add(...comment);
        // Scrolls to the new comment. Without a response it is queued in the outbox.
        requestAnimationFrame(
          () => added && document.getElementById(commentElementId(added.id))?.scrollIntoView({ block: "nearest" }),
        );
      }}
    />
  );
  return {
    focus: () => field.current?.querySelector<HTMLElement>("textarea, a")?.focus(),
    comments: (
      <Comments
        list={list}
        thing={thing}
        isMine={owner.id === viewerId}
        {...(viewerId !== null && {
          onReply: (comment) => setReplyTo({ id: comment.id, name: fullName(comment.user) }),
          canReply: canComment,
        })}
      />
    ),
    field: <div ref={field}>{viewerId === null ? signIn : canComment ? composer : closed}</div>,
  };
}
