import { MAX_GAP, type RecordedRoute, type RoutePoint, stationarySpeed } from "@/lib/activity/routes/rules";
import { type ActivityType, followsPosition } from "@/lib/activity/workouts/rules";
import { type Coordinates, distance } from "@/lib/discover/map/rules";
import { type Fix, GAP, PositionFilter } from "./position-filter";

/**
 * The events of a recording, in order. The track is computed only from them, so a closed tab loses nothing that was
 * stored.
 */
export type RecordingEvent =
  | ["fix", at: number, lat: number, lng: number, accuracy: number, elevation: number | null]
  | ["pause", at: number]
  | ["resume", at: number];

/** Minimum distance between stored points, in meters: shorter steps would add up noise. */
const STEP = 15;
/**
 * Maximum time between stored points while positions arrive, in seconds, so that standing still doesn't become a gap.
 */
const STEP_SECONDS = 40;
/** The window for telling moving from standing, in seconds. */
const LOOK_BACK_SECONDS = 8;
/** How far the position of a standing person drifts, in meters. */
const DRIFT = 20;

/** A recording's route: its points, pauses, and times, computed from the events one by one. */
export class Track {
  private readonly points: RoutePoint[] = [];
  private readonly pauses: number[] = [];
  private readonly filter: PositionFilter;
  /** The filtered positions of the last few seconds. */
  private recent: Fix[] = [];
  private pausedAt: number | null = null;
  private pausedMs = 0;
  private isAfterPause = false;
  private meters = 0;
  private movingMs = 0;
  /** Where the person stopped; null while moving. */
  private stoppedAt: Fix | null = null;

  constructor(
    private readonly activityType: ActivityType,
    readonly startedAt: number,
  ) {
    this.filter = new PositionFilter(activityType, startedAt);
  }

  push(event: RecordingEvent): void {
    if (event[0] === "fix") {
      const [, at, lat, lng, accuracy, elevation] = event;
      if (this.pausedAt === null) this.locate({ at, lat, lng, elevation }, accuracy);
    } else if (event[0] === "pause" && this.pausedAt === null) {
      this.keepHere();
      this.pausedAt = event[1];
      this.recent = [];
      this.stoppedAt = null;
      this.filter.reset();
    } else if (event[0] === "resume" && this.pausedAt !== null) {
      this.pausedMs += Math.max(0, event[1] - this.pausedAt);
      this.pausedAt = null;
      this.isAfterPause = this.points.length > 0;
    }
  }

  get isPaused(): boolean {
    return this.pausedAt !== null;
  }

  /** Whether there is a position yet; before that, only time passes. */
  get hasPosition(): boolean {
    return this.points.length > 0;
  }

  /** Auto-pause: the person isn't moving, for example at a light. */
  get isStationary(): boolean {
    return this.stoppedAt !== null;
  }

  /** The current position, filtered. */
  get here(): Coordinates | null {
    return this.recent.at(-1) ?? null;
  }

  get distanceMeters(): number {
    const [last, here] = [this.points.at(-1), this.here];
    const isOpen = last && here && !this.stoppedAt && !this.isAfterPause && !this.isPaused;
    return this.meters + (isOpen ? distance(last, here) : 0);
  }

  elapsedMs(now: number): number {
    return Math.max(0, (this.pausedAt ?? now) - this.startedAt - this.pausedMs);
  }

  /** Moving time; without any position, the time without pauses. */
  movingMsAt(now: number): number {
    const [last, here] = [this.points.at(-1), this.recent.at(-1)];
    if (!followsPosition(this.activityType) || !last) return this.elapsedMs(now);
    if (!here || this.stoppedAt || this.isPaused || this.isAfterPause) return this.movingMs;
    const isBreak = now - here.at > MAX_GAP * 1000;
    const until = isBreak ? here.at : Math.min(now, here.at + GAP * 1000);
    return this.movingMs + Math.max(0, until - this.timeOf(last));
  }

  /** Current speed in meters per second, averaged over the last few seconds. */
  get speed(): number {
    const [first, last] = [this.recent[0], this.recent.at(-1)];
    if (!first || !last || this.stoppedAt || last.at === first.at) return 0;
    return (distance(first, last) * 1000) / (last.at - first.at);
  }

  /** The route recorded so far, up to the current position. */
  route(): RecordedRoute {
    const points = [...this.points];
    const breaks = [...this.pauses];
    const here = this.recent.at(-1);
    const end = here && this.pointOf(here);
    if (end && !this.stoppedAt && !this.isPaused && end.second > (points.at(-1)?.second ?? -1)) {
      if (this.isAfterPause && points.length > 0) breaks.push(points.length);
      points.push(end);
    }
    return { points, breaks };
  }

  private timeOf(point: RoutePoint): number {
    return this.startedAt + point.second * 1000;
  }

  private pointOf({ lat, lng, at, elevation }: Fix): RoutePoint {
    return { lat, lng, elevation, second: Math.round((at - this.startedAt) / 1000) };
  }

  private locate(fix: Fix, accuracy: number): void {
    const filtered = this.filter.push(fix, accuracy);
    if (!filtered) return;
    const { position, start } = filtered;
    const before = this.recent.at(-1);
    if (start !== "none") this.keepHere();
    if (start === "jump" || (before && position.at - before.at > MAX_GAP * 1000)) {
      this.stoppedAt = null;
      this.isAfterPause = this.points.length > 0;
    }
    const recent = start === "none" ? this.recent : [];
    this.recent = [...recent.filter(({ at }) => position.at - at <= LOOK_BACK_SECONDS * 1000), position];
    this.follow(position);
  }

  /** Stores a point after each step, and detects stopping and moving again. */
  private follow(fix: Fix): void {
    const last = this.points.at(-1);
    if (!last || this.isAfterPause) {
      this.addPoint(fix);
      return;
    }
    const oldest = this.recent[0] ?? fix;
    const looked = (fix.at - oldest.at) / 1000;
    const isDue = fix.at - this.timeOf(last) >= STEP_SECONDS * 1000;
    const isSlow = distance(oldest, fix) < stationarySpeed(this.activityType) * looked;
    if (this.stoppedAt) {
      if (isSlow || distance(this.stoppedAt, fix) < DRIFT) {
        if (isDue) this.keepHere();
        return;
      }
      // The person has been moving since leaving the spot a few seconds ago.
      this.addPoint({ ...this.stoppedAt, at: oldest.at }, 0);
      this.stoppedAt = null;
      this.addPoint(fix);
    } else if (looked >= LOOK_BACK_SECONDS - 2 && isSlow) {
      this.addPoint(oldest);
      this.stoppedAt = oldest;
    } else if (isDue || distance(last, fix) >= STEP) this.addPoint(fix);
  }

  private keepHere(): void {
    const here = this.recent.at(-1);
    if (!here || !this.hasPosition || this.isAfterPause) return;
    if (this.stoppedAt) this.addPoint({ ...this.stoppedAt, at: here.at }, 0);
    else this.addPoint(here);
  }

  private addPoint(fix: Fix, moving?: number): void {
    const point = this.pointOf(fix);
    const last = this.points.at(-1);
    if (last && point.second <= last.second) return;
    if (this.isAfterPause) this.pauses.push(this.points.length);
    else if (last) {
      const [way, seconds] = [distance(last, point), point.second - last.second];
      this.meters += way;
      this.movingMs += moving ?? (way >= stationarySpeed(this.activityType) * seconds ? seconds * 1000 : 0);
    }
    this.isAfterPause = false;
    this.points.push(point);
  }
}
