import { useClaimStats } from "@/lib/activity/stats/hooks";
import { ApiError } from "@/lib/core/client/api-client";
import { formOf, type PendingUpload } from "@/lib/core/client/outbox-entry";
import { sendOrQueue, useUnsent } from "@/lib/core/client/send-or-queue";
import { useRefresh, useRefreshAfterPost } from "@/lib/core/client/sync";
import { uploadForm } from "@/lib/core/client/upload";
import type { QueuedUpload } from "@/lib/core/client/use-upload-queue";
import { paths } from "@/lib/core/shared/paths";
import { STALE_AFTER } from "@/lib/core/shared/stale-after";
import type { CreatedPhoto, CreatePhotoInput, Uploaded, UploadPurpose } from "../photos/schema";

type NewPost = {
  title: string;
  experience: CreatePhotoInput;
  uploads: readonly PendingUpload[];
  /** Reused for retries, so that only one post is created. */
  key: string;
};

/** Spec §7: posts pictures, which are uploaded first unless they already are. Undefined if it waits in the outbox. */
export function useCreatePhoto() {
  const refresh = useRefresh();
  const refreshAfterPost = useRefreshAfterPost();
  const claimStats = useClaimStats();
  return async ({ title, experience, uploads, key }: NewPost) => {
    const shownIn = experience.workoutId ? [paths.api.workout(experience.workoutId)] : [];
    const photo = await sendOrQueue<CreatedPhoto>({
      kind: "Photo post",
      details: title,
      method: "POST",
      url: paths.api.photos,
      body: experience,
      uploads,
      key,
      stale: [...STALE_AFTER.photo, ...shownIn],
    }).catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      throw new Error(`Failed to upload photo: ${error.statusText}`, { cause: error });
    });
    if (!photo) return undefined;
    void refreshAfterPost();
    void claimStats({ activityId: photo.id, experiencesCount: 1 });
    await refresh(shownIn);
    return photo;
  };
}

/** Spec §3: the fields of home's upload form and of the profile's Add button. */
const FIELDS = {
  home: { altText: "", activityType: "general", showInHome: "true" },
  profile: { showInProfile: "true", activityType: "experience" },
};

/** Posts one photo in one request. Undefined if it waits in the outbox. */
export function useUploadPhoto(place: keyof typeof FIELDS) {
  const refresh = useRefreshAfterPost();
  return async ({ photo, caption, idempotencyKey, onProgress }: QueuedUpload & { caption?: string }) => {
    const posted = await sendOrQueue<CreatedPhoto>(
      {
        kind: "Photo",
        method: "POST",
        url: paths.api.uploadPhoto,
        form: Object.entries({ photoUrl: photo, ...(caption !== undefined && { caption }), ...FIELDS[place] }),
        ...(caption && { details: caption }),
        key: idempotencyKey,
        stale: STALE_AFTER.photo,
      },
      onProgress,
    );
    const refreshed = posted && refresh();
    if (place === "profile") await refreshed; // The tile stays until the list contains the photo.
    return posted;
  };
}

export const useUnsentPhotos = () => useUnsent(paths.api.photos, paths.api.uploadPhoto);

/**
 * Stores a picture before the post, draft, profile, or event that will show it exists. Unused pictures are deleted
 * later (`sweepMedia`).
 */
export function uploadPicture(
  purpose: Exclude<UploadPurpose, "post">,
  { photo, ...upload }: QueuedUpload & { account: string },
): Promise<Uploaded> {
  return uploadForm<Uploaded>(paths.api.uploadPhoto, formOf(Object.entries({ photo, purpose })), upload);
}
