import { forgetKept, keep, readKept, SHARED_KEY } from "@/lib/core/client/device-store";
import type { QueuedPhoto } from "@/lib/core/client/use-upload-queue";
import { type Composition, EMPTY } from "./composition";
import { noteKeptPost } from "./kept-post";

const KEY = "new-post";
const VERSION = 1;

/** One attempt to post: the content it was made for, and the key the server knows it by. */
export type PostAttempt = { content: string; key: string };
type StoredComposition = { version: typeof VERSION; composition: Composition; attempt: PostAttempt | null };

/** A picture whose bytes are here is uploaded again: the composition may be older than unused uploads are kept. */
function keptPhoto(photo: QueuedPhoto): QueuedPhoto {
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

export function keepComposition(userId: string, composition: Composition, attempt: PostAttempt | null): Promise<void> {
  const photos = composition.photos.filter(({ blob, photoUrl }) => blob !== null || photoUrl !== null).map(keptPhoto);
  noteKeptPost(userId, true);
  return keep(userId, KEY, {
    version: VERSION,
    composition: { ...composition, photos },
    attempt,
  } satisfies StoredComposition);
}

export function forgetComposition(userId: string): Promise<void> {
  noteKeptPost(userId, false);
  return forgetKept(userId, KEY);
}

/** Only this module writes it, so its version says enough about its shape. */
function isKept(value: unknown): value is StoredComposition {
  return typeof value === "object" && value !== null && "version" in value && value.version === VERSION;
}

export async function readComposition(
  userId: string,
): Promise<{ composition: Composition; attempt: PostAttempt | null } | null> {
  const kept = await readKept(userId, KEY);
  if (!isKept(kept)) return null;
  const photos = kept.composition.photos.map((photo) =>
    photo.blob ? { ...photo, preview: URL.createObjectURL(photo.blob) } : photo,
  );
  return { composition: { ...EMPTY, ...kept.composition, photos }, attempt: kept.attempt };
}

/** Hands over what another app's share sheet left here, and forgets it once `take` has it. */
export async function takeSharedPhotos(userId: string, take: (files: File[]) => Promise<unknown>): Promise<void> {
  const found = await readKept(userId, SHARED_KEY);
  if (!Array.isArray(found)) return;
  await take(found.filter((file): file is File => file instanceof File));
  await forgetKept(userId, SHARED_KEY);
}
