import { crc32, deflateRawSync } from "node:zlib";

/** One file of an archive. Pictures are compressed already: `stored` keeps them as they are. */
export type ZipEntry = { name: string; bytes: Uint8Array; stored?: boolean };

const VERSION = 20;
const UTF8_NAME = 0x0800;
const DEFLATED = 8;

/** Date and time as DOS wrote them, two bytes each, in UTC. */
function dosTime(at: Date): { time: number; date: number } {
  return {
    time: (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1),
    date: ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate(),
  };
}

/** What the two headers of an entry share, in their order. */
function facts(entry: ZipEntry, packed: Uint8Array, at: Date): Buffer {
  const { time, date } = dosTime(at);
  const bytes = Buffer.alloc(26);
  bytes.writeUInt16LE(VERSION, 0);
  bytes.writeUInt16LE(UTF8_NAME, 2);
  bytes.writeUInt16LE(entry.stored ? 0 : DEFLATED, 4);
  bytes.writeUInt16LE(time, 6);
  bytes.writeUInt16LE(date, 8);
  bytes.writeUInt32LE(crc32(entry.bytes), 10);
  bytes.writeUInt32LE(packed.length, 14);
  bytes.writeUInt32LE(entry.bytes.length, 18);
  bytes.writeUInt16LE(Buffer.byteLength(entry.name), 22);
  return bytes; // the length of the extra field, 0, stands in the last two
}

const signature = (last: number, ...rest: number[]) => Buffer.from([0x50, 0x4b, last, ...rest]);

/**
 * A ZIP archive, entry by entry as they come, one of them in memory at a time. Without ZIP64: an account's quota keeps
 * an archive far under 4 GiB and 65,535 entries.
 */
export async function* zipped(entries: AsyncIterable<ZipEntry>, at: Date): AsyncGenerator<Uint8Array> {
  const directory: Buffer[] = [];
  let offset = 0;
  for await (const entry of entries) {
    const packed = entry.stored ? entry.bytes : deflateRawSync(entry.bytes);
    const shared = facts(entry, packed, at);
    const name = Buffer.from(entry.name);
    const head = Buffer.concat([signature(3, 4), shared, name]);
    yield head;
    yield packed;
    const place = Buffer.alloc(14); // comment, disk and attributes: none
    place.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([signature(1, 2, VERSION, 0), shared, place, name]));
    offset += head.length + packed.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(directory.length, 4);
  end.writeUInt16LE(directory.length, 6);
  end.writeUInt32LE(central.length, 8);
  end.writeUInt32LE(offset, 12);
  yield Buffer.concat([central, signature(5, 6), end]);
}
