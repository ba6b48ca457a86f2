import { topSpeed } from "@/lib/activity/routes/rules";
import type { ActivityType } from "@/lib/activity/workouts/rules";
import { type Coordinates, distance } from "@/lib/discover/map/rules";

/**
 * A Kalman filter for one axis: estimates position and speed from noisy positions of known variance. Between two
 * positions the speed is expected to stay the same, within an acceleration.
 */
class KalmanAxis {
  private speedVariance = 100;
  private covariance = 0;
  speed = 0;

  constructor(
    public position: number,
    private variance: number,
    private readonly acceleration: number,
  ) {}

  predict(seconds: number): void {
    const noise = this.acceleration ** 2;
    this.position += this.speed * seconds;
    this.variance += 2 * seconds * this.covariance + seconds ** 2 * this.speedVariance + (noise * seconds ** 4) / 4;
    this.covariance += seconds * this.speedVariance + (noise * seconds ** 3) / 2;
    this.speedVariance += noise * seconds ** 2;
  }

  correct(measured: number, variance: number): void {
    const total = this.variance + variance;
    const [gain, speedGain] = [this.variance / total, this.covariance / total];
    const off = measured - this.position;
    this.position += gain * off;
    this.speed += speedGain * off;
    this.speedVariance -= speedGain * this.covariance;
    this.covariance *= 1 - gain;
    this.variance *= 1 - gain;
  }
}

/** Positions less accurate than this are ignored. Meters. */
const WORST_ACCURACY = 50;
/** A better accuracy than this isn't believed. Meters. */
const BEST_ACCURACY = 3;
/** After this long without a position, the filter starts over. Seconds. */
export const GAP = 15;
/** After this many outliers in a row, they are considered right and the earlier position wrong. */
const MAX_REJECTED_FIXES = 5;
/** Combined error tolerated between two valid positions. Meters. */
const JUMP = 25;
const METERS_PER_DEGREE = 111_195;
/** Acceleration the filter expects, in meters per second squared. */
const ACCELERATION = { fast: 1.2, slow: 0.4 };
/** Top speed, in meters per second, from which an activity counts as fast: faster than a sprint. */
const FAST = 12;

export type Fix = Coordinates & { at: number; elevation: number | null };

/** `start`: the filter started over here, at the beginning, after a gap, or after an impossible jump. */
export type Filtered = { position: Fix; start: "none" | "gap" | "jump" };

/** Smooths the noisy positions of a phone: a Kalman filter that also drops outliers. */
export class PositionFilter {
  private origin: Coordinates | null = null;
  private north: KalmanAxis | null = null;
  private east: KalmanAxis | null = null;
  private last: Fix | null = null;
  private refused = 0;
  private lastAt: number;

  constructor(
    private readonly activityType: ActivityType,
    private readonly startedAt: number,
  ) {
    this.lastAt = startedAt - 1;
  }

  /** The next position starts a new series, as after a pause. */
  reset(): void {
    this.last = null;
  }

  /** The filtered position; null if it is unusable or an outlier. */
  push(fix: Fix, accuracy: number): Filtered | null {
    const isUnusable = !(accuracy <= WORST_ACCURACY) || fix.at <= this.lastAt || fix.at < this.startedAt;
    if (isUnusable || !Number.isFinite(fix.lat + fix.lng)) return null;
    const before = this.last;
    const seconds = (fix.at - this.lastAt) / 1000;
    const variance = Math.max(BEST_ACCURACY, accuracy) ** 2;
    const isJump = before !== null && this.isTooFar(before, fix);
    if (isJump) {
      this.refused += 1;
      if (this.refused < MAX_REJECTED_FIXES) return null;
      this.begin(fix, WORST_ACCURACY ** 2);
    }
    const isGap = before === null || seconds > GAP;
    if (isGap) this.begin(fix, variance);
    const position = isGap ? fix : this.filtered(fix, seconds, variance);
    this.last = position;
    this.lastAt = fix.at;
    this.refused = 0;
    return { position, start: isJump ? "jump" : isGap ? "gap" : "none" };
  }

  /** Whether the distance from the last position is impossible. */
  private isTooFar(before: Fix, fix: Fix): boolean {
    const reach = topSpeed(this.activityType) * ((fix.at - before.at) / 1000) + JUMP;
    return distance(before, fix) > reach;
  }

  private begin(fix: Fix, variance: number): void {
    const acceleration = topSpeed(this.activityType) > FAST ? ACCELERATION.fast : ACCELERATION.slow;
    this.origin = { lat: fix.lat, lng: fix.lng };
    this.north = new KalmanAxis(0, variance, acceleration);
    this.east = new KalmanAxis(0, variance, acceleration);
  }

  private filtered(fix: Fix, seconds: number, variance: number): Fix {
    const { origin, north, east } = this;
    if (!origin || !north || !east) return fix;
    const narrow = Math.cos((origin.lat * Math.PI) / 180);
    for (const axis of [north, east]) axis.predict(seconds);
    north.correct((fix.lat - origin.lat) * METERS_PER_DEGREE, variance);
    east.correct((fix.lng - origin.lng) * METERS_PER_DEGREE * narrow, variance);
    return {
      ...fix,
      lat: origin.lat + north.position / METERS_PER_DEGREE,
      lng: origin.lng + east.position / (METERS_PER_DEGREE * narrow),
    };
  }
}
