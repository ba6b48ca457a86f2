import { useMirroredPhoto } from "@/components/app-context/use-mirrored-photo";
import { failed } from "@/components/ui/failed";
import { haptic } from "@/lib/core/client/haptic";
import { useLike } from "@/lib/feed/photos/hooks";
import type { Photo } from "@/lib/feed/photos/schema";

export function useLikePhoto({ id, photoUrl }: Photo): (isLiked: boolean) => void {
  const like = useLike();
  const mirrored = useMirroredPhoto(photoUrl);
  return (isLiked) => {
    if (isLiked) haptic();
    like(id, isLiked).then(mirrored.like, (error: unknown) =>
      failed(isLiked ? "Couldn't save your like" : "Couldn't remove your like", error),
    );
  };
}
