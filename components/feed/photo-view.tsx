"use client";

import { type ReactNode, useRef, useState } from "react";
import { useMirroredPhoto } from "@/components/app-context/use-mirrored-photo";
import { CommentComposer } from "@/components/feed/comment-composer";
import { commentElementId } from "@/components/feed/comment-item";
import { Comments } from "@/components/feed/comments";
import { PhotoDetail } from "@/components/feed/photo-detail";
import type { OpenedFrom } from "@/components/feed/use-shared-open";
import { AlertDialog } from "@/components/ui/alert-dialog";
import { failed } from "@/components/ui/failed";
import { toast } from "@/components/ui/use-toast";
import { fullName } from "@/lib/core/shared/format";
import { useComments } from "@/lib/feed/comments/hooks";
import type { Comment } from "@/lib/feed/comments/schema";
import { useDeletePhoto } from "@/lib/feed/photos/hooks";
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

/** A photo with its comments and what one may do about both. */
export function PhotoView({ photo, from, viewerId, title, signIn, onGone }: PhotoViewProps) {
  const list = useComments(photo.id);
  const deletePhoto = useDeletePhoto();
  const mirrored = useMirroredPhoto(photo.photoUrl);
  const composer = useRef<HTMLDivElement>(null);
  const [replyTo, setReplyTo] = useState<{ id: string; name: string } | null>(null);
  const [isAsking, setAsking] = useState(false);
  const isMine = photo.user.id === viewerId;

  const remove = async () => {
    await deletePhoto(photo.id);
    mirrored.remove();
    setAsking(false);
    onGone();
    toast({ title: "Photo deleted" });
  };
  const reply = (comment: Comment) => setReplyTo({ id: comment.id, name: fullName(comment.user) });

  return (
    <>
      <div className="flex-1">
        <PhotoDetail
          photo={photo}
          from={from}
          viewerId={viewerId}
          onComment={() => composer.current?.querySelector<HTMLElement>("textarea, a")?.focus()}
          onDelete={() => setAsking(true)}
          title={title}
        >
          <section aria-label="Comments" className="pt-2">
            <h3 className="mb-3 text-display-sm">Comments</h3>
            <Comments
              list={list}
              photoId={photo.id}
              isMyPhoto={isMine}
              {...(viewerId !== null && { onReply: reply })}
            />
          </section>
        </PhotoDetail>
      </div>
      <div ref={composer} className="sticky bottom-0 z-10">
        {viewerId === null ? (
          signIn
        ) : (
          <CommentComposer
            photoId={photo.id}
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
      <AlertDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Delete this photo?"
        description="Its likes and comments go with it."
        confirmLabel="Delete"
        onConfirm={remove}
        onFailed={(error) => failed("Photo not deleted", error)}
        pendingLabel="Deleting..."
      />
    </>
  );
}
