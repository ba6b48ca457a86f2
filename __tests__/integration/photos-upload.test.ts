import "../support/unlimited";
import { readFileSync } from "node:fs";
import { deflateSync } from "node:zlib";
import sharp from "sharp";
import { z } from "zod";
import { prisma } from "@/lib/core/server/db";
import { photoSchema } from "@/lib/feed/photos/schema";
import { type Answer, type Member, signedUp, visitor } from "../support/api";
import { cornersOf, image, photoWithMetadata, pixels } from "../support/images";
import { storedFiles } from "../support/stored-files";

const UPLOAD = "/api/photos/upload";
const problem = z.object({ code: z.string(), message: z.string().min(10) });
const fileOf = (bytes: Uint8Array | string, name = "photo.jpg", type = "image/jpeg") =>
  new File([typeof bytes === "string" ? bytes : new Uint8Array(bytes)], name, { type });

let ada: Member;
beforeAll(async () => {
  ada = await signedUp();
});

/** A handwritten one-color PNG with an arbitrary header and a tiny body. */
function flatPng(width: number, height: number): Buffer {
  const chunk = (name: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(name, "latin1"), data]);
    const head = Buffer.alloc(4);
    head.writeUInt32BE(data.length);
    const crc = Buffer.alloc(4);
    crc.writeUInt32BE(crc32(body));
    return Buffer.concat([head, body, crc]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8); // 1-bit grayscale
  const rows = Buffer.alloc((Math.ceil(width / 8) + 1) * height);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(rows)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function crc32(bytes: Buffer): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

const heic = Buffer.from("00000018667479706865696300000000686569636d696631", "hex");

describe("invalid uploads leave nothing behind", () => {
  const refusals: [string, number, () => Promise<File> | File][] = [
    [
      "an SVG",
      415,
      () => fileOf('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', "a.svg", "image/svg+xml"),
    ],
    [
      "an SVG with an XML declaration",
      415,
      () => fileOf('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>', "a.png", "image/png"),
    ],
    ["HTML named .jpg", 415, () => fileOf("<!doctype html><script>alert(1)</script>")],
    ["a HEIC photo", 415, () => fileOf(heic, "IMG_0001.HEIC", "image/heic")],
    ["a PDF", 415, () => fileOf("%PDF-1.7\n1 0 obj")],
    ["a ZIP", 415, () => fileOf(Buffer.from("504b030414000000", "hex"))],
    ["text", 415, () => fileOf("hello")],
    ["a truncated JPEG", 422, async () => fileOf((await image("jpeg", 800, 600)).subarray(0, 2500))],
    ["a truncated PNG", 422, async () => fileOf((await image("png", 800, 600)).subarray(0, 900))],
    ["a truncated WebP", 422, async () => fileOf((await image("webp", 800, 600)).subarray(0, 600))],
    [
      "a JPEG header followed by something else",
      422,
      () => fileOf(Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from("<svg/>")])),
    ],
    ["a PNG of 108 megapixels", 422, () => fileOf(flatPng(12_000, 9_000), "big.png", "image/png")],
    ["a PNG 12,001 pixels wide", 422, () => fileOf(flatPng(12_001, 10), "wide.png", "image/png")],
    ["12 MB", 413, () => fileOf(Buffer.alloc(12 * 1024 * 1024, 0xff))],
    [
      "a byte more than 10 MiB",
      413,
      async () => fileOf(Buffer.concat([await image(), Buffer.alloc(10 * 1024 * 1024)])),
    ],
    ["an empty file", 422, () => fileOf("")],
  ];
  test.each(refusals)("%s: %d", async (_, status, make) => {
    const answer = await ada.upload(UPLOAD, { photo: await make(), caption: "no" });
    expect(answer.status).toBe(status);
    expect(answer.as(problem).message).not.toMatch(/sharp|vips|Error:|\/tmp/i);
    expect([storedFiles(), await prisma.media.count(), await prisma.photo.count()]).toEqual([[], 0, 0]);
  });

  const forms: [string, number, Record<string, string | Blob>][] = [
    ["no file", 400, { caption: "alone" }],
    ["text in place of the file", 400, { photo: "data:image/png;base64,AAAA" }],
    ["an unknown purpose", 400, { photo: fileOf("x"), purpose: "banner" }],
    ["a caption too long", 400, { photo: fileOf("x"), caption: "x".repeat(2201) }],
  ];
  test.each(forms)("%s: %d", async (_, status, form) => {
    const answer = await ada.upload(UPLOAD, form);
    expect(answer.status).toBe(status);
    expect(storedFiles()).toEqual([]);
  });

  test("a body that isn't a form, and a visitor", async () => {
    expect((await ada.post(UPLOAD, { photo: "x" })).status).toBe(415);
    const broken = await ada.send("POST", UPLOAD, {
      raw: "--x\r\n",
      headers: { "content-type": "multipart/form-data; boundary=x" },
    });
    expect(broken.status).toBe(400);
    expect((await visitor().upload(UPLOAD, { photo: fileOf(await image()) })).status).toBe(401);
    expect(storedFiles()).toEqual([]);
  });

  test("a HEIC or SVG is rejected with a clear message", async () => {
    expect((await ada.upload(UPLOAD, { photo: fileOf(heic) })).text).toContain("Please choose a JPEG");
    expect((await ada.upload(UPLOAD, { photo: fileOf("<svg></svg>") })).text).toContain("SVG files aren't supported");
  });
});

