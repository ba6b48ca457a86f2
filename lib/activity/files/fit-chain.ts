export type FitPart = { bytes: ArrayBuffer; isCut: boolean };

const HEADER_SIZES = [12, 14];
const CRC = 2;

export const isFit = (bytes: Uint8Array, at = 0): boolean =>
  bytes[at + 8] === 0x2e && bytes[at + 9] === 0x46 && bytes[at + 10] === 0x49 && bytes[at + 11] === 0x54;

const startsFile = (bytes: Uint8Array, at: number) => HEADER_SIZES.includes(bytes[at] ?? 0) && isFit(bytes, at);

/** The end of the last complete message. */
function endOfMessages(bytes: Uint8Array, from: number): number {
  const sizes = new Map<number, number>();
  const sum = (start: number, fields: number) => {
    let size = 0;
    for (let field = 0; field < fields; field += 1) size += bytes[start + 3 * field + 1] ?? 0;
    return size;
  };
  let at = from;
  for (;;) {
    if (startsFile(bytes, at) || startsFile(bytes, at + CRC)) return at;
    const header = bytes[at];
    if (header === undefined) return at;
    let end: number;
    if ((header & 0xc0) === 0x40) {
      const fields = bytes[at + 5] ?? 0;
      end = at + 6 + 3 * fields;
      const developerFields = header & 0x20 ? (bytes[end] ?? 0) : 0;
      sizes.set(header & 15, sum(at + 6, fields) + sum(end + 1, developerFields));
      if (header & 0x20) end += 1 + 3 * developerFields;
    } else {
      end = at + 1 + (sizes.get(header & 0x80 ? (header >> 5) & 3 : header & 15) ?? Number.POSITIVE_INFINITY);
    }
    if (end > bytes.length) return at;
    at = end;
  }
}

/** A copy that ends after its last complete message, and the offset of that message's end in `bytes`. */
function shortened(bytes: Uint8Array, start: number): { end: number; part: ArrayBuffer } {
  const header = bytes[start] ?? 0;
  const end = endOfMessages(bytes, start + header);
  const part = new Uint8Array(end - start + CRC);
  part.set(bytes.subarray(start, end));
  new DataView(part.buffer).setUint32(4, end - start - header, true);
  return { end, part: part.buffer };
}

/**
 * Splits chained FIT files into complete ones. If a length is missing or the end is cut off, the length is corrected.
 * If messages are damaged, the part can be shortened to the ones before them.
 */
export function fitParts(file: ArrayBuffer): FitPart[] {
  const bytes = new Uint8Array(file);
  const view = new DataView(file);
  const parts: FitPart[] = [];
  let start = 0;
  while (startsFile(bytes, start)) {
    const header = bytes[start] ?? 0;
    const length = view.getUint32(start + 4, true);
    const end = start + header + length;
    if (length > 0 && end <= bytes.length) {
      parts.push({ bytes: file.slice(start, end + CRC), isCut: false });
      start = end + CRC;
    } else {
      const { end: last, part } = shortened(bytes, start);
      parts.push({ bytes: part, isCut: true });
      start = startsFile(bytes, last) ? last : last + CRC;
    }
  }
  return parts;
}

export const withoutDamagedEnd = (part: ArrayBuffer): ArrayBuffer => shortened(new Uint8Array(part), 0).part;
