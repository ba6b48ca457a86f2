import { Button } from "@/components/ui/button";
import { failed } from "@/components/ui/failed";
import { usePending } from "@/components/ui/use-pending";
import { countOf } from "@/lib/core/shared/format";
import type { Photo } from "@/lib/feed/photos/schema";
import { useArchiveAndTrash } from "@/lib/feed/trash/hooks";
import { daysLeft, type RemovalPlace } from "@/lib/feed/trash/rules";

/** Tells the owner that no one else can see this photo, with a button to restore it. */
export function RemovedNote({ photo, place }: { photo: Photo; place: RemovalPlace }) {
  const { restorePhoto } = useArchiveAndTrash();
  const { isPending, run } = usePending((error) => failed("Couldn't restore photo", error));
  const days = photo.putAway ? daysLeft(photo.putAway.since, new Date()) : 0;
  return (
    <div className="flex items-center gap-3 rounded-control bg-sky-wash py-1 pr-1 pl-3 text-sm">
      <p className="min-w-0 flex-1 py-2">
        {place === "archive"
          ? "In your archive. Only you can see it."
          : `In your trash. Will be permanently deleted in ${countOf(days, "day")}.`}
      </p>
      <Button variant="ghost" pending={isPending} onClick={() => void run(() => restorePhoto(photo, place))}>
        Restore
      </Button>
    </div>
  );
}
