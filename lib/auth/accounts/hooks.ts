"use client";

import { useCallback } from "react";
import useSWR, { useSWRConfig } from "swr";
import { type ApiError, putJson } from "@/lib/core/client/api-client";
import { noteFetched } from "@/lib/core/client/freshness";
import { newIdempotencyKey } from "@/lib/core/client/idempotency-key";
import { useRefresh } from "@/lib/core/client/sync";
import { uploadForm } from "@/lib/core/client/upload";
import { paths } from "@/lib/core/shared/paths";
import { STALE_AFTER } from "@/lib/core/shared/stale-after";
import type { CurrentUser, UpdateProfile } from "./schema";

/** The signed-in person. */
export function useCurrentUser() {
  const { data, error, mutate } = useSWR<CurrentUser, ApiError>(paths.api.currentUser);
  return { user: data, error, retry: mutate };
}

/** Spec §7: "Response is the user, stored as current user". */
export function useUpdateProfile() {
  const { mutate } = useSWRConfig();
  const refresh = useRefresh();
  return useCallback(
    async (profile: UpdateProfile) => {
      const user = await putJson<CurrentUser>(paths.api.profile, profile);
      noteFetched(paths.api.currentUser);
      await mutate(paths.api.currentUser, user, { revalidate: false });
      void refresh(STALE_AFTER.profile(user.id));
      return user;
    },
    [mutate, refresh],
  );
}

/** Stores a picture for the profile; it is shown once the profile names it. */
export async function uploadPortrait(photo: Blob, purpose: "avatar" | "cover", onProgress: (share: number) => void) {
  const form = new FormData();
  form.set("photo", photo, "photo.jpg");
  form.set("purpose", purpose);
  const upload = { idempotencyKey: newIdempotencyKey(), onProgress };
  const { photoUrl } = await uploadForm<{ photoUrl: string }>(paths.api.uploadPhoto, form, upload);
  return photoUrl;
}
