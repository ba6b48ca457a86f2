import { PhotoDetail } from "@/components/feed/photo-detail";
import type { OpenedFrom } from "@/components/feed/use-picture-transition";
import { Dialog } from "@/components/ui/dialog";
import { EmptyState } from "@/components/ui/empty-state";
import { Loading } from "@/components/ui/loading";
import { Skeleton, SkeletonGroup } from "@/components/ui/skeleton";
import type { OverlayControl } from "@/components/ui/use-back-close";
import { useViewer } from "@/components/viewer";
import { ApiError } from "@/lib/core/client/api-client";
import { usePhoto } from "@/lib/feed/photos/hooks";
import type { Photo } from "@/lib/feed/photos/schema";

function PhotoSkeleton() {
  return (
    <SkeletonGroup label="Loading photo">
      <Skeleton className="aspect-[4/5] max-h-[62dvh] w-full rounded-none" />
      <div className="flex flex-col gap-4 px-4 pt-4">
        <div className="flex gap-3">
          <Skeleton className="size-9 rounded-full" />
          <Skeleton className="h-9 w-32" />
        </div>
        <Skeleton className="h-8 w-3/4" />
        <Skeleton className="h-16 w-full" />
      </div>
    </SkeletonGroup>
  );
}

type PhotoDialogProps = OverlayControl & {
  id: string;
  /** The photo from the list; a deep link has none. */
  known: Photo | undefined;
  /** The card it was opened from. */
  from: OpenedFrom | undefined;
};

/** A post's detail at `?photo=…`: Back closes it, and the link opens it. */
export function PhotoDialog({ id, known, from, open, onOpenChange }: PhotoDialogProps) {
  const viewer = useViewer();
  const { photo, error, retry } = usePhoto(id, known);
  const isGone = error instanceof ApiError && error.status === 404;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={photo?.title ?? "Photo"}
      hideTitle
      full
      address={{ key: "photo", value: id }}
    >
      {photo ? (
        <PhotoDetail
          photo={photo}
          from={from}
          viewerId={viewer.id}
          onRemoved={() => onOpenChange(false)}
          title={
            <p aria-hidden="true" className="font-display font-extrabold text-display">
              {photo.title}
            </p>
          }
        />
      ) : isGone ? (
        <EmptyState
          title="This photo isn't available"
          text="It may have been deleted or made private."
          className="flex-1 justify-center"
        />
      ) : (
        <Loading
          error={error}
          onRetry={retry}
          errorClassName="flex flex-1 items-center justify-center"
          skeleton={<PhotoSkeleton />}
        />
      )}
    </Dialog>
  );
}
