"use client";

import { useCallback } from "react";
import useSWR from "swr";
import { ApiError, NetworkError, postJson } from "@/lib/core/client/api-client";
import { useFeed } from "@/lib/core/client/endless";
import { useEntityPatch } from "@/lib/core/client/entity-patch";
import { toggleOptimistically } from "@/lib/core/client/optimistic-toggle";
import { formOf } from "@/lib/core/client/outbox";
import { isReachable } from "@/lib/core/client/reachable";
import { keepWrite, sendOrKeep } from "@/lib/core/client/send-or-keep";
import { STALE } from "@/lib/core/client/swr";
import { useRefreshAfterPost } from "@/lib/core/client/sync";
import { uploadForm } from "@/lib/core/client/upload";
import { paths } from "@/lib/core/shared/paths";
import { STALE_AFTER } from "@/lib/core/shared/stale-after";
import { likedAs } from "../likes/rules";
import type { LikeState } from "../likes/schema";
import type { CreatedPhoto, CreatePhotoInput, Photo, ProfilePhoto } from "./schema";

const isPhoto = (value: object, id: string): value is Photo =>
  "photoUrl" in value && "isLiked" in value && "id" in value && value.id === id;

/** Changes a photo wherever it is shown, without a call. */
export const usePatchPhoto = () => useEntityPatch(isPhoto);

/** One photo; `known` is how a list already showed it. */
export function usePhoto(id: string, known?: Photo) {
  const { data, error, isLoading, mutate } = useSWR<Photo, ApiError>(paths.api.photo(id), {
    dedupingInterval: STALE.photos,
    ...(known && { fallbackData: known }),
  });
  return { photo: data, error, isLoading, retry: mutate };
}

/** Likes at once, everywhere the photo is shown; a refusal puts it back and rejects. */
export function useLike() {
  const patchPhoto = usePatchPhoto();
  return useCallback(
    async (id: string, isLiked: boolean) => {
      const answer = await toggleOptimistically<LikeState>(`like ${id}`, isLiked, {
        show: (on) => patchPhoto(id, (photo) => likedAs(photo, on)),
        send: (on) =>
          sendOrKeep<LikeState>({
            kind: on ? "like" : "unlike",
            details: "",
            subject: `like photo ${id}`,
            method: on ? "PUT" : "DELETE",
            url: paths.api.likePhoto(id),
            stale: [paths.api.photo(id)],
          }),
      });
      if (answer) patchPhoto(id, (photo) => ({ ...photo, ...answer }));
    },
    [patchPhoto],
  );
}

/** Removes one's own photo for good; lists lose it at once when the server has agreed. */
export function useDeletePhoto() {
  const patchPhoto = usePatchPhoto();
  const refresh = useRefreshAfterPost();
  return useCallback(
    async (id: string) => {
      await sendOrKeep({
        kind: "photoDeletion",
        details: "",
        subject: `photo ${id}`,
        method: "DELETE",
        url: paths.api.photo(id),
        stale: STALE_AFTER.post,
      });
      patchPhoto(id, () => null);
      void refresh();
    },
    [patchPhoto, refresh],
  );
}

/** Spec §7: one post of pictures uploaded before. The key is kept across retries, so that it is made once. */
export function useCreatePhoto() {
  const refresh = useRefreshAfterPost();
  return useCallback(
    async (experience: CreatePhotoInput, idempotencyKey: string) => {
      const photo = await postJson<CreatedPhoto>(paths.api.photos, experience, idempotencyKey).catch(
        (error: unknown) => {
          if (!(error instanceof ApiError)) throw error;
          throw new Error(`Failed to upload photo: ${error.statusText}`, { cause: error });
        },
      );
      void refresh();
      return photo;
    },
    [refresh],
  );
}

export type HomeUpload = {
  photo: Blob;
  caption: string;
  altText?: string;
  idempotencyKey: string;
};

/** Spec §3, upload form of home: one file, activityType "general", shown in home. False where it waits on this device. */
export function useUploadHomePhoto() {
  const refresh = useRefreshAfterPost();
  return useCallback(
    async ({ photo, caption, altText = "", idempotencyKey }: HomeUpload) => {
      const posted = await sendOrKeep<CreatedPhoto>({
        kind: "photo",
        details: caption,
        method: "POST",
        url: paths.api.uploadPhoto,
        form: [
          ["photoUrl", photo],
          ["caption", caption],
          ["altText", altText],
          ["activityType", "general"],
          ["showInHome", "true"],
        ],
        key: idempotencyKey,
        stale: [...STALE_AFTER.post, ...STALE_AFTER.postSettled],
      });
      if (posted) void refresh();
      return posted;
    },
    [refresh],
  );
}

const NEAR_TOP = 900;

/** What a person shows on their profile; one's own without an id. */
export function useProfilePhotos(userId: string | null) {
  const address = userId === null ? paths.api.profilePhotos : paths.api.photosOf(userId);
  const mayReplace = useCallback(() => window.scrollY < NEAR_TOP, []);
  const list = useFeed<ProfilePhoto>(address, {
    endpoint: paths.api.profilePhotos,
    staleAfter: STALE.profilePhotos,
    mayReplace,
  });
  return { ...list, photos: list.items };
}

type ProfileUpload = { photo: Blob; account: string; idempotencyKey: string; onProgress: (share: number) => void };

/** Spec §3, the profile's Add button: one call per chosen image. */
export async function uploadProfilePhoto({ photo, ...upload }: ProfileUpload): Promise<CreatedPhoto | undefined> {
  const fields = [
    ["photoUrl", photo],
    ["showInProfile", "true"],
    ["activityType", "experience"],
  ] as const;
  const isTried = navigator.onLine;
  try {
    return await uploadForm<CreatedPhoto>(paths.api.uploadPhoto, formOf(fields), upload);
  } catch (error) {
    const write = {
      kind: "photo",
      details: "",
      method: "POST",
      url: paths.api.uploadPhoto,
      form: fields,
      key: upload.idempotencyKey,
      stale: [...STALE_AFTER.post, ...STALE_AFTER.postSettled],
    } as const;
    if (error instanceof NetworkError && !(await isReachable()) && (await keepWrite(write, isTried))) return undefined;
    throw error;
  }
}
