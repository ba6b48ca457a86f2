import { Camera, ImagePlus } from "lucide-react";
import { useState } from "react";
import { OwnPhotosSheet } from "@/components/feed/own-photos-sheet";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { LinkButton } from "@/components/ui/link-button";
import { Thumbnail } from "@/components/ui/thumbnail";
import { useWorkoutPhotos } from "@/lib/activity/workout-photos/hooks";
import type { WorkoutDetail } from "@/lib/activity/workouts/schema";
import { paths } from "@/lib/core/shared/paths";

/** Photos of a workout; its owner adds their own. */
export function WorkoutPhotos({ workout: { id, photos, isMine } }: { workout: WorkoutDetail }) {
  const own = useWorkoutPhotos(id, photos);
  const [isAdding, setAdding] = useState(false);
  if (photos.length === 0 && !isMine) return null;
  return (
    <section aria-label="Photos" className="flex flex-col gap-2">
      {photos.length > 0 && (
        <ul className="grid grid-cols-3 gap-1">
          {photos.map(({ id: photoId, title, photoUrl, placeholder, altText }) => (
            <li key={photoId}>
              <Link
                href={paths.photo(photoId)}
                aria-label={altText || title}
                className="block overflow-hidden rounded-control"
              >
                <Thumbnail image={photoUrl} placeholder={placeholder} className="w-full" />
              </Link>
            </li>
          ))}
        </ul>
      )}
      {isMine && (
        <Button block variant="secondary" aria-haspopup="dialog" onClick={() => setAdding(true)}>
          <ImagePlus className="size-5" />
          {photos.length > 0 ? "Edit photos" : "Add photos"}
        </Button>
      )}
      {isAdding && (
        <OwnPhotosSheet
          photos={own}
          description="People who can see this workout see the photos you've shared with them."
          onClosed={() => setAdding(false)}
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
