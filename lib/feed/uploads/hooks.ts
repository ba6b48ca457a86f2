import { useClaimStats } from "@/lib/activity/stats/hooks";
import { ApiError, NetworkError, postJson } from "@/lib/core/client/api-client";
import { formOf } from "@/lib/core/client/outbox-entry";
import { isReachable } from "@/lib/core/client/reachable";
import { enqueueWrite, sendOrQueue } from "@/lib/core/client/send-or-queue";
import { useRefreshAfterPost } from "@/lib/core/client/sync";
import { uploadForm } from "@/lib/core/client/upload";
import type { QueuedUpload } from "@/lib/core/client/use-upload-queue";
import { paths } from "@/lib/core/shared/paths";
import { STALE_AFTER } from "@/lib/core/shared/stale-after";
import type { CreatedPhoto, CreatePhotoInput, Uploaded, UploadPurpose } from "../photos/schema";

/** Spec §7: one post of pictures uploaded before. The key is kept across retries, so that only one post is created. */
export function useCreatePhoto() {
  const refresh = useRefreshAfterPost();
  const claimStats = useClaimStats();
  return async (experience: CreatePhotoInput, idempotencyKey: string) => {
    const photo = await postJson<CreatedPhoto>(paths.api.photos, experience, idempotencyKey).catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      throw new Error(`Failed to upload photo: ${error.statusText}`, { cause: error });
    });
    void refresh();
    void claimStats({ activityId: photo.id, experiencesCount: 1 });
    return photo;
  };
}

export type HomeUpload = {
  photo: Blob;
  caption: string;
  altText?: string;
  idempotencyKey: string;
  onProgress: (share: number) => void;
};

/**
 * Spec §3, upload form of home: one file, activityType "general", shown in home. False if it is queued on this device.
 */
export function useUploadHomePhoto() {
  const refresh = useRefreshAfterPost();
  return async ({ photo, caption, altText = "", idempotencyKey, onProgress }: HomeUpload) => {
    const write = {
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
      stale: STALE_AFTER.photo,
    } as const;
    const posted = await sendOrQueue<CreatedPhoto>(write, onProgress);
    if (posted) void refresh();
    return posted;
  };
}

type PictureUpload = QueuedUpload & { account: string };

/**
 * Stores a picture before the post, draft, profile, or event that will show it exists. Unused pictures are deleted
 * later (`sweepMedia`).
 */
export function uploadPicture(
  purpose: Exclude<UploadPurpose, "post">,
  { photo, ...upload }: PictureUpload,
): Promise<Uploaded> {
  const form = formOf([
    ["photo", photo],
    ["purpose", purpose],
  ]);
  return uploadForm<Uploaded>(paths.api.uploadPhoto, form, upload);
}

/** Spec §3, the profile's Add button: one call per chosen image. */
export async function uploadProfilePhoto({ photo, ...upload }: PictureUpload): Promise<CreatedPhoto | undefined> {
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
      stale: STALE_AFTER.photo,
    } as const;
    if (error instanceof NetworkError && !(await isReachable()) && (await enqueueWrite(write, isTried)))
      return undefined;
    throw error;
  }
}
