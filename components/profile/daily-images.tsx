import { ImagePlus, Plus } from "lucide-react";
import { useRef, useState } from "react";
import type { Opened } from "@/components/home/detail-layer";
import { useDetail } from "@/components/home/use-detail";
import { WaitingList } from "@/components/layout/waiting-list";
import { PhotoThumb } from "@/components/profile/photo-thumb";
import { UploadTile } from "@/components/profile/upload-tile";
import { useProfileUploads } from "@/components/profile/use-profile-uploads";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { ImageInput } from "@/components/ui/image-input";
import { ListFooter } from "@/components/ui/list-footer";
import { Loading } from "@/components/ui/loading";
import { Repeat, Skeleton, SkeletonGroup } from "@/components/ui/skeleton";
import { lazyOverlay } from "@/lib/core/client/lazy-component";
import { useProfilePhotos } from "@/lib/feed/photos/hooks";
import { useUnsentPhotos } from "@/lib/feed/uploads/hooks";

const DetailLayer = lazyOverlay(() => import("@/components/home/detail-layer"), "DetailLayer");

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
      {isOwn && <WaitingList entries={unsent} />}
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
      <DetailLayer open={detail !== null} detail={detail} known={known} onClose={close} />
    </section>
  );
}
