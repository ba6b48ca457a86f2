import { thinned } from "@/lib/activity/routes/route-shape";
import { MAX_ROUTE_BREAKS, type RecordedRoute, type RoutePoint } from "@/lib/activity/routes/rules";
import type { ActivityType } from "@/lib/activity/workouts/rules";

/** What a file of another app holds, before it is a workout here. */
export type ImportedPoint = { at: number; lat: number; lng: number; elevation: number | null };
export type ImportedTrack = { sport: string; pieces: ImportedPoint[][] };
export type Imported = { activityType: ActivityType; startedAt: number; route: RecordedRoute };

export const MAX_IMPORT_BYTES = 20 * 1024 * 1024;
/** How the files of tracks are called, in an archive of another app packed by gzip. */
const TRACK_FILE = /\.(gpx|tcx|fit)(\.gz)?$/i;
export const isTrackFile = ({ name }: { name: string }): boolean => TRACK_FILE.test(name);
const MAX_IMPORT_POINTS = 200_000;
/** A stop between two pieces that is shorter belongs to the way: many apps begin a piece at each lap. */
const PAUSE_MS = 10_000;
/** The share of invalid points up to which a file is accepted; with more it is another kind of file. */
const ODD_SHARE = 0.1;

/** Why a file can't be imported, in words for the person who chose it. */
export class ImportError extends Error {}

/** Names that other apps give to our activities; the first that fits counts. */
const SPORTS: [RegExp, ActivityType][] = [
  [/wheelchair/, "wheelchair"],
  [/walk|^10$/, "walking"],
  [/run|jog|^9$/, "running"],
  [/cycl|bik|ride|^1$/, "cycling"],
  [/swim/, "swimming"],
  [/yoga|pilates/, "yoga"],
  [/strength|weight|training|gym|crossfit/, "strength"],
  [/basketball/, "basketball"],
  [/soccer|football/, "soccer"],
  [/(^|[^a-z]|virtual)row/, "rowing"],
  [/kayak|canoe/, "kayaking"],
  [/skat/, "skating"],
  [/ski\b|skiing|_ski/, "skiing"],
  [/(?<!stair.?)climb|boulder/, "climbing"],
  [/danc/, "dance"],
  [/tennis/, "tennis"],
  [/hik|mountain|trek|snowshoe|^4$/, "hiking"],
];
/** A file that names no sport is taken for a run. */
export function activityOf(sport: string): ActivityType {
  if (sport.trim() === "") return "running";
  return SPORTS.find(([name]) => name.test(sport.slice(0, 100).toLowerCase()))?.[1] ?? "other";
}

const isPlace = ({ at, lat, lng }: ImportedPoint) =>
  Number.isFinite(at) && Math.abs(lat) <= 90 && Math.abs(lng) <= 180 && !(lat === 0 && lng === 0);

/**
 * Joins all segments into one route. Points without a position or a time are left out, and so are those earlier than
 * the one before.
 */
export function workoutOf({ sport, pieces }: ImportedTrack): Imported {
  const all = pieces.flat();
  if (all.length === 0) throw new ImportError("This file has no route.");
  if (all.length > MAX_IMPORT_POINTS) throw new ImportError("This file has more points than a day of recording.");
  const startedAt = all.find(isPlace)?.at;
  if (startedAt === undefined) throw new ImportError("The points of this file have no times or no places.");
  const points: RoutePoint[] = [];
  const breaks: number[] = [];
  let [last, odd] = [-1, 0];
  for (const piece of pieces) {
    let isFirst = true;
    for (const point of piece) {
      const second = Math.round((point.at - startedAt) / 1000);
      if (!isPlace(point) || second < last) odd += 1;
      if (!isPlace(point) || second <= last) continue;
      const isAfterPause = isFirst && points.length > 0 && second - last > PAUSE_MS / 1000;
      if (isAfterPause) breaks.push(points.length);
      isFirst = false;
      last = second;
      const { lat, lng, elevation } = point;
      const isHeight = elevation !== null && Math.abs(elevation) <= 9000;
      points.push({ lat, lng, second, elevation: isHeight ? elevation : null });
    }
  }
  if (odd > all.length * ODD_SHARE) throw new ImportError("This file looks damaged.");
  if (points.length < 2) throw new ImportError("This file has no route.");
  return {
    activityType: activityOf(sport),
    startedAt,
    route: thinned({ points, breaks: breaks.slice(0, MAX_ROUTE_BREAKS) }),
  };
}
