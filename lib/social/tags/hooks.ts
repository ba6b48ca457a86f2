"use client";

import { useCallback } from "react";
import { deleteJson, putJson } from "@/lib/core/client/api-client";
import { useEndless } from "@/lib/core/client/endless";
import { useEntityPatch } from "@/lib/core/client/entity-patch";
import { useRefresh } from "@/lib/core/client/sync";
import { paths } from "@/lib/core/shared/paths";
import { STALE_AFTER } from "@/lib/core/shared/stale-after";
import type { Photo } from "@/lib/feed/photos/schema";

/** Photos in which somebody asks to tag the viewer, or has. */
export function useTaggedPhotos(status: "pending" | "accepted") {
  const address = paths.api.tags(status);
  return useEndless<Photo>(address, { endpoint: address, staleAfter: 0 });
}

const isTagged = (value: object, id: string): value is Photo =>
  "photoUrl" in value && "tags" in value && "id" in value && value.id === id;

/** Accepts or declines a tag, also later. Shown wherever the photo is. */
export function useAnswerTag(viewerId: string) {
  const patch = useEntityPatch(isTagged);
  const refresh = useRefresh();
  return useCallback(
    async (photoId: string, agrees: boolean) => {
      await (agrees ? putJson(paths.api.tag(photoId)) : deleteJson(paths.api.tag(photoId)));
      patch(photoId, (photo) => {
        const others = photo.tags.filter(({ id }) => id !== viewerId);
        const me = photo.tags.find(({ id }) => id === viewerId);
        return { ...photo, tags: agrees && me ? [...others, { ...me, status: "accepted" }] : others };
      });
      await refresh(STALE_AFTER.tag(photoId));
    },
    [patch, refresh, viewerId],
  );
}
