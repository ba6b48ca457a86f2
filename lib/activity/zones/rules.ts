import { type Coordinates, distance } from "@/lib/discover/map/rules";

/**
 * Publishing where a route ends publishes where someone lives, and a circle around that exact place can be located by
 * its edge (Hassan, Hussain, Bates: "Analysis of Privacy Protections in Fitness Tracking Social Networks -or- You can
 * run, but can you hide?", USENIX Security 2018). So each zone's hidden circle is centered on another point, drawn once
 * and stored: overlaying many routes only reveals that point.
 */
export const MIN_ZONE_RADIUS = 200;
export const MAX_ZONE_RADIUS = 1600;
export const MAX_ZONE_LABEL = 40;

/** A start this close to a known one is the same place, allowing for GPS error. */
const SAME_PLACE = 150;
/** Meters around a start or finish that are always hidden, wherever the zone's center is. */
const HIDDEN_AROUND_ENDS = 200;
const END_SHIFT = { least: 200, most: 300 };
/** The radius of a zone created from a start or finish. */
export const END_RADIUS = HIDDEN_AROUND_ENDS + SAME_PLACE + END_SHIFT.most;

/** A hidden circle, and the angle of its center from the place itself, clockwise from north in radians. */
export type Disc = Coordinates & { radius: number; shift: number };
export type Zone = Coordinates & { hiddenLat: number; hiddenLng: number; radius: number };

const METERS_PER_DEGREE = 111_195;

/** The angle from one place to another nearby, clockwise from north in radians. */
export const bearing = (from: Coordinates, to: Coordinates): number =>
  Math.atan2((to.lng - from.lng) * Math.cos((from.lat * Math.PI) / 180), to.lat - from.lat);

export function discOf({ hiddenLat, hiddenLng, radius, ...place }: Zone): Disc {
  const center = { lat: hiddenLat, lng: hiddenLng };
  return { ...center, radius, shift: bearing(place, center) };
}

/** The place at this distance and angle. */
function away({ lat, lng }: Coordinates, meters: number, angle: number): Coordinates {
  const north = (meters * Math.cos(angle)) / METERS_PER_DEGREE;
  const east = (meters * Math.sin(angle)) / (METERS_PER_DEGREE * Math.cos((lat * Math.PI) / 180));
  return { lat: lat + north, lng: lng + east };
}

type Random = () => number;

function shifted(place: Coordinates, radius: number, least: number, most: number, random: Random): Zone {
  const { lat, lng } = away(place, least + (most - least) * random(), 2 * Math.PI * random());
  return { ...place, hiddenLat: lat, hiddenLng: lng, radius };
}

/** A zone a person chose. It hides at least three tenths of its radius on every side of the place. */
export const zoneAround = (place: Coordinates, radius: number, random: Random): Zone =>
  shifted(place, radius, radius / 2, (radius * 7) / 10, random);

/** Automatic zones per person: every route is compared with them. */
export const MAX_END_ZONES = 200;

/** At the limit, the nearest zone grows until it hides this end as well as a new zone would. */
export function growNearestZone(place: Coordinates, known: readonly Zone[]): { zone: Zone; radius: number } | null {
  const reach = (zone: Zone) => distance(discOf(zone), place) + END_RADIUS - END_SHIFT.most;
  const [first, ...others] = known;
  if (!first) return null;
  const zone = others.reduce((best, each) => (reach(each) < reach(best) ? each : best), first);
  return { zone, radius: Math.max(zone.radius, Math.ceil(reach(zone))) };
}

/** The zone for a start or finish: an existing one, or a new one. */
export function zoneOfEnd(place: Coordinates, known: readonly Zone[], random: Random): Zone | null {
  if (known.some((zone) => distance(zone, place) <= SAME_PLACE)) return null;
  return shifted(place, END_RADIUS, END_SHIFT.least, END_SHIFT.most, random);
}
