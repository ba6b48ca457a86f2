import { SHRUNK_BYTES } from "@/lib/core/client/shrink-image";

export type CropArea = { x: number; y: number; width: number; height: number };

const QUALITIES = [0.9, 0.8, 0.65] as const;

function encode(canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", quality));
}

/** The chosen part of a picture, at most `width` pixels wide, as a JPEG without metadata. */
export async function croppedImage(image: Blob, area: CropArea, width: number): Promise<Blob> {
  const bitmap = await createImageBitmap(image, { imageOrientation: "from-image" });
  try {
    const scale = Math.min(1, width / area.width);
    const canvas = document.createElement("canvas");
    canvas.width = Math.max(1, Math.round(area.width * scale));
    canvas.height = Math.max(1, Math.round(area.height * scale));
    const context = canvas.getContext("2d");
    if (!context) throw new Error("This browser can't cut pictures");
    context.fillStyle = "#ffffff"; // JPEG has no transparency: it would turn black
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(bitmap, area.x, area.y, area.width, area.height, 0, 0, canvas.width, canvas.height);
    for (const quality of QUALITIES) {
      const blob = await encode(canvas, quality);
      if (blob && blob.size <= SHRUNK_BYTES) return blob;
    }
    throw new Error("The picture can't be made small enough");
  } finally {
    bitmap.close();
  }
}
