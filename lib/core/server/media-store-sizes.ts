import "server-only";
import type { MediaWidth } from "@/lib/core/shared/media";
import { afterAnswer } from "./after-answer";
import { scaleImage } from "./images";
import { logger } from "./logger";
import { sizeStore } from "./media-store";
import { countCache } from "./tracing";

type Size = { mediaId: string; width: MediaWidth; keptAs: string | undefined };
type Source = {
  original: () => Promise<Buffer>;
  /** Notes what the copy is kept as now, and answers what it was before; false when its picture is gone. */
  note: (storageKey: string) => Promise<string | null | false>;
};

/** Copies in the making, until they are kept. */
const making = new Map<string, Promise<Buffer>>();
/** What those that this process kept last are kept as: whoever read its picture's row a moment before does not know. */
const keptLately = new Map<string, string>();
const LATELY = 500;

/**
 * A stored picture at a width: the copy that is kept, else one made now and kept after the answer is out. Requests that come
 * meanwhile share it. One that can't be kept is made again for the next.
 */
export async function sizeOf({ mediaId, width, keptAs }: Size, { original, note }: Source): Promise<Buffer> {
  const name = `${mediaId} ${width}`;
  const storageKey = keptAs ?? keptLately.get(name);
  const kept = storageKey === undefined ? null : await sizeStore().read(storageKey);
  countCache("sizes", kept !== null);
  if (kept) return kept;
  const inHand = making.get(name);
  if (inHand) return inHand;
  const work = original().then((bytes) => scaleImage(bytes, width));
  making.set(name, work);
  const forget = () => making.delete(name);
  try {
    const scaled = await work;
    afterAnswer(() => keep({ mediaId, width, name }, scaled, note).finally(forget));
    return scaled;
  } catch (error) {
    forget();
    throw error;
  }
}

/** Kept first and noted then: whoever deletes the picture in between is found by the note, later on they find the copy by it. */
async function keep(
  { mediaId, width, name }: Omit<Size, "keptAs"> & { name: string },
  scaled: Buffer,
  note: Source["note"],
): Promise<void> {
  try {
    const storageKey = await sizeStore().write(mediaId, width, scaled);
    const before = await note(storageKey);
    if (before === false) return await sizeStore().remove([storageKey]);
    if (keptLately.size >= LATELY) keptLately.clear();
    keptLately.set(name, storageKey);
    if (before !== null && before !== storageKey) await sizeStore().remove([before]);
  } catch (error) {
    logger.warn({ error }, "a scaled picture could not be kept");
  }
}
