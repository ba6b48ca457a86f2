import { Camera, ImagePlus } from "lucide-react";
import { useState } from "react";
import { OwnPhotosSheet } from "@/components/feed/own-photos-sheet";
import { PhotoGrid } from "@/components/feed/photo-grid";
import { Button } from "@/components/ui/button";
import { LinkButton } from "@/components/ui/link-button";
import { useWorkoutPhotos } from "@/lib/activity/workout-photos/hooks";
import type { WorkoutDetail } from "@/lib/activity/workouts/schema";
import { paths } from "@/lib/core/shared/paths";

export function WorkoutPhotos({ workout: { id, photos, isMine } }: { workout: WorkoutDetail }) {
  const own = useWorkoutPhotos(id, photos);
  const [isAdding, setAdding] = useState(false);
  if (photos.length === 0 && !isMine) return null;
  return (
    <section aria-label="Photos" className="flex flex-col gap-2">
      {photos.length > 0 && <PhotoGrid photos={photos} className="gap-1" />}
      {isMine && (
        <Button block variant="secondary" aria-haspopup="dialog" onClick={() => setAdding(true)}>
          <ImagePlus className="size-5" />
          {photos.length > 0 ? "Edit photos" : "Add photos"}
        </Button>
      )}
      {isMine && (
        <OwnPhotosSheet
          photos={own}
          description="People who can see this workout see the photos you've shared with them."
          open={isAdding}
          onOpenChange={setAdding}
        >
          <LinkButton href={paths.newPostOf(id)} variant="secondary" block className="mb-3">
            <Camera className="size-5" />
            Post a new photo
          </LinkButton>
        </OwnPhotosSheet>
      )}
    </section>
  );
}
