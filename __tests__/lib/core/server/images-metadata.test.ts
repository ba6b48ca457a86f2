/** @jest-environment node */
import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { prepareImage } from "@/lib/core/server/images";
import { formatOf, type ImageFormat } from "@/lib/core/server/images-format";
import { withoutMetadata } from "@/lib/core/server/images-metadata";
import { cornersOf, image, pixels } from "../../../support/images";

const formatIn = (file: Buffer) => formatOf(file) as ImageFormat;
const strip = (file: Buffer) => withoutMetadata(file, formatIn(file));

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const [length, crc] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  crc.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, crc]);
}

/** A PNG with these chunks after its header. */
const pngWith = async (...chunks: Buffer[]) => {
  const png = await image("png");
  return Buffer.concat([png.subarray(0, 33), ...chunks, png.subarray(33)]);
};

function chunksOf(png: Buffer): string[] {
  const names: string[] = [];
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at)) names.push(png.toString("latin1", at + 4, at + 8));
  return names;
}

test("text that unpacks to gigabytes never reaches a decoder", async () => {
  const bomb = deflateSync(Buffer.alloc(5_000_000, 0x20));
  const ztxt = chunk("zTXt", Buffer.concat([Buffer.from("Comment\0\0"), bomb]));
  const itxt = chunk("iTXt", Buffer.concat([Buffer.from("Comment\0\u0001\0\0\0"), bomb]));
  const png = await pngWith(...Array<Buffer>(20).fill(ztxt), ...Array<Buffer>(20).fill(itxt));
  expect((await sharp(png).metadata()).comments).toHaveLength(40); // what a decoder would decompress
  const { bytes } = strip(png);
  expect(new Set(chunksOf(bytes))).toEqual(new Set(["IHDR", "IDAT", "IEND"]));
  expect(await cornersOf(bytes)).toEqual(await cornersOf(png));
});

test("a color profile stays unless it unpacks to more than a megabyte", async () => {
  const p3 = await pixels().withIccProfile("p3").png().toBuffer();
  expect(chunksOf(strip(p3).bytes)).toContain("iCCP");
  const large = Buffer.concat([Buffer.from("P3\0\0"), deflateSync(Buffer.alloc(1_100_000))]);
  expect(chunksOf(strip(await pngWith(chunk("iCCP", large))).bytes)).not.toContain("iCCP");
});

const XMP = `<x:xmpmeta xmlns:x="adobe:ns:meta/">${"<a/>".repeat(99)}</x:xmpmeta>`;

test.each(["jpeg", "png", "webp", "avif"] as const)(
  "%s keeps only its picture, profile, and orientation",
  async (format) => {
    const file = await pixels()
      .withIccProfile("p3")
      .withExif({ IFD0: { Make: "TELLTALE" } })
      .withMetadata({ orientation: 6 })
      .withXmp(XMP)
      .toFormat(format)
      .toBuffer();
    const before = await sharp(file).metadata();
    expect([before.exif, before.xmp, before.icc].map(Boolean)).toEqual([true, true, true]);
    const { bytes, orientation } = strip(file);
    const after = await sharp(bytes).metadata();
    expect([after.exif, after.xmp, after.icc].map(Boolean)).toEqual([false, false, true]);
    expect(orientation).toBe(format === "avif" ? 1 : 6); // in AVIF, it's part of the picture
    expect(await cornersOf(bytes)).toEqual(await cornersOf(file));
  },
);

test("a picture with more sections than any photo is rejected", async () => {
  const many = await pngWith(...Array<Buffer>(6000).fill(chunk("tEXt", Buffer.from("a\0b"))));
  expect(() => strip(many)).toThrow(expect.objectContaining({ code: "unprocessable" }));
});

test("files truncated anywhere are read to their end or rejected, never beyond", async () => {
  for (const format of ["jpeg", "png", "webp", "avif"] as const) {
    const file = await image(format, 32, 24);
    for (let length = 12; length < file.length; length += 1) {
      const cut = Buffer.from(file.subarray(0, length));
      try {
        expect(withoutMetadata(cut, formatIn(file)).bytes.length).toBeLessThanOrEqual(length);
      } catch (error) {
        expect(error).toMatchObject({ code: "unprocessable" });
      }
    }
  }
});

test("a decoder that takes too long is killed, and the next photo is decoded", async () => {
  const photo = await image();
  await expect(prepareImage(photo, 0.001)).rejects.toMatchObject({
    code: "unprocessable",
    cause: { killed: true, signal: "SIGKILL" },
  });
  expect(await prepareImage(photo)).toMatchObject({ width: 320, height: 240 });
});
