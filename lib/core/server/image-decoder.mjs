// @ts-check
// node image-decoder.mjs <settings as JSON>: reads an image from stdin and writes it to stdout as WebP. Decoding is native
// code that can only be stopped by ending its process, so each image gets one that images.ts can kill.
import { readFileSync } from "node:fs";
import sharp from "sharp";

/** @typedef {{ format: string, orientation: number, maxPixels: number, maxSide: number, storedSide: number, quality: number }} DecoderSettings */

/** @type {DecoderSettings} */
const { format, orientation, maxPixels, maxSide, storedSide, quality } = JSON.parse(process.argv[2] ?? "");

sharp.cache(false);
sharp.concurrency(1);

/** Flips and rotations by EXIF orientation; sharp flips before it rotates. */
const FLOPPED = [2, 5, 7];
const DEGREES = [0, 0, 0, 180, 0, 270, 90, 90, 270];

const input = readFileSync(0);
const { width, height, format: found } = await sharp(input, { failOn: "error", limitInputPixels: false }).metadata();
// A file that two parsers read differently isn't stored.
if (found !== format) process.exit(2);
if (Math.max(width, height) > maxSide || width * height > maxPixels) process.exit(3);
process.stdout.write(
  await sharp(input, { failOn: "error", limitInputPixels: maxPixels })
    .flip(orientation === 4)
    .flop(FLOPPED.includes(orientation))
    .rotate(DEGREES[orientation] ?? 0)
    .resize({ width: storedSide, height: storedSide, fit: "inside", withoutEnlargement: true })
    .webp({ quality })
    .toBuffer(),
);
