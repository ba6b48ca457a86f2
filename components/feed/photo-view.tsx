import { type ReactNode, useRef, useState } from "react";
import { CommentComposer } from "@/components/feed/comment-composer";
import { commentElementId } from "@/components/feed/comment-item";
import { Comments } from "@/components/feed/comments";
import { PhotoDetail } from "@/components/feed/photo-detail";
import type { OpenedFrom } from "@/components/feed/use-shared-open";
import { fullName } from "@/lib/core/shared/format";
import { useComments } from "@/lib/feed/comments/hooks";
import type { Comment } from "@/lib/feed/comments/schema";
import type { Photo } from "@/lib/feed/photos/schema";

type PhotoViewProps = {
  photo: Photo;
  from?: OpenedFrom | undefined;
  /** null: a visitor, who may read. */
  viewerId: string | null;
  title: ReactNode;
  /** Stands where a visitor has no field to write in. */
  signIn?: ReactNode;
  onGone: () => void;
};

export function PhotoView({ photo, from, viewerId, title, signIn, onGone }: PhotoViewProps) {
  const list = useComments(photo.id);
  const composer = useRef<HTMLDivElement>(null);
  const [replyTo, setReplyTo] = useState<{ id: string; name: string } | null>(null);
  const isMine = photo.user.id === viewerId;

  const reply = (comment: Comment) => setReplyTo({ id: comment.id, name: fullName(comment.user) });

  return (
    <>
      <div className="flex-1">
        <PhotoDetail
          photo={photo}
          from={from}
          viewerId={viewerId}
          onComment={() => composer.current?.querySelector<HTMLElement>("textarea, a")?.focus()}
          onGone={onGone}
          title={title}
        >
          <section aria-label="Comments" className="pt-2">
            <h3 className="mb-3 text-display-sm">Comments</h3>
            <Comments
              list={list}
              photoId={photo.id}
              isMyPhoto={isMine}
              {...(viewerId !== null && { onReply: reply, mayReply: photo.mayComment })}
            />
          </section>
        </PhotoDetail>
      </div>
      <div ref={composer} className="sticky bottom-0 z-10">
        {viewerId === null ? (
          signIn
        ) : !photo.mayComment ? (
          <p className="border-line border-t bg-raised px-4 py-3 text-center text-ink-soft">
            {photo.user.firstName} doesn't take comments here.
          </p>
        ) : (
          <CommentComposer
            photoId={photo.id}
            viewerId={viewerId}
            people={[photo.user, ...(list.comments ?? []).map(({ user }) => user)]}
            replyTo={replyTo}
            onCancelReply={() => setReplyTo(null)}
            onSend={async (...comment) => {
              const added = await list.add(...comment);
              // The new comment is brought into view; without an answer it waits in the outbox.
              requestAnimationFrame(
                () =>
                  added && document.getElementById(commentElementId(added.id))?.scrollIntoView({ block: "nearest" }),
              );
            }}
          />
        )}
      </div>
    </>
  );
}
