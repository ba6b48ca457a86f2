import "server-only";
import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { join } from "node:path";
import sharp from "sharp";
import { rgbaToThumbHash } from "thumbhash";
import { HEIC_REFUSED, MAX_IMAGE_BYTES, MAX_IMAGE_PIXELS, MAX_IMAGE_SIDE, STORED_SIDE } from "@/lib/core/shared/media";
import { AppError } from "./errors";
import type { DecoderSettings } from "./image-decoder.mjs";
import { formatOf, type ImageFormat } from "./images-format";
import { withoutMetadata } from "./images-metadata";
import { createQueue } from "./queue";
import { meter } from "./tracing";

// sharp's cache would keep decoded images that no later upload needs.
sharp.cache(false);
sharp.concurrency(1);

/** Seconds after which a decoder is killed; a hostile file can be slow without being large. */
const TIMEOUT_SECONDS = 15;
const QUALITY = 82;
const THUMB_SIDE = 100;

export type PreparedImage = {
  bytes: Buffer;
  extension: "webp";
  width: number;
  height: number;
  placeholder: string;
  sha256: string;
};

const unsupported = (message: string) => new AppError("unsupported_media_type", { message });
const unreadable = (message: string, cause?: unknown) => new AppError("unprocessable", { message, cause });

const BUSY = "Many photos are being processed. Please try again in a moment";
const queues = { uploads: createQueue(2, 8, BUSY), resizes: createQueue(2, 200, BUSY) };
meter()
  .createObservableGauge("windmile.images", { description: "Images being processed or waiting" })
  .addCallback((result) => {
    for (const [queue, { state }] of Object.entries(queues)) {
      result.observe(state().busy, { queue, state: "busy" });
      result.observe(state().waiting, { queue, state: "waiting" });
    }
  });

/**
 * Converts an upload to its stored form: upright, at most 2,048 pixels a side, WebP, with nothing of the original but
 * its pixels (no EXIF, GPS, XMP, profile text, or thumbnail). Judged by its content; name and declared type are
 * ignored. 413, 415, or 422 if it can't be stored, 503 while too many are queued.
 */
export async function prepareImage(input: Uint8Array, timeoutSeconds = TIMEOUT_SECONDS): Promise<PreparedImage> {
  if (input.byteLength > MAX_IMAGE_BYTES) throw new AppError("too_large", { message: "Photos can be up to 10 MB" });
  if (input.byteLength === 0) throw unreadable("This file is empty. Please choose another photo");
  const format = acceptedFormat(input);
  return queues.uploads.inTurn(() => encode(input, format, timeoutSeconds));
}

function acceptedFormat(input: Uint8Array): ImageFormat {
  const format = formatOf(input);
  switch (format) {
    case "heic":
      throw unsupported(HEIC_REFUSED);
    case "svg":
      throw unsupported("SVG files aren't supported. Please choose a JPEG or PNG");
    case "unknown":
      throw unsupported("Please choose a JPEG, PNG, WebP, GIF, or AVIF photo");
    default:
      return format;
  }
}

async function encode(input: Uint8Array, format: ImageFormat, timeoutSeconds: number): Promise<PreparedImage> {
  const { bytes, orientation } = withoutMetadata(input, format);
  const data = await decode(bytes, { format, orientation }, timeoutSeconds);
  const { width, height } = await sharp(data).metadata();
  return {
    bytes: data,
    extension: "webp",
    width,
    height,
    placeholder: await placeholderOf(data),
    sha256: sha256Of(data),
  };
}

const DECODER = join(process.cwd(), "lib/core/server/image-decoder.mjs");

/** Exit codes of the decoder. */
const REASONS: Record<number, string> = {
  2: "This photo couldn't be read",
  3: "Photos can be up to 50 megapixels (12,000 px per side)",
};

/** Decodes in a separate process, without our environment, that is killed when it takes too long. */
function decode(
  input: Buffer,
  found: Pick<DecoderSettings, "format" | "orientation">,
  timeoutSeconds: number,
): Promise<Buffer> {
  const limits = { maxPixels: MAX_IMAGE_PIXELS, maxSide: MAX_IMAGE_SIDE, storedSide: STORED_SIDE, quality: QUALITY };
  const settings: DecoderSettings = { ...found, ...limits };
  return new Promise((resolve, reject) => {
    const { stdin } = execFile(
      process.execPath,
      [DECODER, JSON.stringify(settings)],
      {
        ...{
          encoding: "buffer",
          timeout: timeoutSeconds * 1000,
          killSignal: "SIGKILL",
          maxBuffer: 2 * MAX_IMAGE_BYTES,
        },
        env: { NODE_ENV: process.env.NODE_ENV },
      },
      (error, output) => {
        const reason = REASONS[Number(error?.code)] ?? "This photo couldn't be read. It may be damaged";
        if (error) reject(unreadable(reason, error));
        else resolve(output);
      },
    );
    stdin?.on("error", () => {}); // The decoder may exit before it has read everything.
    stdin?.end(input);
  });
}

export const sha256Of = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

/** A picture of about 25 bytes to show while the real one loads (thumbhash, base64). */
async function placeholderOf(image: Buffer): Promise<string> {
  const { data, info } = await sharp(image)
    .resize({ width: THUMB_SIDE, height: THUMB_SIDE, fit: "inside" })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString("base64");
}

/** A picture for link previews: JPEG, cropped to a size around the most salient area. */
export function previewImage(image: Buffer, size: { width: number; height: number }): Promise<Buffer> {
  return queues.resizes.inTurn(() =>
    sharp(image)
      .resize({ ...size, fit: "cover", position: "attention" })
      .timeout({ seconds: TIMEOUT_SECONDS })
      .jpeg({ quality: QUALITY, mozjpeg: true })
      .toBuffer(),
  );
}

export function scaleImage(image: Buffer, width: number): Promise<Buffer> {
  return queues.resizes.inTurn(() =>
    sharp(image)
      .resize({ width, withoutEnlargement: true })
      .timeout({ seconds: TIMEOUT_SECONDS })
      .webp({ quality: QUALITY })
      .toBuffer(),
  );
}
