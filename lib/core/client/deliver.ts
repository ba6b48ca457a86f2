import { paths } from "@/lib/core/shared/paths";
import { ApiError, callApi } from "./api-client";
import { formOf, type OutboxEntry, type PendingUpload } from "./outbox-entry";

/** It was discarded or changed on this device before it was sent. */
export class DiscardedError extends Error {}

type Delivery = {
  /** The user who made the change; refused if another user is signed in. */
  account?: string;
  /** It was queued instead of being sent right away. */
  isLate?: boolean;
  isInBackground?: boolean;
  /** Upload progress of a form. */
  onProgress?: ((share: number) => void) | undefined;
  /** Records progress, so that a retry continues from there; false if the write was withdrawn. */
  note?: (noted: Partial<OutboxEntry>) => Promise<boolean | undefined>;
};

async function stored(upload: PendingUpload, account: string | undefined): Promise<PendingUpload> {
  const { key, photo, photoUrl } = upload;
  if (!photo || photoUrl !== null) return upload;
  const form = formOf(Object.entries({ photo, purpose: "draft" }));
  const request = { method: "POST", form, idempotencyKey: key, ...(account && { account }) };
  return { ...upload, photoUrl: (await callApi<{ photoUrl: string }>(paths.api.uploadPhoto, request)).photoUrl };
}

/** Sends a write, its pictures first: from the page it was made on, or later from the outbox. */
export async function deliver<Answer>(one: OutboxEntry, delivery: Delivery): Promise<Answer> {
  const { account, isLate = false, isInBackground = false, onProgress, note = async () => true } = delivery;
  const { method, url, form, key, timeField } = one;
  const uploads = [...(one.uploads ?? [])];
  const record = async (noted: Partial<OutboxEntry>) => {
    if ((await note(noted)) === false) throw new DiscardedError();
  };
  for (const [index, upload] of uploads.entries()) {
    await record({ uploads });
    uploads[index] = await stored(upload, account);
  }
  const photos = uploads.map(({ photoUrl }) => photoUrl);
  const body = photos.length > 0 ? { ...one.body, photoUrl: photos[0], photos } : one.body;
  await record({ uploads, isTried: one.isTried || navigator.onLine });
  const sent = { idempotencyKey: key, ...(account && { account }) };
  if (form && onProgress) {
    const { uploadForm } = await import("./upload");
    return uploadForm<Answer>(url, formOf(form), { ...sent, onProgress });
  }
  const call = (content: object | undefined) =>
    callApi<Answer>(url, {
      ...{ method, ...sent, isInBackground },
      ...(content && { body: content }),
      ...(form && { form: formOf(form) }),
    });
  if (!isLate || !timeField) return call(body);
  return call({ [timeField]: new Date(one.at).toISOString(), ...body }).catch((error: unknown) => {
    // The first attempt, without the time, arrived, and only its response was lost: the server has stored it.
    if (one.isTried && error instanceof ApiError && error.status === 422) return call(body);
    throw error;
  });
}
