import { isPlausible, type RecordedRoute } from "@/lib/activity/routes/rules";
import type { ActivityType } from "@/lib/activity/workouts/rules";

/** A file chosen by the user, or unpacked from an archive. */
export type TrackFile = { name: string; bytes: ArrayBuffer };

/** One record in a file. `at` is NaN if it has no time, `lat` and `lng` if it has no position. */
export type TrackSample = { at: number; lat: number; lng: number; elevation: number | null; heartRate: number | null };

/** Null for a missing number. */
export const orNull = (value: number): number | null => (Number.isFinite(value) ? value : null);

/** An activity as it is in its file, before any repairs. Missing numbers are NaN. */
export type RawActivity = {
  title: string | null;
  /** Names of the sport in the file, most specific first. */
  sports: string[];
  /** Samples between pauses. */
  pieces: TrackSample[][];
  startedAt: number;
  timerSeconds: number;
  elapsedSeconds: number;
  distanceMeters: number;
  averageHeartRate: number;
  maxHeartRate: number;
  /** A planned course rather than a recorded activity. */
  isPlanned: boolean;
  /** Times without a time zone, parsed as UTC. */
  hasLocalTimes: boolean;
  /** The file is truncated. */
  isCut: boolean;
};

type Found<Route> = {
  fileName: string;
  title: string | null;
  /** Name of the sport in the file, for display. */
  sport: string;
  /** Null if the file doesn't name a known sport; the user is asked to choose one. */
  activityType: ActivityType | null;
  /** Moving time as the server will measure it; without a route, the device's timer. */
  durationSeconds: number;
  elapsedSeconds: number;
  distanceMeters: number | null;
  /** Null for a workout without a map. */
  route: Route | null;
  averageHeartRate?: number;
  maxHeartRate?: number;
  /** Messages to the user about what was repaired. */
  notes: string[];
  problems: ImportProblem[];
};
/** `refused` is the message to the user if this can't become a workout. */
export type ParsedActivity<Route = RecordedRoute> = Found<Route> &
  ({ refused: null; startedAt: number } | { refused: string; startedAt: number | null });
/** What the user has to decide before an activity can be saved. */
export type ImportProblem = "unknown-activity" | "too-fast";

export const MAX_IMPORT_BYTES = 50 * 1024 * 1024;
export const MAX_ARCHIVE_BYTES = 1024 * 1024 * 1024;

/** A file that can't be imported, with a message to the user. */
export class ImportError extends Error {
  /** `isOtherKind`: a valid file that isn't an activity, such as a watch's settings. Archives contain many of them. */
  constructor(
    message: string,
    readonly isOtherKind = false,
  ) {
    super(message);
  }
}

/** What remains to be decided with this activity type. */
export function importProblems(route: RecordedRoute | null, activityType: ActivityType | null): ImportProblem[] {
  if (activityType === null) return ["unknown-activity"];
  return route && !isPlausible(route, activityType) ? ["too-fast"] : [];
}
