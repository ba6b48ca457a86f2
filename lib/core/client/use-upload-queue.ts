import { useCallback, useEffect, useRef, useState } from "react";
import { errorText } from "./api-client";
import { newIdempotencyKey } from "./idempotency-key";
import { shrinkImage, UnusableImage } from "./shrink-image";

/** A photo in the upload queue. */
export type QueuedPhoto = {
  /** Also the idempotency key of its upload. */
  key: string;
  /** What the screen shows: an object URL, or the stored picture's path; empty while it is being prepared. */
  preview: string;
  /** What is uploaded; null while it is being prepared, if it can't be used, and if only the server has it. */
  blob: Blob | null;
  /** The stored picture, once it is uploaded. */
  photoUrl: string | null;
  altText: string;
  state: "preparing" | "ready" | "uploading" | "stored" | "failed";
  progress: number;
  problem: string | null;
};

export type QueuedUpload = { photo: Blob; idempotencyKey: string; onProgress: (share: number) => void };
/** Returns the stored picture's path, or null if it is queued on this device. */
type SendPicture = (picture: QueuedUpload) => Promise<string | null>;

const UNREADABLE = "We can't read this photo. Please choose another.";
const NOT_SENT = "Couldn't upload this photo. Please try again.";

/** Whether it can be uploaded (again): not if the file couldn't be decoded as a photo. */
export const isUsable = ({ state, blob }: QueuedPhoto): boolean => state !== "failed" || blob !== null;

/** A photo the server already has. */
export const storedPhoto = ({ photoUrl, altText }: { photoUrl: string; altText: string }): QueuedPhoto => ({
  ...{ key: photoUrl, preview: photoUrl, photoUrl, altText },
  ...{ blob: null, state: "stored", progress: 1, problem: null },
});

const newPhoto = (): QueuedPhoto => ({
  ...{ key: newIdempotencyKey(), preview: "", photoUrl: null, altText: "" },
  ...{ blob: null, state: "preparing", progress: 0, problem: null },
});

const prepared = (file: File): Promise<Partial<QueuedPhoto>> =>
  shrinkImage(file).then(
    (blob) => ({ blob, preview: URL.createObjectURL(blob), state: "ready" }),
    (error: unknown) => ({
      state: "failed",
      problem: error instanceof UnusableImage ? error.message : UNREADABLE,
    }),
  );

const release = ({ blob, preview }: QueuedPhoto) => blob && URL.revokeObjectURL(preview);

/** Revokes the object URLs of removed photos, and of all on unmount: each keeps its picture in memory. */
function usePreviewsFreed(photos: readonly QueuedPhoto[]): void {
  const held = useRef<readonly QueuedPhoto[]>([]);
  useEffect(() => {
    held.current.filter(({ preview }) => photos.every((photo) => photo.preview !== preview)).forEach(release);
    held.current = photos;
  }, [photos]);
  useEffect(() => () => held.current.forEach(release), []);
}

function moved(photos: readonly QueuedPhoto[], key: string, to: number): QueuedPhoto[] {
  const rest = photos.filter((photo) => photo.key !== key);
  const at = Math.min(Math.max(to, 0), rest.length);
  return [...rest.slice(0, at), ...photos.filter((photo) => photo.key === key), ...rest.slice(at)];
}

/**
 * Photos that are chosen, resized, and uploaded, one at a time: nine large pictures at once would exceed a phone's
 * memory.
 */
export function useUploadQueue(first: readonly QueuedPhoto[] = []) {
  const [photos, setPhotos] = useState(first);
  usePreviewsFreed(photos);
  const turn = useRef<Promise<unknown>>(Promise.resolve());
  const inTurn = useCallback(<T>(work: () => Promise<T>): Promise<T> => {
    const done = turn.current.then(work);
    turn.current = done.catch(() => undefined);
    return done;
  }, []);

  const change = useCallback(
    (key: string, next: Partial<QueuedPhoto>) =>
      setPhotos((all) => all.map((photo) => (photo.key === key ? { ...photo, ...next } : photo))),
    [],
  );
  const move = (key: string, to: number) => setPhotos((all) => moved(all, key, to));
  const remove = (key: string) => setPhotos((all) => all.filter((photo) => photo.key !== key));

  /** Chosen files appear in the list immediately; resolves to the prepared photos. */
  const add = useCallback(
    (files: readonly File[]): Promise<QueuedPhoto[]> => {
      const added = files.map((file) => ({ file, photo: newPhoto() }));
      setPhotos((all) => [...all, ...added.map(({ photo }) => photo)]);
      return inTurn(async () => {
        const ready: QueuedPhoto[] = [];
        for (const { file, photo } of added) {
          const next = await prepared(file);
          change(photo.key, next);
          ready.push({ ...photo, ...next });
        }
        return ready;
      });
    },
    [change, inTurn],
  );

  const sendOne = async (photo: QueuedPhoto, upload: SendPicture): Promise<QueuedPhoto> => {
    const { key, blob } = photo;
    if (photo.photoUrl !== null) return photo;
    if (!blob) throw new UnusableImage(UNREADABLE);
    change(key, { state: "uploading", progress: 0, problem: null });
    try {
      const onProgress = (progress: number) => change(key, { progress });
      const photoUrl = await upload({ photo: blob, idempotencyKey: key, onProgress });
      change(key, { state: "stored", progress: 1, photoUrl });
      return { ...photo, photoUrl };
    } catch (error) {
      change(key, { state: "failed", problem: errorText(error, NOT_SENT) });
      throw error;
    }
  };

  /** Uploads those that aren't stored yet. The first failure is thrown after all have been tried. */
  const send = (chosen: readonly QueuedPhoto[], upload: SendPicture): Promise<QueuedPhoto[]> =>
    inTurn(async () => {
      const sent: QueuedPhoto[] = [];
      const failures: unknown[] = [];
      for (const photo of chosen) {
        await sendOne(photo, upload).then(
          (stored) => sent.push(stored),
          (error: unknown) => failures.push(error),
        );
      }
      if (failures.length > 0) throw failures[0];
      return sent;
    });

  return { photos, setPhotos, change, move, remove, add, send };
}
