import { unzipSync } from "fflate";
import { isTrackFile } from "@/lib/core/shared/track-files";
import { ImportError, MAX_ARCHIVE_BYTES, MAX_IMPORT_BYTES, type TrackFile } from "./rules";

/** A file from an archive, or why it can't be read. `total` is the number of files in its archive. */
export type UnpackedFile = TrackFile & { problem: string | null; total: number };

const TOO_LARGE = "This file is larger than 50 MB.";
const UNREADABLE = "This file can't be read. It may be damaged.";
/** Files unpacked at a time. */
const BATCH = 20;
/** Garmin exports contain archives inside an archive. */
const MAX_NESTING = 2;

const isGzip = (bytes: Uint8Array) => bytes[0] === 0x1f && bytes[1] === 0x8b;
const isZip = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4;

/** Unpacks gzip data, and stops once the result exceeds the size limit. */
async function gunzipped(bytes: ArrayBuffer): Promise<ArrayBuffer> {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip")).getReader();
  const parts: BlobPart[] = [];
  let size = 0;
  for (let { value } = await reader.read(); value; { value } = await reader.read()) {
    size += value.byteLength;
    if (size > MAX_IMPORT_BYTES) throw new ImportError(TOO_LARGE);
    parts.push(value);
  }
  return new Blob(parts).arrayBuffer();
}

type Entry = { name: string; index: number; isTooLarge: boolean };

/** The track files in a ZIP archive, with their index in its directory, because names may repeat. */
function entriesOf(archive: Uint8Array): Entry[] {
  const entries: Entry[] = [];
  let index = 0;
  unzipSync(archive, {
    filter: ({ name, originalSize }) => {
      const most = /\.zip$/i.test(name) ? MAX_ARCHIVE_BYTES : MAX_IMPORT_BYTES;
      if (isTrackFile({ name })) entries.push({ name, index, isTooLarge: originalSize > most });
      index += 1;
      return false;
    },
  });
  return entries;
}

function unzipped(archive: Uint8Array, batch: readonly Entry[]): Record<string, Uint8Array> {
  const wanted = new Set(batch.filter(({ isTooLarge }) => !isTooLarge).map(({ index }) => index));
  let index = -1;
  const filter = () => {
    index += 1;
    return wanted.has(index);
  };
  return unzipSync(archive, { filter });
}

async function* fromZip(bytes: ArrayBuffer, depth: number): AsyncGenerator<UnpackedFile> {
  const archive = new Uint8Array(bytes);
  const entries = entriesOf(archive);
  const total = entries.length;
  for (let from = 0; from < total; from += BATCH) {
    const batch = entries.slice(from, from + BATCH);
    // A damaged entry fails its whole batch, which is then unpacked one entry at a time.
    let files: Record<string, Uint8Array> | null = null;
    try {
      files = unzipped(archive, batch);
    } catch {}
    for (const entry of batch) {
      try {
        const content = (files ?? unzipped(archive, [entry]))[entry.name];
        if (!content) throw new ImportError(TOO_LARGE);
        for await (const file of unpackedFiles({ name: entry.name, bytes: content.slice().buffer }, depth + 1))
          yield { ...file, total };
      } catch (error) {
        const problem = error instanceof ImportError ? error.message : UNREADABLE;
        yield { name: entry.name, bytes: new ArrayBuffer(0), problem, total };
      }
    }
  }
}

/**
 * Yields the track files in a file: each one in a ZIP archive, the contents of a gzip file, or the file itself. Throws
 * an ImportError if the file can't be read at all.
 */
export async function* unpackedFiles({ name, bytes }: TrackFile, depth = 0): AsyncGenerator<UnpackedFile> {
  const head = new Uint8Array(bytes, 0, Math.min(4, bytes.byteLength));
  if (isZip(head)) {
    if (depth >= MAX_NESTING || bytes.byteLength > MAX_ARCHIVE_BYTES)
      throw new ImportError("This archive is too large.");
    yield* fromZip(bytes, depth);
    return;
  }
  if (bytes.byteLength > MAX_IMPORT_BYTES) throw new ImportError(TOO_LARGE);
  const isPacked = isGzip(head);
  yield {
    name: isPacked ? name.replace(/\.gz$/i, "") : name,
    bytes: isPacked ? await gunzipped(bytes) : bytes,
    problem: null,
    total: 1,
  };
}
