import { Button } from "@/components/ui/button";
import { failed } from "@/components/ui/failed";
import { usePending } from "@/components/ui/use-pending";
import { countOf } from "@/lib/core/shared/format";
import type { Photo } from "@/lib/feed/photos/schema";
import { usePutAway } from "@/lib/feed/trash/hooks";
import { daysLeft, type PutAwayPlace } from "@/lib/feed/trash/rules";

/** Says to its owner that nobody else sees this photo now, and brings it back. */
export function PutAwayNote({ photo, place }: { photo: Photo; place: PutAwayPlace }) {
  const { bringBack } = usePutAway();
  const { isPending, run } = usePending((error) => failed("Not brought back", error));
  const days = photo.putAway ? daysLeft(photo.putAway.since, new Date()) : 0;
  return (
    <div className="flex items-center gap-3 rounded-control bg-sky-wash py-1 pr-1 pl-3.5 text-sm">
      <p className="min-w-0 flex-1 py-1.5">
        {place === "archive"
          ? "In your archive: only you see it."
          : `In your trash: only you see it. It is deleted in ${countOf(days, "day")}.`}
      </p>
      <Button variant="ghost" pending={isPending} onClick={() => void run(() => bringBack(photo, place))}>
        Put back
      </Button>
    </div>
  );
}
