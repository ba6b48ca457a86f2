import { type Columns, toColumns } from "@/lib/activity/routes/formats";
import { frameOf, pathOf, simplified } from "@/lib/activity/routes/route-shape";
import type { RecordedRoute } from "@/lib/activity/routes/rules";
import { readTracks, unpackedFiles } from "./formats";
import { ImportError, MAX_ARCHIVE_BYTES, type ParsedActivity } from "./rules";

/**
 * A route in its request format, with a thumbnail for the list. Thousands of routes as points wouldn't fit in a phone's
 * memory.
 */
type PackedRoute = Columns & { outline: { viewBox: string; path: string } };
export type ReadActivity = ParsedActivity<PackedRoute>;
/** Progress for each file that was read. `total` grows as archives are opened. */
export type ReadEvent = {
  read: number;
  total: number;
  found: ReadActivity[];
  failed: { name: string; problem: string } | null;
};

const OUTLINE_POINTS = 40;

function outlineOf({ points }: RecordedRoute): PackedRoute["outline"] {
  const shape = simplified(points, OUTLINE_POINTS);
  const { x = 0, y = 0, width = 1, height = 1 } = frameOf(shape) ?? {};
  return { viewBox: [x, y, width, height].map((value) => value.toFixed(2)).join(" "), path: pathOf(shape) };
}

const packed = ({ route, ...found }: ParsedActivity): ReadActivity => ({
  ...found,
  route: route && { ...toColumns(route), outline: outlineOf(route) },
});

const problemOf = (error: unknown) =>
  error instanceof ImportError ? error.message : "This file can't be read. It may be damaged.";

/**
 * Reads all activities in these files and archives, one file at a time. Never throws; failures are reported in the
 * events.
 */
export async function* activitiesIn(files: readonly File[]): AsyncGenerator<ReadEvent> {
  let read = 0;
  for (const [index, file] of files.entries()) {
    const after = files.length - index - 1;
    const before = read;
    try {
      if (file.size > MAX_ARCHIVE_BYTES) throw new ImportError("This archive is too large.");
      for await (const { problem, total, ...one } of unpackedFiles({
        name: file.name,
        bytes: await file.arrayBuffer(),
      })) {
        read += 1;
        const progress = { read, total: before + Math.max(total, read - before) + after };
        try {
          if (problem !== null) throw new ImportError(problem);
          yield { ...progress, found: (await readTracks(one)).map(packed), failed: null };
        } catch (error) {
          // Exported archives also contain settings and heart rate files.
          const isExpected = total > 1 && error instanceof ImportError && error.isOtherKind;
          yield { ...progress, found: [], failed: isExpected ? null : { name: one.name, problem: problemOf(error) } };
        }
      }
      if (read === before) throw new ImportError("There are no GPX, TCX, or FIT files in this archive.");
    } catch (error) {
      read += 1;
      yield { read, total: read + after, found: [], failed: { name: file.name, problem: problemOf(error) } };
    }
  }
}
