import { HEIC_REFUSED, MAX_IMAGE_BYTES } from "@/lib/core/shared/media";

/** Limits of an uploaded photo: anything larger is scaled down first. */
const MAX_EDGE = 2048;
const SHRUNK_BYTES = 4 * 1024 * 1024;

const QUALITIES = [0.86, 0.76, 0.64, 0.5] as const;

/** The file can't be used as a photo. The message is user-facing. */
export class UnusableImage extends Error {}

export function fitted(width: number, height: number, edge: number = MAX_EDGE): { width: number; height: number } {
  const scale = Math.min(1, edge / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

function encode(canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", quality));
}

export type PictureArea = { x: number; y: number; width: number; height: number };

/**
 * Draws an area of the picture upright on a canvas of this size and encodes it as a JPEG without the file's metadata,
 * at most 4 MB if an acceptable quality allows it.
 */
export async function encodeJpeg(
  bitmap: ImageBitmap,
  { x, y, ...area }: PictureArea,
  size: { width: number; height: number },
): Promise<Blob | null> {
  const canvas = Object.assign(document.createElement("canvas"), size);
  const context = canvas.getContext("2d");
  if (!context) return null;
  context.fillStyle = "#ffffff"; // JPEG has no transparency, which would become black
  context.fillRect(0, 0, size.width, size.height);
  context.drawImage(bitmap, x, y, area.width, area.height, 0, 0, size.width, size.height);
  let smallest: Blob | null = null;
  for (const quality of QUALITIES) {
    smallest = await encode(canvas, quality);
    if (smallest && smallest.size <= SHRUNK_BYTES) return smallest;
  }
  return smallest;
}

/** The brand of an ISO media file ("avif", "heic"), empty for anything else. */
async function brandOf(file: Blob): Promise<string> {
  const head = new TextDecoder("latin1").decode(await file.slice(0, 12).arrayBuffer());
  return /ftyp(.{4})$/.exec(head)?.[1] ?? "";
}

/**
 * The photo as uploaded: a JPEG of at most 2048 pixels a side and 4 MB, without EXIF and so without its location. A
 * file that neither the browser nor the server can read is rejected here, before the user writes anything about it.
 */
export async function shrinkImage(file: Blob): Promise<Blob> {
  if (file.type !== "" && !file.type.startsWith("image/")) throw new UnusableImage("Please choose an image.");
  const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" }).catch(() => null);
  if (!bitmap) {
    if (file.size > MAX_IMAGE_BYTES) {
      throw new UnusableImage("We can't resize this photo on your device. Please choose one up to 10 MB.");
    }
    // Not every browser decodes AVIF, so the server decides about it. Anything else that can't be decoded is rejected
    // here.
    const brand = await brandOf(file);
    if (/^avi[fs]$/.test(brand)) return file;
    throw new UnusableImage(
      /^(hei|hev|mif|msf)/.test(brand) ? HEIC_REFUSED : "We can't read this photo. Please choose another.",
    );
  }
  try {
    const { width, height } = bitmap;
    for (const edge of [MAX_EDGE, 1600, 1284]) {
      const blob = await encodeJpeg(bitmap, { x: 0, y: 0, width, height }, fitted(width, height, edge));
      if (blob && blob.size <= SHRUNK_BYTES) return blob;
    }
    throw new UnusableImage("This photo is too large. Please choose another.");
  } finally {
    bitmap.close();
  }
}
