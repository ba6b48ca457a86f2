"use client";

import { useCallback } from "react";
import { useSWRConfig } from "swr";
import { deleteJson, putJson } from "@/lib/core/client/api-client";
import { useChangeEverywhere } from "@/lib/core/client/change-everywhere";
import { useEndless } from "@/lib/core/client/endless";
import { useRefresh } from "@/lib/core/client/sync";
import { paths } from "@/lib/core/shared/paths";
import type { Photo, TaggedPerson } from "@/lib/feed/photos/schema";

const always = () => true;

/** Photos in which somebody asks to tag the viewer, or has. */
export function useTaggedPhotos(status: "pending" | "accepted") {
  const address = paths.api.tags(status);
  return useEndless<Photo>(address, { endpoint: address, staleAfter: 0, mayReplace: always });
}

const hasTags = (thing: object): thing is { id: string; tags: TaggedPerson[] } =>
  "tags" in thing && Array.isArray(thing.tags);

/** The tagged person's answer: yes, or no, now or later. Shown wherever the photo is. */
export function useAnswerTag(viewerId: string) {
  const change = useChangeEverywhere("/api/");
  const refresh = useRefresh();
  const { mutate } = useSWRConfig();
  return useCallback(
    async (photoId: string, agrees: boolean) => {
      await (agrees ? putJson(paths.api.tag(photoId)) : deleteJson(paths.api.tag(photoId)));
      change(photoId, (thing) => {
        if (!hasTags(thing)) return thing;
        const others = thing.tags.filter(({ id }) => id !== viewerId);
        const me = thing.tags.find(({ id }) => id === viewerId);
        return { ...thing, tags: agrees && me ? [...others, { ...me, status: "accepted" }] : others };
      });
      await Promise.allSettled([
        refresh([paths.api.tags("pending"), paths.api.tags("accepted")]),
        mutate(paths.api.photo(photoId)),
      ]);
    },
    [change, refresh, mutate, viewerId],
  );
}
