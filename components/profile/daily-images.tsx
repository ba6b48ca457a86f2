import { ImagePlus, Layers, Plus, RotateCw, X } from "lucide-react";
import { useRef, useState } from "react";
import { useAppContext } from "@/components/app-context/app-provider";
import type { OpenedFrom } from "@/components/feed/use-picture-transition";
import type { Opened } from "@/components/home/detail-layer";
import { useDetail } from "@/components/home/use-detail";
import { PendingList } from "@/components/layout/pending-list";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { failed } from "@/components/ui/failed";
import { IconButton } from "@/components/ui/icon-button";
import { ImageInput } from "@/components/ui/image-input";
import { ListFooter } from "@/components/ui/list-footer";
import { Loading } from "@/components/ui/loading";
import { Picture, SQUARE } from "@/components/ui/picture";
import { Repeat, Skeleton, SkeletonGroup } from "@/components/ui/skeleton";
import { UploadProgress } from "@/components/ui/upload-progress";
import { useViewer } from "@/components/viewer";
import { lazyItemOverlay } from "@/lib/core/client/lazy-overlay";
import { isUsable, type QueuedPhoto, type QueuedUpload, useUploadQueue } from "@/lib/core/client/use-upload-queue";
import { useProfilePhotos } from "@/lib/feed/photos/hooks";
import type { ProfilePhoto } from "@/lib/feed/photos/schema";
import { useUnsentPhotos, useUploadPhoto } from "@/lib/feed/uploads/hooks";

/** Uploads from the Add button, one call per image. Failed ones can be retried. */
function useProfileUploads() {
  const viewer = useViewer();
  const { addUserPhoto } = useAppContext();
  const uploadPhoto = useUploadPhoto("profile");
  const { photos, add, send, remove } = useUploadQueue();

  const upload = async (picture: QueuedUpload) => {
    const uploaded = await uploadPhoto(picture);
    if (uploaded) {
      const { photoUrl, title, location } = uploaded;
      addUserPhoto({ userId: viewer.id, photoUrl, title, location });
    }
    remove(picture.idempotencyKey);
    return uploaded?.photoUrl ?? null;
  };
  const sendAll = (chosen: readonly QueuedPhoto[]) =>
    send(chosen, upload).catch(() =>
      failed("Upload failed", "There was an error uploading your photo. Please try again."),
    );
  return {
    uploads: photos,
    add: (files: readonly File[]) => void add(files).then(sendAll),
    retry: (photo: QueuedPhoto) => void sendAll([photo]),
    drop: remove,
  };
}

type UploadTileProps = { upload: QueuedPhoto; onRetry: () => void; onDrop: () => void };

/** A photo being uploaded to the grid. After a failure it can be retried. */
function UploadTile({ upload, onRetry, onDrop }: UploadTileProps) {
  return (
    <li className="relative aspect-square overflow-hidden rounded-control bg-bone">
      {upload.preview && <img src={upload.preview} alt="" className="size-full object-cover opacity-60" />}
      {upload.problem === null ? (
        <UploadProgress label="Uploading photo" share={upload.progress} />
      ) : (
        <div className="absolute inset-0 flex items-center justify-center gap-1">
          {isUsable(upload) && <IconButton label="Retry upload" icon={RotateCw} onPicture onClick={onRetry} />}
          <IconButton label="Discard this photo" icon={X} onPicture onClick={onDrop} />
        </div>
      )}
    </li>
  );
}

function PhotoThumb({ photo, onOpen }: { photo: ProfilePhoto; onOpen: (from: OpenedFrom) => void }) {
  return (
    <li className="relative aspect-square overflow-hidden rounded-control">
      <button
        type="button"
        onClick={(event) => onOpen(event.currentTarget.getBoundingClientRect())}
        className="block size-full focus-visible:-outline-offset-4"
      >
        <Picture
          src={photo.photoUrl}
          widest={photo.width}
          sizes="(min-width: 428px) 130px, 31vw"
          alt={photo.altText || photo.caption || photo.title}
          {...SQUARE}
          thumbhash={photo.placeholder}
          className="size-full"
        />
      </button>
      {photo.photos.length > 1 && (
        <span className="pointer-events-none absolute top-1.5 right-1.5 rounded-full bg-navy/75 p-1 text-white">
          <Layers className="size-3.5" />
          <span className="sr-only">{photo.photos.length} photos</span>
        </span>
      )}
    </li>
  );
}

