import { readDeviceEntry, removeDeviceEntry, writeDeviceEntry } from "@/lib/core/client/device-store";
import { setUnfinishedCookie } from "@/lib/core/client/unfinished";
import type { QueuedPhoto } from "@/lib/core/client/use-upload-queue";
import { type Composition, EMPTY } from "./composition";

const KEY = "new-post";
const VERSION = 1;

/** One attempt to post: its content and its idempotency key. */
export type PostAttempt = { content: string; key: string };
type StoredComposition = { version: typeof VERSION; composition: Composition; attempt: PostAttempt | null };

/** A picture whose bytes are stored here is uploaded again: the composition may outlive the server's unused uploads. */
function asStoredPhoto(photo: QueuedPhoto): QueuedPhoto {
  const isHere = photo.blob !== null;
  return {
    ...photo,
    preview: isHere ? "" : photo.preview,
    photoUrl: isHere ? null : photo.photoUrl,
    state: isHere ? "ready" : "stored",
    progress: isHere ? 0 : 1,
    problem: null,
  };
}

export function saveComposition(userId: string, composition: Composition, attempt: PostAttempt | null): Promise<void> {
  const photos = composition.photos
    .filter(({ blob, photoUrl }) => blob !== null || photoUrl !== null)
    .map(asStoredPhoto);
  setUnfinishedCookie("post", "1");
  return writeDeviceEntry(userId, KEY, {
    version: VERSION,
    composition: { ...composition, photos },
    attempt,
  } satisfies StoredComposition);
}

export function deleteComposition(userId: string): Promise<void> {
  setUnfinishedCookie("post", null);
  return removeDeviceEntry(userId, KEY);
}

/** Only this module writes it, so its version is enough to know its shape. */
function isStoredComposition(value: unknown): value is StoredComposition {
  return typeof value === "object" && value !== null && "version" in value && value.version === VERSION;
}

export async function readComposition(
  userId: string,
): Promise<{ composition: Composition; attempt: PostAttempt | null } | null> {
  const stored = await readDeviceEntry(userId, KEY);
  if (!isStoredComposition(stored)) return null;
  const photos = stored.composition.photos.map((photo) =>
    photo.blob ? { ...photo, preview: URL.createObjectURL(photo.blob) } : photo,
  );
  return { composition: { ...EMPTY, ...stored.composition, photos }, attempt: stored.attempt };
}
