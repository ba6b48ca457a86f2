import { useFeed } from "@/lib/core/client/endless";
import { entityWith, useEntityPatch } from "@/lib/core/client/entity-patch";
import { useEntityRemoval } from "@/lib/core/client/entity-removal";
import { deleteOrQueue, toggleOrQueue } from "@/lib/core/client/send-or-queue";
import { STALE } from "@/lib/core/client/swr";
import { useRefreshAfterPost } from "@/lib/core/client/sync";
import { useData } from "@/lib/core/client/use-data";
import { withQuery } from "@/lib/core/shared/address";
import { paths } from "@/lib/core/shared/paths";
import { STALE_AFTER } from "@/lib/core/shared/stale-after";
import { likedAs } from "../likes/rules";
import type { LikeState } from "../likes/schema";
import type { Photo, ProfilePhoto } from "./schema";

const isPhoto = entityWith<Photo>("photoUrl", "isLiked");

/** Updates a photo wherever it is shown, without a request. */
export const usePatchPhoto = () => useEntityPatch(isPhoto);

/** Removes a photo from every list; the function it returns restores it. */
export const useRemovePhoto = () => useEntityRemoval(isPhoto);

/** One photo; `known` is its data from a list. */
export function usePhoto(id: string, known?: Photo) {
  const { data, error, isLoading, retry } = useData<Photo>(paths.api.photo(id), {
    dedupingInterval: STALE.photos,
    ...(known && { fallbackData: known }),
  });
  return { photo: data, error, isLoading, retry };
}

/** Likes immediately, everywhere the photo is shown; rolled back with a rejection if the server refuses. */
export function useLike() {
  const patchPhoto = usePatchPhoto();
  return async (id: string, isLiked: boolean) => {
    const answer = await toggleOrQueue<LikeState>(isLiked, {
      kinds: ["Like", "Unlike"],
      subject: `like photo ${id}`,
      url: paths.api.likePhoto(id),
      stale: [paths.api.photo(id)],
      show: (on) => patchPhoto(id, (photo) => likedAs(photo, on)),
    });
    if (answer) patchPhoto(id, (photo) => ({ ...photo, ...answer }));
  };
}

/** Permanently deletes the user's photo; lists remove it once the server has confirmed. */
export function useDeletePhoto() {
  const patchPhoto = usePatchPhoto();
  const refresh = useRefreshAfterPost();
  return async (id: string) => {
    const url = paths.api.photo(id);
    await deleteOrQueue({ kind: "Photo deletion", subject: `photo ${id}`, url, stale: STALE_AFTER.photo });
    patchPhoto(id, () => null);
    void refresh();
  };
}

const NEAR_TOP = 900;

const PLACE_PHOTOS = 12;

/** Photos from places (spec §7), newest first: none if they can't be loaded. */
export function usePlacePhotos() {
  const { data, error } = useData<Photo[]>(withQuery(paths.api.discoverPhotos, { limit: PLACE_PHOTOS }), {
    dedupingInterval: STALE.photos,
  });
  return data ?? (error && []);
}

export function useProfilePhotos(userId: string | null) {
  const address = userId === null ? paths.api.profilePhotos : paths.api.photosOf(userId);
  const mayReplace = () => window.scrollY < NEAR_TOP;
  const list = useFeed<ProfilePhoto>(address, { staleAfter: STALE.profilePhotos, mayReplace });
  return { ...list, photos: list.items };
}
