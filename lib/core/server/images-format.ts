import "server-only";

/** Accepted formats, by sharp's names. */
export type ImageFormat = "jpeg" | "png" | "webp" | "gif" | "heif";
export type FoundFormat = ImageFormat | "heic" | "svg" | "unknown";

const startsWith = (bytes: Buffer, ...signature: number[]) => signature.every((byte, at) => bytes[at] === byte);
const textAt = (bytes: Buffer, from: number, to: number) => bytes.toString("latin1", from, to);

/** A file's format from its first bytes only. AVIF is the only accepted kind of HEIF. */
export function formatOf(file: Uint8Array): FoundFormat {
  const head = Buffer.from(file.buffer, file.byteOffset, Math.min(file.byteLength, 1024));
  if (startsWith(head, 0xff, 0xd8, 0xff)) return "jpeg";
  if (startsWith(head, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return "png";
  if (/^GIF8[79]a/.test(textAt(head, 0, 6))) return "gif";
  if (textAt(head, 0, 4) === "RIFF" && textAt(head, 8, 12) === "WEBP") return "webp";
  if (textAt(head, 4, 8) === "ftyp") return kindOfHeif(head);
  return /<svg[\s>]/i.test(textAt(head, 0, head.length)) ? "svg" : "unknown";
}

/** The file type box: its length, "ftyp", the main brand, a version, and the compatible brands. */
function kindOfHeif(head: Buffer): FoundFormat {
  const end = head.length >= 4 ? Math.min(head.readUInt32BE(0), head.length) : 0;
  const brands = [textAt(head, 8, 12)];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(textAt(head, at, at + 4));
  if (brands.some((brand) => brand === "avif" || brand === "avis")) return "heif";
  return brands.some((brand) => /^(he(ic|ix|im|is|vc|vx)|mif1|msf1)$/.test(brand)) ? "heic" : "unknown";
}
