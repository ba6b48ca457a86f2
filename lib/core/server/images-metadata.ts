import "server-only";
import { inflateSync } from "node:zlib";
import { AppError } from "./errors";
import type { ImageFormat } from "./images-format";

/**
 * Reading metadata can cost far more than the picture: the text chunks of a 3 MB PNG unpack to gigabytes. Everything
 * but the picture is removed before a decoder sees the file; of EXIF, only the orientation is read.
 */
type Stripped = { bytes: Buffer; orientation: number };

/** Sections of a file: chunks, segments, or boxes. Real photos have a few hundred. */
const MAX_SECTIONS = 5000;
const MAX_PROFILE_BYTES = 1024 * 1024;
/** Tiles of an AVIF grid. */
const MAX_TILES = 1024;
const UPRIGHT = 1;

const unreadable = () => new AppError("unprocessable", { message: "This photo couldn't be read. It may be damaged" });

type Section = { name: string; from: number; to: number };

/** Counts sections while they are read, and rejects one that extends past the file. */
function* bounded(sections: Iterable<Section>, end: number): Generator<Section> {
  let count = 0;
  for (const section of sections) {
    count += 1;
    if (count > MAX_SECTIONS || section.to > end) throw unreadable();
    yield section;
  }
}

export function withoutMetadata(file: Uint8Array, format: ImageFormat): Stripped {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  switch (format) {
    case "png":
      return strippedPng(bytes);
    case "jpeg":
      return strippedJpeg(bytes);
    case "webp":
      return strippedWebp(bytes);
    case "heif":
      return { bytes: strippedAvif(Buffer.from(bytes)), orientation: UPRIGHT };
    case "gif":
      return { bytes, orientation: UPRIGHT };
  }
}

/** The orientation (tag 274) in the first directory of a TIFF structure. */
function orientationOf(exif: Buffer): number {
  const tiff = exif.toString("latin1", 0, 6) === "Exif\0\0" ? exif.subarray(6) : exif;
  const isLittle = tiff.toString("latin1", 0, 2) === "II";
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  if (tiff.length < 14) return UPRIGHT;
  const directory = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  if (directory + 2 > tiff.length) return UPRIGHT;
  const end = Math.min(directory + 2 + 12 * short(directory), tiff.length - 11);
  for (let at = directory + 2; at < end; at += 12) {
    if (short(at) === 0x0112) return Math.min(8, Math.max(UPRIGHT, short(at + 8)));
  }
  return UPRIGHT;
}

function* pngChunks(file: Buffer): Generator<Section> {
  for (let at = 8; at + 12 <= file.length; ) {
    const to = at + 12 + file.readUInt32BE(at);
    yield { name: file.toString("latin1", at + 4, at + 8), from: at, to };
    at = to;
  }
}

const PNG_PICTURE = new Set(["IHDR", "PLTE", "IDAT", "IEND", "tRNS", "gAMA", "cHRM", "sRGB"]);

/** An iCCP chunk is a name, a zero, a zero, and a zlib stream. */
function isSmallProfile(data: Buffer): boolean {
  try {
    inflateSync(data.subarray(data.indexOf(0) + 2), { maxOutputLength: MAX_PROFILE_BYTES });
    return true;
  } catch {
    return false;
  }
}

function strippedPng(file: Buffer): Stripped {
  const sections = [file.subarray(0, 8)];
  let orientation = UPRIGHT;
  let hasProfile = false;
  for (const { name, from, to } of bounded(pngChunks(file), file.length)) {
    const data = file.subarray(from + 8, to - 4);
    if (name === "eXIf") orientation = orientationOf(data);
    const isProfile: boolean = name === "iCCP" && !hasProfile;
    hasProfile ||= isProfile;
    if (PNG_PICTURE.has(name) || (isProfile && isSmallProfile(data))) sections.push(file.subarray(from, to));
    if (name === "IEND") break;
  }
  return { bytes: Buffer.concat(sections), orientation };
}

/** The segments up to the first scan, and the rest as one segment. */
function* jpegSegments(file: Buffer): Generator<Section> {
  let at = file.indexOf(0xff, 2);
  while (at !== -1 && at + 4 <= file.length) {
    const marker = file[at + 1] ?? 0;
    if (marker === 0xda || marker === 0xd9) break;
    const to = marker === 0xff ? at + 1 : at + 2 + file.readUInt16BE(at + 2);
    if (marker !== 0xff) yield { name: marker.toString(16), from: at, to };
    at = file.indexOf(0xff, to);
  }
  if (at === -1) throw unreadable();
  yield { name: "rest", from: at, to: file.length };
}

