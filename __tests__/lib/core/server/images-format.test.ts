/** @jest-environment node */
import { formatOf } from "@/lib/core/server/images-format";

const ftyp = (main: string, ...compatible: string[]) => {
  const body = Buffer.from(`ftyp${main}\0\0\0\0${compatible.join("")}`, "latin1");
  const length = Buffer.alloc(4);
  length.writeUInt32BE(body.length + 4);
  return Buffer.concat([length, body, Buffer.from("avif beyond the box")]);
};

test.each([
  ["jpeg", Buffer.from("ffd8ffe000104a46", "hex")],
  ["png", Buffer.from("89504e470d0a1a0a0000", "hex")],
  ["unknown", Buffer.from("89504e470d0a0000", "hex")],
  ["gif", Buffer.from("GIF89a...")],
  ["gif", Buffer.from("GIF87a...")],
  ["unknown", Buffer.from("GIF90a...")],
  ["webp", Buffer.from("RIFF\0\0\0\0WEBPVP8 ")],
  ["unknown", Buffer.from("RIFF\0\0\0\0WAVEfmt ")],
  ["heif", ftyp("avif")],
  ["heif", ftyp("mif1", "miaf", "avif")],
  ["heic", ftyp("heic", "mif1")],
  ["heic", ftyp("mif1", "heic")],
  ["unknown", ftyp("isom", "mp41")],
  ["svg", Buffer.from('\n<!-- a drawing --><svg xmlns="http://www.w3.org/2000/svg">')],
  ["unknown", Buffer.from("<html><svgs>")],
  ["unknown", Buffer.from("ff", "hex")],
  ["unknown", Buffer.alloc(0)],
] as const)("%s: %s", (format, bytes) => {
  expect(formatOf(bytes)).toBe(format);
});

test("only a view's own bytes are read", () => {
  const whole = Buffer.concat([Buffer.from("text"), Buffer.from("ffd8ff", "hex")]);
  expect(formatOf(whole.subarray(4))).toBe("jpeg");
  expect(formatOf(whole)).toBe("unknown");
});
