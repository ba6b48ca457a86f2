import { deleteJson, putJson } from "@/lib/core/client/api-client";
import { useEndless } from "@/lib/core/client/endless";
import { entityWith, useEntityPatch } from "@/lib/core/client/entity-patch";
import { useRefresh } from "@/lib/core/client/sync";
import { paths } from "@/lib/core/shared/paths";
import { STALE_AFTER } from "@/lib/core/shared/stale-after";
import type { Photo } from "@/lib/feed/photos/schema";

/** Photos in which someone has tagged the viewer or asks to. */
export function useTaggedPhotos(status: "pending" | "accepted") {
  const endpoint = paths.api.tags(status);
  return useEndless<Photo>(endpoint, { endpoint });
}

const isTagged = entityWith<Photo>("photoUrl", "tags");

/** Accepts or declines a tag, including later. Updates the photo wherever it is shown. */
export function useAnswerTag(viewerId: string) {
  const patch = useEntityPatch(isTagged);
  const refresh = useRefresh();
  return async (photoId: string, agrees: boolean) => {
    await (agrees ? putJson(paths.api.tag(photoId)) : deleteJson(paths.api.tag(photoId)));
    patch(photoId, (photo) => {
      const others = photo.tags.filter(({ id }) => id !== viewerId);
      const me = photo.tags.find(({ id }) => id === viewerId);
      return { ...photo, tags: agrees && me ? [...others, { ...me, status: "accepted" }] : others };
    });
    await refresh(STALE_AFTER.tag(photoId));
  };
}