function strippedJpeg(file: Buffer): Stripped {
  const sections = [file.subarray(0, 2)];
  let orientation = UPRIGHT;
  let profileBytes = 0;
  for (const { name, from, to } of bounded(jpegSegments(file), file.length)) {
    const begins = (text: string) => file.toString("latin1", from + 4, from + 4 + text.length) === text;
    if (name === "e1" && begins("Exif\0\0")) orientation = orientationOf(file.subarray(from + 4, to));
    if (name === "e2" && begins("ICC_PROFILE\0")) profileBytes += to - from;
    const isRetained =
      name === "e0"
        ? begins("JFIF\0")
        : name === "e2"
          ? begins("ICC_PROFILE\0") && profileBytes <= MAX_PROFILE_BYTES
          : name === "ee" || !/^(e.|fe)$/.test(name);
    if (isRetained) sections.push(file.subarray(from, to));
  }
  return { bytes: Buffer.concat(sections), orientation };
}

function* webpChunks(file: Buffer): Generator<Section> {
  const end = Math.min(file.length, 8 + file.readUInt32LE(4));
  for (let at = 12; at + 8 <= end; ) {
    const to = at + 8 + Math.ceil(file.readUInt32LE(at + 4) / 2) * 2;
    yield { name: file.toString("latin1", at, at + 4), from: at, to };
    at = to;
  }
}

const WEBP_PICTURE = new Set(["VP8 ", "VP8L", "VP8X", "ALPH", "ANIM", "ANMF"]);
/** Flags of VP8X that announce a profile, EXIF, and XMP. */
const [HAS_PROFILE, HAS_EXIF, HAS_XMP] = [0x20, 0x08, 0x04];

function strippedWebp(file: Buffer): Stripped {
  if (file.length < 20) throw unreadable();
  const header = Buffer.from(file.subarray(0, 12));
  const sections = [header];
  let orientation = UPRIGHT;
  let extended: Buffer | null = null;
  let hasProfile = false;
  for (const { name, from, to } of bounded(webpChunks(file), file.length + 1)) {
    const chunk = Buffer.from(file.subarray(from, to));
    if (name === "EXIF") orientation = orientationOf(chunk.subarray(8));
    const isProfile: boolean = name === "ICCP" && !hasProfile && chunk.length <= MAX_PROFILE_BYTES;
    hasProfile ||= isProfile;
    if (name === "VP8X") extended ??= chunk;
    if (WEBP_PICTURE.has(name) || isProfile) sections.push(chunk);
  }
  if (extended) extended[8] = (extended[8] ?? 0) & ~(HAS_EXIF | HAS_XMP | (hasProfile ? 0 : HAS_PROFILE));
  const bytes = Buffer.concat(sections);
  bytes.writeUInt32LE(bytes.length - 8, 4);
  return { bytes, orientation };
}

function* boxes(file: Buffer, start: number, end: number): Generator<Section> {
  for (let at = start; at + 8 <= end; ) {
    const size = file.readUInt32BE(at);
    if (size === 1 || (size > 1 && size < 8)) throw unreadable(); // 64-bit sizes are only for files larger than 4 GB.
    const to = size === 0 ? end : at + size;
    yield { name: file.toString("latin1", at + 4, at + 8), from: at, to };
    at = to;
  }
}

const AVIF_PICTURE = new Set(["av01", "grid", "iovl", "iden"]);
const rename = (file: Buffer, at: number, name: string) => file.write(name, at, 4, "latin1");

/** Renames metadata in place, so that no offset in the file changes: a decoder skips unknown items and boxes. */
function strippedAvif(file: Buffer): Buffer {
  const childrenOf = ({ from, to }: Section, header: number) => bounded(boxes(file, from + header, to), to);
  for (const meta of bounded(boxes(file, 0, file.length), file.length)) {
    if (meta.name !== "meta") continue;
    for (const box of childrenOf(meta, 12)) {
      if (box.name === "iinf") hideItems(file, childrenOf(box, file[box.from + 8] === 0 ? 14 : 16));
      if (box.name === "iref") checkTiles(file, childrenOf(box, 12), file[box.from + 8] === 0 ? 2 : 4);
      if (box.name !== "iprp") continue;
      for (const properties of childrenOf(box, 8)) {
        if (properties.name !== "ipco") continue;
        for (const { name, from, to } of childrenOf(properties, 8)) {
          if (name === "colr" && to - from > MAX_PROFILE_BYTES) rename(file, from + 4, "free");
        }
      }
    }
  }
  return file;
}

function hideItems(file: Buffer, items: Iterable<Section>): void {
  for (const { name, from, to } of items) {
    if (name !== "infe") continue;
    const version = file[from + 8] ?? 0;
    const type = from + 12 + (version === 2 ? 4 : 6); // an id of 2 or 4 bytes, and an index of 2
    if (version < 2 || type + 4 > to) throw unreadable();
    if (!AVIF_PICTURE.has(file.toString("latin1", type, type + 4))) rename(file, type, "skip");
  }
}

function checkTiles(file: Buffer, references: Iterable<Section>, idBytes: number): void {
  let tiles = 0;
  for (const { from, to } of references) {
    const count = from + 8 + idBytes;
    if (count + 2 > to) throw unreadable();
    tiles += file.readUInt16BE(count);
    if (tiles > MAX_TILES) throw unreadable();
  }
}