async function stored(answer: Answer): Promise<Uint8Array> {
  expect(answer.status).toBe(201);
  const { photoUrl } = answer.as(z.object({ photoUrl: z.string() }));
  const file = await ada.get(photoUrl);
  expect([file.status, file.headers.get("content-type")]).toEqual([200, "image/webp"]);
  return file.bytes;
}

/** The chunks of a WebP file. */
function chunksOf(webp: Uint8Array): string[] {
  const bytes = Buffer.from(webp);
  const names: string[] = [];
  for (let at = 12; at + 8 <= bytes.length; at += 8 + Math.ceil(bytes.readUInt32LE(at + 4) / 2) * 2) {
    names.push(bytes.toString("latin1", at, at + 4));
  }
  return names;
}

describe("what is stored", () => {
  test.each(["jpeg", "png", "webp", "gif", "avif"] as const)(
    "%s becomes a WebP of the same picture",
    async (format) => {
      const bytes = await stored(
        await ada.upload(UPLOAD, { photo: fileOf(await image(format), "../../../etc/passwd\u0000.exe", "text/html") }),
      );
      const { width, height } = await sharp(bytes).metadata();
      expect([width, height]).toEqual([320, 240]);
      expect(await cornersOf(bytes)).toEqual({
        topLeft: "topLeft",
        topRight: "topRight",
        bottomLeft: "bottomLeft",
        bottomRight: "bottomRight",
      });
    },
  );

  test("files get our names, regardless of theirs", () => {
    for (const file of storedFiles()) expect(file).toMatch(/^[0-9a-f]{2}\/[0-9a-f-]{36}\.webp$/);
  });

  test("only its pixels: no EXIF, GPS, XMP, profile, or comment", async () => {
    const original = await photoWithMetadata();
    expect(original.toString("latin1")).toMatch(/TELLTALE-MAKE[\s\S]*TELLTALE-XMP|TELLTALE-XMP[\s\S]*TELLTALE-MAKE/);
    expect((await sharp(original).metadata()).exif).toBeDefined();
    const answer = await ada.upload(UPLOAD, { photo: fileOf(original) });
    for (const width of ["", "?w=320"]) {
      const { photoUrl } = answer.as(photoSchema);
      const { bytes } = await ada.get(photoUrl + width);
      expect(Buffer.from(bytes).toString("latin1")).not.toMatch(/TELLTALE|Exif|xmpmeta/);
      expect(chunksOf(bytes)).toEqual(["VP8 "]);
    }
    const onDisk = storedFiles().map((file) => readFileSync(`${process.env.DATA_DIR}/media/${file}`, "latin1"));
    expect(onDisk.filter((bytes) => bytes.includes("TELLTALE"))).toEqual([]);
  });

  test("a wide-gamut picture loses its profile, not its colors", async () => {
    const p3 = await pixels().withIccProfile("p3").jpeg({ quality: 100, chromaSubsampling: "4:4:4" }).toBuffer();
    const bytes = await stored(await ada.upload(UPLOAD, { photo: fileOf(p3) }));
    expect(chunksOf(bytes)).toEqual(["VP8 "]);
    expect(await cornersOf(bytes)).toMatchObject({ topLeft: "topLeft", bottomRight: "bottomRight" });
  });

  test.each([1, 2, 3, 4, 5, 6, 7, 8])("orientation %d becomes upright", async (orientation) => {
    const photo = await photoWithMetadata(orientation);
    const upright = await sharp(photo).autoOrient().toBuffer();
    const answer = await ada.upload(UPLOAD, { photo: fileOf(photo) });
    const bytes = await stored(answer);
    expect(await cornersOf(bytes)).toEqual(await cornersOf(upright));
    const { width, height } = answer.as(photoSchema);
    expect([width, height]).toEqual(orientation > 4 ? [240, 320] : [320, 240]);
  });

  test("at most 2,048 pixels a side, with the same aspect ratio", async () => {
    const answer = await ada.upload(UPLOAD, { photo: fileOf(await image("jpeg", 3000, 1500)) });
    const { width, height } = await sharp(await stored(answer)).metadata();
    expect([width, height]).toEqual([2048, 1024]);
    expect(answer.as(photoSchema)).toMatchObject({ width: 2048, height: 1024 });
  });

  test("an animation keeps its first frame", async () => {
    const frames = await Promise.all([image("png", 64, 48), pixels(64, 48).negate({ alpha: false }).png().toBuffer()]);
    const gif = await sharp(frames, { join: { animated: true } })
      .gif({ delay: [100, 100] })
      .toBuffer();
    expect((await sharp(gif, { animated: true }).metadata()).pages).toBe(2);
    const bytes = await stored(await ada.upload(UPLOAD, { photo: fileOf(gif) }));
    expect((await sharp(bytes).metadata()).pages ?? 1).toBe(1);
    expect(await cornersOf(bytes)).toMatchObject({ bottomRight: "bottomRight" });
  });

  test("transparency stays", async () => {
    const clear = await sharp({
      create: { width: 40, height: 40, channels: 4, background: { r: 9, g: 9, b: 9, alpha: 0 } },
    })
      .png()
      .toBuffer();
    const bytes = await stored(await ada.upload(UPLOAD, { photo: fileOf(clear) }));
    expect((await sharp(bytes).metadata()).hasAlpha).toBe(true);
  });

  test("a small placeholder comes with it", async () => {
    const { placeholder } = (await ada.upload(UPLOAD, { photo: fileOf(await image()) })).as(photoSchema);
    expect(Buffer.from(placeholder, "base64").length).toBeGreaterThan(10);
    expect(Buffer.from(placeholder, "base64").length).toBeLessThan(40);
  });
});

test("beyond ten at once, requests are asked to retry, and all accepted ones are stored", async () => {
  const bytes = await image("jpeg", 1600, 1200);
  const before = await prisma.photo.count();
  const eve = await signedUp();
  const answers = await Promise.all(Array.from({ length: 24 }, () => eve.upload(UPLOAD, { photo: fileOf(bytes) })));
  const rejected = answers.filter(({ status }) => status === 503);
  expect(rejected.length).toBeGreaterThan(0);
  for (const { headers } of rejected) expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
  const accepted = answers.filter(({ status }) => status === 201);
  expect(accepted.length + rejected.length).toBe(24);
  expect(await prisma.photo.count()).toBe(before + accepted.length);
}, 60_000);
