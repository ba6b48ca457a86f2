"use client";

import { useCallback, useEffect, useMemo } from "react";
import useSWR, { useSWRConfig } from "swr";
import { ApiError, callApi, deleteJson, postJson, putJson } from "@/lib/core/client/api-client";
import { cachedKeysOf } from "@/lib/core/client/cached-keys";
import { useEndless } from "@/lib/core/client/endless";
import { STALE } from "@/lib/core/client/swr";
import { useRefreshAfterPost } from "@/lib/core/client/sync";
import { uploadForm } from "@/lib/core/client/upload";
import { wish } from "@/lib/core/client/wish";
import { paths } from "@/lib/core/shared/paths";
import type { LikeState } from "../likes/schema";
import type { CreatePhotoInput, Photo, ProfilePhoto } from "./schema";

type Change = (photo: Photo) => Photo | null;
const LISTS = [paths.api.homePhotos, paths.api.discoverPhotos, paths.api.profilePhotos];

const isPhoto = (value: object): value is Photo => "id" in value && "photoUrl" in value && "isLiked" in value;

/** The same answer with one photo changed, or without it: an array, a page, pages of a list, or the photo itself. */
function changed(value: unknown, id: string, change: Change): unknown {
  if (Array.isArray(value)) return value.map((entry) => changed(entry, id, change)).filter((entry) => entry !== null);
  if (typeof value !== "object" || value === null) return value;
  if ("items" in value) return { ...value, items: changed(value.items, id, change) };
  return isPhoto(value) && value.id === id ? change(value) : value;
}

/** Changes a photo wherever it is shown, without a call. */
export function useChangePhoto(): (id: string, change: Change) => void {
  const { cache, mutate } = useSWRConfig();
  return useCallback(
    (id, change) => {
      const keys = LISTS.flatMap((path) => cachedKeysOf(cache, path)).concat(paths.api.photo(id));
      for (const key of keys) {
        void mutate(key, (value: unknown) => changed(value, id, change) ?? undefined, { revalidate: false });
      }
    },
    [cache, mutate],
  );
}

/** One photo; `known` is how a list already showed it. */
export function usePhoto(id: string, known?: Photo) {
  const { cache, mutate: mutateKey } = useSWRConfig();
  const key = paths.api.photo(id);
  const { data, error, isLoading, mutate } = useSWR<Photo, ApiError>(key, {
    dedupingInterval: STALE.photos,
    ...(known && { fallbackData: known }),
  });
  // What a list or the server handed over is only a fallback to SWR; in the cache, a like can change it.
  useEffect(() => {
    if (data && cache.get(key)?.data === undefined) void mutateKey(key, data, { revalidate: false });
  }, [data, cache, key, mutateKey]);
  return { photo: data, error, isLoading, retry: mutate };
}

/** Likes at once, everywhere the photo is shown; a refusal puts it back and rejects. */
export function useLike() {
  const changePhoto = useChangePhoto();
  return useCallback(
    async (id: string, isLiked: boolean) => {
      const answer = await wish<LikeState>(`like ${id}`, isLiked, {
        show: (on) =>
          changePhoto(id, (photo) => {
            if (photo.isLiked === on) return photo;
            return { ...photo, isLiked: on, likes: photo.likes === null ? null : photo.likes + (on ? 1 : -1) };
          }),
        send: (on) => (on ? putJson<LikeState>(paths.api.likePhoto(id)) : deleteJson(paths.api.likePhoto(id))),
      });
      if (answer) changePhoto(id, (photo) => ({ ...photo, ...answer }));
    },
    [changePhoto],
  );
}

/** Removes one's own photo for good; lists lose it at once when the server has agreed. */
export function useDeletePhoto() {
  const changePhoto = useChangePhoto();
  const refresh = useRefreshAfterPost();
  return useCallback(
    async (id: string) => {
      await deleteJson(paths.api.photo(id));
      changePhoto(id, () => null);
      void refresh();
    },
    [changePhoto, refresh],
  );
}

/** Spec §7: one post of pictures uploaded before. The key is kept across retries, so that it is made once. */
export function useCreatePhoto() {
  const refresh = useRefreshAfterPost();
  return useCallback(
    async (experience: CreatePhotoInput, idempotencyKey: string) => {
      const photo = await postJson<Photo>(paths.api.photos, experience, idempotencyKey).catch((error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
        throw new Error(`Failed to upload photo: ${error.statusText}`, { cause: error });
      });
      void refresh();
      return photo;
    },
    [refresh],
  );
}

export type HomeUpload = { photo: Blob; caption: string; altText?: string; idempotencyKey: string };

/** Spec §3, upload form of home: one file, activityType "general", shown in home. */
export function useUploadHomePhoto() {
  const refresh = useRefreshAfterPost();
  return useCallback(
    async ({ photo, caption, altText = "", idempotencyKey }: HomeUpload) => {
      const form = new FormData();
      form.set("photoUrl", photo, "photo.jpg");
      form.set("caption", caption);
      form.set("altText", altText);
      form.set("activityType", "general");
      form.set("showInHome", "true");
      await callApi<Photo>(paths.api.uploadPhoto, { method: "POST", form, idempotencyKey });
      void refresh();
    },
    [refresh],
  );
}

const NEAR_TOP = 900;

/** What a person shows on their profile; one's own without an id. */
export function useProfilePhotos(userId: string | null) {
  const address = userId === null ? paths.api.profilePhotos : paths.api.photosOf(userId);
  const mayReplace = useCallback(() => window.scrollY < NEAR_TOP, []);
  const list = useEndless<ProfilePhoto>(address, {
    endpoint: paths.api.profilePhotos,
    staleAfter: STALE.profilePhotos,
    mayReplace,
  });
  const { pages } = list;
  return { ...list, photos: useMemo(() => pages?.flatMap(({ items }) => items), [pages]) };
}

type ProfileUpload = { photo: Blob; idempotencyKey: string; onProgress: (share: number) => void };

/** Spec §3, the profile's Add button: one call per chosen image. */
export function uploadProfilePhoto({ photo, ...upload }: ProfileUpload): Promise<Photo> {
  const form = new FormData();
  form.set("photoUrl", photo, "photo.jpg");
  form.set("showInProfile", "true");
  form.set("activityType", "experience");
  return uploadForm<Photo>(paths.api.uploadPhoto, form, upload);
}
