"use client";

import { Archive, Trash2, Undo2 } from "lucide-react";
import { useState } from "react";
import { BareScreen } from "@/components/layout/bare-screen";
import { ListRefresh } from "@/components/layout/list-refresh";
import { AlertDialog } from "@/components/ui/alert-dialog";
import { EmptyState } from "@/components/ui/empty-state";
import { failed } from "@/components/ui/failed";
import { IconButton } from "@/components/ui/icon-button";
import { ItemList } from "@/components/ui/item-list";
import { Link } from "@/components/ui/link";
import { LinkButton } from "@/components/ui/link-button";
import { ListFooter } from "@/components/ui/list-footer";
import { Segmented } from "@/components/ui/segmented";
import { RowSkeleton, SkeletonGroup } from "@/components/ui/skeleton";
import { Thumbnail } from "@/components/ui/thumbnail";
import { toast } from "@/components/ui/use-toast";
import { useUrlState } from "@/components/ui/use-url-state";
import { oneOf } from "@/lib/core/shared/address";
import { countOf } from "@/lib/core/shared/format";
import { paths } from "@/lib/core/shared/paths";
import { useDeletePhoto } from "@/lib/feed/photos/hooks";
import type { Photo } from "@/lib/feed/photos/schema";
import { useArchiveAndTrash, useRemovedPhotos } from "@/lib/feed/trash/hooks";
import { daysLeft, REMOVAL_PLACES, type RemovalPlace, TRASH_DAYS } from "@/lib/feed/trash/rules";

const PLACES = [
  { value: "archive", label: "Archive" },
  { value: "trash", label: "Trash" },
] as const;

const EMPTY = {
  archive: {
    icon: <Archive />,
    title: "Nothing archived",
    text: "Archived posts are hidden from everyone and keep their likes and comments.",
    action: <LinkButton href={paths.profile()}>Your posts</LinkButton>,
  },
  trash: {
    icon: <Trash2 />,
    title: "The trash is empty",
    text: `Deleted posts stay here for ${TRASH_DAYS} days so you can restore them.`,
  },
} as const;

function ListSkeleton() {
  return (
    <SkeletonGroup label="Loading photos" count={4} className="flex flex-col gap-2">
      <RowSkeleton picture="size-16 rounded-control" lines={["h-4 w-40", "h-3.5 w-24"]} />
    </SkeletonGroup>
  );
}

type RowProps = { photo: Photo; place: RemovalPlace; onBack: () => void; onDelete: () => void };

function Row({ photo, place, onBack, onDelete }: RowProps) {
  const days = photo.removed ? daysLeft(photo.removed.since, new Date()) : TRASH_DAYS;
  return (
    <article className="flex items-center gap-3 rounded-card border border-line bg-card p-2 pr-1">
      <Link href={paths.photo(photo.id)} className="flex min-h-11 min-w-0 flex-1 items-center gap-3">
        <Thumbnail image={photo.photoUrl} alt={photo.altText} placeholder={photo.placeholder} className="size-16" />
        <span className="min-w-0">
          <span className="line-clamp-2 font-semibold leading-snug">{photo.title}</span>
          <span className="block text-ink-soft text-sm">
            {place === "trash" ? `${countOf(days, "day")} left` : photo.location}
          </span>
        </span>
      </Link>
      <IconButton label={`Restore ${photo.title}`} icon={Undo2} onClick={onBack} />
      {place === "trash" && <IconButton label={`Permanently delete ${photo.title}`} icon={Trash2} onClick={onDelete} />}
    </article>
  );
}

function RemovedPhotoList({ place }: { place: RemovalPlace }) {
  const list = useRemovedPhotos(place);
  const { restorePhoto } = useArchiveAndTrash();
  const deletePhoto = useDeletePhoto();
  const [toDelete, setToDelete] = useState<Photo | null>(null);
  const back = async (photo: Photo) => {
    try {
      await restorePhoto(photo, place);
      toast({ title: "Photo restored", description: photo.title });
    } catch (failure) {
      failed("Couldn't restore photo", failure);
    }
  };
  return (
    <>
      <ItemList
        list={list}
        skeleton={<ListSkeleton />}
        empty={<EmptyState {...EMPTY[place]} />}
        className="flex flex-col gap-2"
        foot={<ListFooter list={list} skeleton={<ListSkeleton />} end={null} />}
      >
        {(photo) => (
          <Row photo={photo} place={place} onBack={() => void back(photo)} onDelete={() => setToDelete(photo)} />
        )}
      </ItemList>
      <AlertDialog
        open={toDelete !== null}
        onOpenChange={() => setToDelete(null)}
        title="Delete permanently?"
        description="The post's photos, likes, and comments will be deleted too. This can't be undone."
        confirmLabel="Delete"
        pendingLabel="Deleting..."
        onConfirm={async () => toDelete && deletePhoto(toDelete.id)}
        onFailed={(failure) => failed("Couldn't delete photo", failure)}
      />
    </>
  );
}

const placeIn = (params: { get: (name: string) => string | null }) => ({
  place: oneOf(REMOVAL_PLACES, params.get("place")),
});
const placeParts = ({ place }: { place: RemovalPlace }) => ({ place });

/** The user's archived and deleted photos. Only their owner can open this screen. */
export function ArchiveAndTrashScreen() {
  const { view, change } = useUrlState({ read: placeIn, parts: placeParts });
  const { place } = view;
  return (
    <BareScreen
      title="Archive and Trash"
      back={paths.settingsPage("account")}
      className="flex flex-col gap-4 px-4 pt-4 pb-[calc(24px+var(--safe-bottom))]"
    >
      <ListRefresh endpoints={[paths.api[place]]} />
      <Segmented label="List" value={place} onValueChange={(next) => change({ place: next })} options={PLACES} />
      <RemovedPhotoList key={place} place={place} />
    </BareScreen>
  );
}
