import { type ReactNode, useRef, useState } from "react";
import { CommentComposer } from "@/components/feed/comment-composer";
import { commentElementId } from "@/components/feed/comment-item";
import { Comments } from "@/components/feed/comments";
import type { Person } from "@/lib/auth/accounts/schema";
import { fullName } from "@/lib/core/shared/format";
import { useComments } from "@/lib/feed/comments/hooks";
import type { Commented } from "@/lib/feed/comments/rules";

type Thread = {
  thing: Commented;
  owner: Person;
  /** null for visitors, who can only read. */
  viewerId: string | null;
  /** Whether the viewer can comment here. */
  mayComment: boolean;
  /** Shown to visitors in place of the field. */
  signIn?: ReactNode;
  isInline?: boolean;
};

/** Comments, and below them the field for a new one, which `focus` focuses. */
export function useCommentThread({ thing, owner, viewerId, mayComment, signIn, isInline = false }: Thread) {
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
          canReply: mayComment,
        })}
      />
    ),
    field: <div ref={field}>{viewerId === null ? signIn : mayComment ? composer : closed}</div>,
  };
}
