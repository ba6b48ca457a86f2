import { XMLBuilder } from "fast-xml-parser";
import { piecesOf } from "@/lib/activity/routes/route-shape";
import type { RecordedRoute } from "@/lib/activity/routes/rules";
import type { ActivityType } from "@/lib/activity/workouts/rules";
import { fromFit, isFit } from "./fit-tracks";
import { ImportError, type Imported, MAX_IMPORT_BYTES, workoutOf } from "./rules";
import { fromXml } from "./xml-tracks";

const isGzip = (bytes: Uint8Array) => bytes[0] === 0x1f && bytes[1] === 0x8b;

function checkSize(size: number): void {
  if (size > MAX_IMPORT_BYTES) throw new ImportError("This file is larger than 20 MB.");
}

/** What was packed; unpacking ends where it grows beyond what a file may have. */
async function unpacked(file: ArrayBuffer): Promise<ArrayBuffer> {
  const reader = new Blob([file]).stream().pipeThrough(new DecompressionStream("gzip")).getReader();
  const parts: BlobPart[] = [];
  let size = 0;
  for (let { value } = await reader.read(); value; { value } = await reader.read()) {
    size += value.byteLength;
    checkSize(size);
    parts.push(value);
  }
  return new Blob(parts).arrayBuffer();
}

/**
 * The workout of a GPX, TCX or FIT file, alone or packed by gzip. It is read in the browser of the person who chose it: the
 * server takes a route, and never a file. Rejects with an ImportError in words for people.
 */
export async function readImport(file: ArrayBuffer): Promise<Imported> {
  checkSize(file.byteLength);
  try {
    const bytes = isGzip(new Uint8Array(file, 0, Math.min(2, file.byteLength))) ? await unpacked(file) : file;
    const head = new Uint8Array(bytes, 0, Math.min(12, bytes.byteLength));
    return workoutOf(isFit(head) ? await fromFit(bytes) : fromXml(new TextDecoder().decode(bytes)));
  } catch (error) {
    if (error instanceof ImportError) throw error;
    throw new ImportError("This file can't be read. GPX, TCX and FIT files can.");
  }
}

/** GPX 1.1, which every fitness app reads: one track, a segment for each piece between pauses. */
export function toGpx(
  { points, breaks }: RecordedRoute,
  { startedAt }: { startedAt: string },
  activityType: ActivityType,
): string {
  const start = new Date(startedAt).getTime();
  const builder = new XMLBuilder({ ignoreAttributes: false, attributeNamePrefix: "@", format: true });
  return builder.build({
    "?xml": { "@version": "1.0", "@encoding": "UTF-8" },
    gpx: {
      "@version": "1.1",
      "@creator": "Windmile",
      "@xmlns": "http://www.topografix.com/GPX/1/1",
      metadata: { time: new Date(start).toISOString() },
      trk: {
        type: activityType,
        trkseg: piecesOf(points, breaks).map((piece) => ({
          trkpt: piece.map(({ lat, lng, elevation, second }) => ({
            "@lat": lat.toFixed(6),
            "@lon": lng.toFixed(6),
            ...(elevation === null ? {} : { ele: elevation }),
            time: new Date(start + second * 1000).toISOString(),
          })),
        })),
      },
    },
  });
}
