import { isPlausible, type RecordedRoute } from "@/lib/activity/routes/rules";
import type { ActivityType } from "@/lib/activity/workouts/rules";

/** A file as it was chosen, or as it was in an archive. */
export type TrackFile = { name: string; bytes: ArrayBuffer };

/** One record of a file. `at` is NaN without a time, `lat` and `lng` are NaN without a position. */
export type TrackSample = { at: number; lat: number; lng: number; elevation: number | null; heartRate: number | null };

/** An activity as its file has it, before anything is repaired. Numbers are NaN where the file has none. */
export type RawActivity = {
  title: string | null;
  /** What the file calls the sport, the most specific name first. */
  sports: string[];
  /** Samples between pauses. */
  pieces: TrackSample[][];
  startedAt: number;
  timerSeconds: number;
  elapsedSeconds: number;
  distanceMeters: number;
  averageHeartRate: number;
  maxHeartRate: number;
  /** A course or a route to follow, which nobody has gone. */
  isPlanned: boolean;
  /** Times without a zone, read as if they were UTC. */
  hasLocalTimes: boolean;
  /** The file ends before the device had written all of it. */
  isCut: boolean;
};

type Found<Route> = {
  fileName: string;
  title: string | null;
  /** What the file calls it, for display. */
  sport: string;
  /** Null where the file doesn't say, or says what we don't know: it has to be asked. */
  activityType: ActivityType | null;
  /** In motion, as the server will measure it; without a route the time of the device's timer. */
  durationSeconds: number;
  elapsedSeconds: number;
  distanceMeters: number | null;
  /** Null for a workout without a map. */
  route: Route | null;
  averageHeartRate?: number;
  maxHeartRate?: number;
  /** What was repaired, in words for people. */
  notes: string[];
  problems: ImportProblem[];
};
/** `refused` says in words for people why this can't be a workout. */
export type ParsedActivity<Route = RecordedRoute> = Found<Route> &
  ({ refused: null; startedAt: number } | { refused: string; startedAt: number | null });
/** What has to be settled before an activity can be saved. */
export type ImportProblem = "unknown-activity" | "too-fast";

export const MAX_IMPORT_BYTES = 50 * 1024 * 1024;
export const MAX_ARCHIVE_BYTES = 1024 * 1024 * 1024;

/** Why a file can't be imported, in words for the person who chose it. */
export class ImportError extends Error {
  /** `isOtherKind`: a sound file that is no activity, such as a watch's settings. Archives have many of them. */
  constructor(
    message: string,
    readonly isOtherKind = false,
  ) {
    super(message);
  }
}

/** What is left to settle when this activity is chosen. */
export function importProblems(route: RecordedRoute | null, activityType: ActivityType | null): ImportProblem[] {
  if (activityType === null) return ["unknown-activity"];
  return route && !isPlausible(route, activityType) ? ["too-fast"] : [];
}
