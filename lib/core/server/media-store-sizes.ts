import "server-only";
import type { MediaWidth } from "@/lib/core/shared/media";
import { afterAnswer } from "./after-answer";
import { scaleImage } from "./images";
import { logger } from "./logger";
import { sizeStore } from "./media-store";
import { countCache } from "./tracing";

type Size = { mediaId: string; width: MediaWidth; isKept: boolean };
type Source = {
  original: () => Promise<Buffer>;
  /** Notes that the copy is kept now; false when its picture is gone. */
  note: () => Promise<boolean>;
};

/** Copies in the making, until they are kept. */
const making = new Map<string, Promise<Buffer>>();
/** Those this process kept last: whoever read its picture's row a moment before does not know. */
const keptLately = new Set<string>();
const LATELY = 500;

/**
 * A stored picture at a width: the copy that is kept, else one made now and kept after the answer is out. Requests that come
 * meanwhile share it. One that can't be kept is made again for the next.
 */
export async function sizeOf({ mediaId, width, isKept }: Size, { original, note }: Source): Promise<Buffer> {
  const name = `${mediaId} ${width}`;
  const kept = isKept || keptLately.has(name) ? await sizeStore().read(mediaId, width) : null;
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

/** Kept first and noted then: whoever deletes the picture in between finds the copy, or is found by the note. */
async function keep(
  { mediaId, width, name }: Omit<Size, "isKept"> & { name: string },
  scaled: Buffer,
  note: Source["note"],
): Promise<void> {
  try {
    await sizeStore().write(mediaId, width, scaled);
    if (!(await note())) return await sizeStore().remove([mediaId]);
    if (keptLately.size >= LATELY) keptLately.clear();
    keptLately.add(name);
  } catch (error) {
    logger.warn({ error }, "a scaled picture could not be kept");
  }
}
