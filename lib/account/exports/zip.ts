import { Zip, ZipDeflate, ZipPassThrough } from "fflate";

/** One file of an archive. Photos are already compressed, so `stored` adds them unchanged. */
export type ZipEntry = { name: string; bytes: Uint8Array; stored?: boolean };

/** A ZIP archive as a stream, with one entry in memory at a time. */
export async function* zipped(entries: AsyncIterable<ZipEntry>, at: Date): AsyncGenerator<Uint8Array> {
  const parts: Uint8Array[] = [];
  const zip = new Zip((error, part) => {
    if (error) throw error;
    parts.push(part);
  });
  for await (const { name, bytes, stored } of entries) {
    const file = stored ? new ZipPassThrough(name) : new ZipDeflate(name);
    file.mtime = at;
    zip.add(file);
    file.push(bytes, true);
    yield* parts.splice(0);
  }
  zip.end();
  yield* parts;
}
