import { ItemList } from "@/components/ui/item-list";
import { LoadMore } from "@/components/ui/load-more";
import { Sheet } from "@/components/ui/sheet";
import { RowSkeleton, SkeletonGroup } from "@/components/ui/skeleton";
import { Thumbnail } from "@/components/ui/thumbnail";
import { TimeAgo } from "@/components/ui/time-ago";
import type { OverlayControl } from "@/components/ui/use-back-close";
import { usePhotoEdits } from "@/lib/feed/photo-edits/hooks";

const SKELETON = (
  <SkeletonGroup label="Loading earlier versions" count={2} className="flex flex-col gap-4">
    <RowSkeleton picture="size-16 rounded-control" lines={["h-4 w-40", "h-3.5 w-full"]} />
  </SkeletonGroup>
);

export function PhotoEditsSheet({ photoId, ...sheet }: OverlayControl & { photoId: string }) {
  const list = usePhotoEdits(photoId);
  return (
    <Sheet {...sheet} title="Earlier versions" description="Only you can see these.">
      <ItemList
        list={list}
        skeleton={SKELETON}
        empty={null}
        isOrdered
        className="flex flex-col gap-4"
        itemClassName="flex gap-3"
        foot={<LoadMore list={list} className="mt-4" />}
      >
        {(edit) => (
          <>
            <Thumbnail
              image={edit.photos[0]?.photoUrl}
              alt={edit.photos[0]?.altText}
              placeholder={edit.photos[0]?.placeholder}
              className="size-16"
            />
            <div className="min-w-0">
              <p className="text-ink-soft text-sm">
                Replaced <TimeAgo iso={edit.replacedAt} />
              </p>
              <p className="break-words font-semibold leading-snug">{edit.title}</p>
              <p className="text-ink-soft text-sm">{edit.location}</p>
              {edit.caption && <p className="mt-1 whitespace-pre-line break-words leading-snug">{edit.caption}</p>}
            </div>
          </>
        )}
      </ItemList>
    </Sheet>
  );
}
