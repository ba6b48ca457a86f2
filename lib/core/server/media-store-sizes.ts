import "server-only";
import type { MediaWidth } from "@/lib/core/shared/media";
import { afterResponse } from "./after-response";
import { scaleImage } from "./images";
import { logger } from "./logger";
import { sizeStore } from "./media-store";
import { countCache } from "./tracing";

type Size = { mediaId: string; width: MediaWidth; storedKey: string | undefined };
type Source = {
  original: () => Promise<Buffer>;
  /** Records the copy's current key and returns the previous one; false if its picture is deleted. */
  note: (storageKey: string) => Promise<string | null | false>;
};

/** Copies being created, until they are stored. */
const making = new Map<string, Promise<Buffer>>();
/** Keys of copies this process stored recently, for requests that read the picture's row just before. */
const recentKeys = new Map<string, string>();
const MAX_RECENT_KEYS = 500;

/**
 * A picture at a width: the stored copy, or one created now and stored after the response. Requests in the meantime
 * share it. One that can't be stored is created again for the next request.
 */
export async function sizeOf({ mediaId, width, storedKey }: Size, { original, note }: Source): Promise<Buffer> {
  const name = `${mediaId} ${width}`;
  const storageKey = storedKey ?? recentKeys.get(name);
  const cached = storageKey === undefined ? null : await sizeStore().read(storageKey);
  countCache("sizes", cached !== null);
  if (cached) return cached;
  const pending = making.get(name);
  if (pending) return pending;
  const work = original().then((bytes) => scaleImage(bytes, width));
  making.set(name, work);
  const forget = () => making.delete(name);
  try {
    const scaled = await work;
    afterResponse(() => storeCopy({ mediaId, width, name }, scaled, note).finally(forget));
    return scaled;
  } catch (error) {
    forget();
    throw error;
  }
}

/**
 * Stores the copy before recording it. If the picture is deleted in between, recording fails and the copy is removed; a
 * later deletion finds the copy by its record.
 */
async function storeCopy(
  { mediaId, width, name }: Omit<Size, "storedKey"> & { name: string },
  scaled: Buffer,
  note: Source["note"],
): Promise<void> {
  try {
    const storageKey = await sizeStore().write(mediaId, width, scaled);
    const before = await note(storageKey);
    if (before === false) return await sizeStore().remove([storageKey]);
    if (recentKeys.size >= MAX_RECENT_KEYS) recentKeys.clear();
    recentKeys.set(name, storageKey);
    if (before !== null && before !== storageKey) await sizeStore().remove([before]);
  } catch (error) {
    logger.warn({ error }, "could not store a resized photo");
  }
}
