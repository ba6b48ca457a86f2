import type { ReactNode } from "react";
import { PhotoDetail } from "@/components/feed/photo-detail";
import { useCommentThread } from "@/components/feed/use-comment-thread";
import type { OpenedFrom } from "@/components/feed/use-picture-transition";
import type { Photo } from "@/lib/feed/photos/schema";

type PhotoViewProps = {
  photo: Photo;
  from?: OpenedFrom | undefined;
  /** null for visitors, who can only read. */
  viewerId: string | null;
  title: ReactNode;
  /** Shown to visitors in place of the comment field. */
  signIn?: ReactNode;
  onRemoved: () => void;
};

export function PhotoView({ photo, from, viewerId, title, signIn, onRemoved }: PhotoViewProps) {
  const { id, user: owner, canComment } = photo;
  const thread = useCommentThread({ thing: { type: "photo", id }, owner, viewerId, canComment, signIn });
  return (
    <>
      <div className="flex-1">
        <PhotoDetail
          photo={photo}
          from={from}
          viewerId={viewerId}
          onComment={thread.focus}
          onRemoved={onRemoved}
          title={title}
        >
          <section aria-label="Comments" className="pt-2">
            <h3 className="mb-3 text-display-sm">Comments</h3>
            {thread.comments}
          </section>
        </PhotoDetail>
      </div>
      <div className="sticky bottom-0 z-10">{thread.field}</div>
    </>
  );
}
