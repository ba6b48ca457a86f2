import { type Coordinates, distance } from "@/lib/discover/map/rules";
import { STATIONS, type Station } from "@/lib/discover/map/stations";
import type { TravelMode } from "./rules";

export type Leg = { by: TravelMode; minutes: number; metres: number };

/** Streets are longer than a straight line, rails less so. */
const STREETS = 1.25;
const RAILS = 1.15;
/** Meters per minute: 4.8 km/h on foot, 14 by bike, 32 on the 'L' including stops. */
const PACE = { foot: 80, bike: 235, train: 535 } as const;
/** Minutes to unlock and lock a bike; to wait for a train; to transfer. */
const LOCKING = 4;
const WAITING = 6;
const CHANGING = 8;
/** The longest walk that isn't replaced by a faster mode. */
const SHORT_WALK = 20;
/** Times are shown in steps of this many minutes, rounded up. */
const STEP = 5;

export type Waypoint = { at: Coordinates; station: Station | undefined; toStation: number };

/** A place with its nearest station, which many legs need. */
export function waypointOf(at: Coordinates): Waypoint {
  let station: Station | undefined;
  let toStation = Number.POSITIVE_INFINITY;
  for (const one of STATIONS) {
    const metres = distance(at, one);
    if (metres >= toStation) continue;
    station = one;
    toStation = metres;
  }
  return { at, station, toStation };
}

const up = (minutes: number) => Math.max(STEP, Math.ceil(minutes / STEP) * STEP);

/** The estimated trip between two places: on foot if it is short, otherwise the fastest way. */
export function legBetween(from: Waypoint, to: Waypoint, hasBike: boolean): Leg {
  const metres = Math.round(distance(from.at, to.at) * STREETS);
  const legs: Leg[] = [{ by: "foot", minutes: up(metres / PACE.foot), metres }];
  if (hasBike) legs.push({ by: "bike", minutes: up(metres / PACE.bike + LOCKING), metres });
  if (from.station && to.station && from.station !== to.station) {
    const walk = ((from.toStation + to.toStation) * STREETS) / PACE.foot;
    const ride = (distance(from.station, to.station) * RAILS) / PACE.train;
    const lines = to.station.lines;
    const isDirect = [...from.station.lines].some((line) => lines.includes(line));
    legs.push({ by: "train", minutes: up(walk + ride + WAITING + (isDirect ? 0 : CHANGING)), metres });
  }
  const [onFoot] = legs;
  if (onFoot && onFoot.minutes <= SHORT_WALK && !hasBike) return onFoot;
  return legs.reduce((best, leg) => (leg.minutes < best.minutes ? leg : best));
}
