import { XMLBuilder } from "fast-xml-parser";
import { piecesOf } from "@/lib/activity/routes/route-shape";
import type { RecordedRoute } from "@/lib/activity/routes/rules";
import type { ActivityType } from "@/lib/activity/workouts/rules";
import { distance } from "@/lib/discover/map/rules";
import { unpackedFiles } from "./archives";
import { isFit } from "./fit-chain";
import { fromFit } from "./fit-tracks";
import { parsedActivity } from "./parsed-activity";
import { ImportError, type ParsedActivity, type TrackFile } from "./rules";
import { decodeXml } from "./xml-nodes";
import { fromXml } from "./xml-tracks";

export { unpackedFiles } from "./archives";

const UNREADABLE = "This file can't be read. Windmile can import GPX, TCX, and FIT files.";

/** Reads the activities in an unpacked GPX, TCX, or FIT file. */
async function tracksIn({ name, bytes }: TrackFile, now: number): Promise<ParsedActivity[]> {
  const content = new Uint8Array(bytes);
  const found = isFit(content) ? await fromFit(bytes) : fromXml(decodeXml(content));
  return Promise.all(found.map((raw) => parsedActivity(name, raw, now)));
}

/**
 * Reads the activities in a GPX, TCX, or FIT file, or in a gzip or ZIP archive of them. Runs in the browser, because
 * the server accepts routes but not files. Throws an ImportError with a user-facing message if there are no activities.
 * For archives with thousands of files, pass each file from `unpackedFiles` instead.
 */
export async function readTracks(file: TrackFile, now = Date.now()): Promise<ParsedActivity[]> {
  const found: ParsedActivity[] = [];
  let failure = new ImportError("There are no GPX, TCX, or FIT files in this archive.");
  try {
    for await (const { problem, ...one } of unpackedFiles(file)) {
      try {
        if (problem !== null) throw new ImportError(problem);
        found.push(...(await tracksIn(one, now)));
      } catch (error) {
        failure = error instanceof ImportError ? error : new ImportError(UNREADABLE);
      }
    }
  } catch (error) {
    throw error instanceof ImportError ? error : new ImportError(UNREADABLE);
  }
  if (found.length === 0) throw failure;
  return found;
}

const build = (content: object): string =>
  new XMLBuilder({ ignoreAttributes: false, attributeNamePrefix: "@", format: true }).build({
    "?xml": { "@version": "1.0", "@encoding": "UTF-8" },
    ...content,
  });

/** GPX 1.1, which every fitness app can read: one track, with a segment between pauses. */
export function toGpx(
  { points, breaks }: RecordedRoute,
  { startedAt }: { startedAt: string },
  activityType: ActivityType,
): string {
  const start = new Date(startedAt).getTime();
  return build({
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

type TcxWorkout = {
  startedAt: string;
  durationSeconds: number;
  distanceMeters: number | null;
  averageHeartRate?: number | null;
  maxHeartRate?: number | null;
};

/** TCX supports only these three sports. */
const tcxSport = (activityType: ActivityType) =>
  activityType === "running" ? "Running" : activityType === "cycling" ? "Biking" : "Other";
const heartRate = (name: string, rate: number | null | undefined) =>
  typeof rate !== "number" ? {} : { [name]: { Value: rate } };

/** TCX, which supports heart rates and workouts without a map: one lap, with a track between pauses. */
export function toTcx(route: RecordedRoute | null, workout: TcxWorkout, activityType: ActivityType): string {
  const start = new Date(workout.startedAt).getTime();
  const timeAt = (second: number) => new Date(start + second * 1000).toISOString();
  let covered = 0;
  const tracks = piecesOf(route?.points ?? [], route?.breaks ?? []).map((piece) => ({
    Trackpoint: piece.map(({ lat, lng, elevation, second }, index) => {
      covered += distance(piece[index - 1] ?? { lat, lng }, { lat, lng });
      return {
        Time: timeAt(second),
        Position: { LatitudeDegrees: lat.toFixed(6), LongitudeDegrees: lng.toFixed(6) },
        ...(elevation === null ? {} : { AltitudeMeters: elevation }),
        DistanceMeters: covered.toFixed(1),
      };
    }),
  }));
  return build({
    TrainingCenterDatabase: {
      "@xmlns": "http://www.garmin.com/xmlschemas/TrainingCenterDatabase/v2",
      Activities: {
        Activity: {
          "@Sport": tcxSport(activityType),
          Id: timeAt(0),
          Lap: {
            "@StartTime": timeAt(0),
            TotalTimeSeconds: workout.durationSeconds,
            DistanceMeters: workout.distanceMeters ?? 0,
            Calories: 0,
            ...heartRate("AverageHeartRateBpm", workout.averageHeartRate),
            ...heartRate("MaximumHeartRateBpm", workout.maxHeartRate),
            Intensity: "Active",
            TriggerMethod: "Manual",
            Track: tracks,
          },
        },
      },
    },
  });
}