const DetailLayer = lazyItemOverlay(() => import("@/components/home/detail-layer"), "DetailLayer");

/** Spec §9: "Profile gallery shows 9 photos, or 6 placeholders". */
const SHOWN = 9;
const PLACEHOLDERS = 6;
const GRID = "grid grid-cols-3 gap-1";

export function DailyImagesSkeleton() {
  return (
    <SkeletonGroup label="Loading photos" count={PLACEHOLDERS} className={GRID}>
      <Skeleton className="aspect-square rounded-control" />
    </SkeletonGroup>
  );
}

/** Shown in an empty gallery; each adds a photo. */
function AddTiles({ onAdd }: { onAdd: () => void }) {
  return (
    <ul aria-label="No photos yet" className={GRID}>
      <Repeat count={PLACEHOLDERS}>
        <li>
          <button
            type="button"
            onClick={onAdd}
            aria-label="Add photo"
            className="flex aspect-square w-full items-center justify-center rounded-control border-2 border-line-strong border-dashed bg-card text-sky-ink hover:bg-card-press"
          >
            <Plus className="size-7" />
          </button>
        </li>
      </Repeat>
    </ul>
  );
}

type DailyImagesProps = { userId: string; isOwn: boolean; name: string };

export function DailyImages({ userId, isOwn, name }: DailyImagesProps) {
  const list = useProfilePhotos(isOwn ? null : userId);
  const { photos, hasMore } = list;
  const uploads = useProfileUploads();
  const unsent = useUnsentPhotos();
  const input = useRef<HTMLInputElement>(null);
  const [showsAll, setShowsAll] = useState(false);
  const { detail, open, close } = useDetail();
  const [known, setKnown] = useState<Opened>();
  const show = (opened: Opened) => {
    setKnown(opened);
    open("photo", opened.photo.id);
  };
  const choose = () => input.current?.click();
  const shown = showsAll ? photos : photos?.slice(0, SHOWN);
  const isLong = photos !== undefined && (photos.length > SHOWN || hasMore);
  const isEmpty = photos?.length === 0 && uploads.uploads.length === 0;

  return (
    <section aria-labelledby="daily-images">
      <div className="mb-2 flex min-h-11 items-center justify-between gap-2">
        <h2 id="daily-images" className="text-display">
          Daily Images
        </h2>
        {isOwn && (
          <Button variant="ghost" onClick={choose}>
            <ImagePlus className="size-5" />
            Add
          </Button>
        )}
      </div>
      {isOwn && <ImageInput ref={input} multiple aria-label="Photos to add" onFiles={uploads.add} />}
      {isOwn && <PendingList entries={unsent} />}
      {!photos && <Loading error={list.error} onRetry={list.retry} skeleton={<DailyImagesSkeleton />} />}
      {isEmpty && isOwn && <AddTiles onAdd={choose} />}
      {isEmpty && !isOwn && <EmptyState title="No photos yet" text={`${name} hasn't shared any photos.`} />}
      {shown && !isEmpty && (
        <ul aria-label="Photos" className={GRID}>
          {uploads.uploads.map((upload) => (
            <UploadTile
              key={upload.key}
              upload={upload}
              onRetry={() => uploads.retry(upload)}
              onDrop={() => uploads.drop(upload.key)}
            />
          ))}
          {shown.map((photo) => (
            <PhotoThumb key={photo.id} photo={photo} onOpen={(from) => show({ photo, from })} />
          ))}
        </ul>
      )}
      {isLong && !showsAll && (
        <Button variant="secondary" block className="mt-3" onClick={() => setShowsAll(true)}>
          See all
        </Button>
      )}
      {showsAll && (
        <div className="pt-3">
          <ListFooter list={list} skeleton={<DailyImagesSkeleton />} />
        </div>
      )}
      <DetailLayer item={detail} known={known} onClose={close} />
    </section>
  );
}
