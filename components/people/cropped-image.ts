import { encodeJpeg, type PictureArea } from "@/lib/core/client/shrink-image";

/** The selected part of a picture, at most `width` pixels wide, as a JPEG without metadata. */
export async function croppedImage(image: Blob, area: PictureArea, width: number): Promise<Blob> {
  const bitmap = await createImageBitmap(image, { imageOrientation: "from-image" });
  try {
    const scale = Math.min(1, width / area.width);
    const size = { width: Math.round(area.width * scale), height: Math.round(area.height * scale) };
    const blob = await encodeJpeg(bitmap, area, { width: Math.max(1, size.width), height: Math.max(1, size.height) });
    if (!blob) throw new Error("Your browser can't crop photos");
    return blob;
  } finally {
    bitmap.close();
  }
}
