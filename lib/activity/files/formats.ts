import { XMLBuilder, XMLParser } from "fast-xml-parser";
import { piecesOf } from "@/lib/activity/routes/route-shape";
import type { RecordedRoute } from "@/lib/activity/routes/rules";
import type { ActivityType } from "@/lib/activity/workouts/rules";
import { z } from "@/lib/core/shared/zod";
import {
  ImportError,
  type Imported,
  type ImportedPoint,
  type ImportedTrack,
  MAX_IMPORT_BYTES,
  workoutOf,
} from "./rules";

/**
 * GPX 1.0 and 1.1, TCX and FIT as fitness apps write them, alone or packed by gzip. Files are read in the browser of whoever chose them: the server
 * takes a way, and never a file.
 */
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: "@",
  removeNSPrefix: true,
  parseTagValue: false,
  parseAttributeValue: false,
  processEntities: false,
  isArray: (name) => ["trk", "trkseg", "trkpt", "Activity", "Lap", "Track", "Trackpoint"].includes(name),
});

const text = z.union([z.string(), z.number()]).transform(String).optional().catch(undefined);
const list = <Item extends z.ZodType>(item: Item) => z.array(item).optional().catch(undefined);

const gpxSchema = z.object({
  gpx: z.object({
    trk: list(
      z.object({
        type: text,
        trkseg: list(
          z.object({ trkpt: list(z.object({ "@lat": text, "@lon": text, ele: text, time: text })) }).catch({}),
        ),
      }),
    ),
  }),
});
const tcxSchema = z.object({
  TrainingCenterDatabase: z.object({
    Activities: z.object({
      Activity: list(
        z.object({
          "@Sport": text,
          Lap: list(
            z.object({
              Track: list(
                z
                  .object({
                    Trackpoint: list(
                      z.object({
                        Time: text,
                        AltitudeMeters: text,
                        Position: z
                          .object({ LatitudeDegrees: text, LongitudeDegrees: text })
                          .optional()
                          .catch(undefined),
                      }),
                    ),
                  })
                  .catch({}),
              ),
            }),
          ),
        }),
      ),
    }),
  }),
});
const fitSchema = z.object({
  sessions: list(z.object({ sport: text })),
  sports: list(z.object({ sport: text })),
  records: list(
    z.object({
      timestamp: z
        .union([z.instanceof(Date), z.string()])
        .optional()
        .catch(undefined),
      position_lat: z.number().optional().catch(undefined),
      position_long: z.number().optional().catch(undefined),
      altitude: z.number().optional().catch(undefined),
      enhanced_altitude: z.number().optional().catch(undefined),
    }),
  ),
});

const number = (value: string | undefined) => (value === undefined || value.trim() === "" ? Number.NaN : Number(value));
const height = (value: number) => (Number.isFinite(value) ? value : null);

function fromGpx(parsed: unknown): ImportedTrack | null {
  const { data } = gpxSchema.safeParse(parsed);
  if (!data) return null;
  const tracks = data.gpx.trk ?? [];
  const pieces = tracks
    .flatMap(({ trkseg }) => trkseg ?? [])
    .map(({ trkpt }) =>
      (trkpt ?? []).map(
        (point): ImportedPoint => ({
          at: Date.parse(point.time ?? ""),
          lat: number(point["@lat"]),
          lng: number(point["@lon"]),
          elevation: height(number(point.ele)),
        }),
      ),
    );
  return { sport: tracks[0]?.type ?? "", pieces };
}

function fromTcx(parsed: unknown): ImportedTrack | null {
  const { data } = tcxSchema.safeParse(parsed);
  if (!data) return null;
  const [activity] = data.TrainingCenterDatabase.Activities.Activity ?? [];
  const pieces = (activity?.Lap ?? [])
    .flatMap(({ Track }) => Track ?? [])
    .map(({ Trackpoint }) =>
      // A pause writes points without a position.
      (Trackpoint ?? []).flatMap(({ Time, AltitudeMeters, Position }): ImportedPoint[] =>
        Position
          ? [
              {
                at: Date.parse(Time ?? ""),
                lat: number(Position.LatitudeDegrees),
                lng: number(Position.LongitudeDegrees),
                elevation: height(number(AltitudeMeters)),
              },
            ]
          : [],
      ),
    );
  return { sport: activity?.["@Sport"] ?? "", pieces };
}

function fromXml(source: string): ImportedTrack {
  // Nobody's track needs a document type, and every known attack on readers of XML does.
  if (/<!DOCTYPE|<!ENTITY/i.test(source)) throw new ImportError("This file declares entities, which no track needs.");
  const parsed: unknown = parser.parse(source);
  const track = fromGpx(parsed) ?? fromTcx(parsed);
  if (!track) throw new ImportError("This is neither GPX nor TCX.");
  return track;
}

async function fromFit(bytes: ArrayBuffer): Promise<ImportedTrack> {
  const { default: FitParser } = await import("fit-file-parser");
  const parsed: unknown = await new FitParser({ mode: "list", lengthUnit: "m", speedUnit: "m/s" }).parseAsync(bytes);
  const { records = [], sessions, sports } = fitSchema.parse(parsed);
  // A watch writes records before it knows where it is.
  const points = records.flatMap((record): ImportedPoint[] =>
    record.position_lat === undefined || record.position_long === undefined
      ? []
      : [
          {
            at: new Date(record.timestamp ?? Number.NaN).getTime(),
            lat: record.position_lat,
            lng: record.position_long,
            elevation: height(record.enhanced_altitude ?? record.altitude ?? Number.NaN),
          },
        ],
  );
  return { sport: sessions?.[0]?.sport ?? sports?.[0]?.sport ?? "", pieces: [points] };
}

const isFit = (bytes: Uint8Array) => bytes[8] === 0x2e && bytes[9] === 0x46 && bytes[10] === 0x49 && bytes[11] === 0x54;

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

/** The workout of a file; rejects with an ImportError in words for people. */
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
