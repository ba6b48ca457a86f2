import { type Coordinates, distance } from "@/lib/discover/map/rules";

/**
 * Who publishes where a way ends publishes where somebody lives: a circle around the very place is found by its edge
 * (Hassan, Hussain, Bates: "Analysis of Privacy Protections in Fitness Tracking Social Networks -or- You can run, but can you
 * hide?", USENIX Security 2018). What is hidden lies around another point, drawn once for each zone and kept: however many
 * ways are laid over each other, they tell that point.
 */
export const MIN_ZONE_RADIUS = 200;
export const MAX_ZONE_RADIUS = 1600;
export const MAX_ZONE_LABEL = 40;

/** Of a zone that is made where a way begins or ends: the first 200 meters from there are hidden wherever its center goes. */
export const END_RADIUS = 550;
/** A start this near to one known is the same door, whatever the satellites say that day. */
const SAME_PLACE = 150;

export type Disc = Coordinates & { radius: number };
/** What is hidden around a place. */
export type Zone = Coordinates & { hiddenLat: number; hiddenLng: number; radius: number };

export const discOf = ({ hiddenLat, hiddenLng, radius }: Zone): Disc => ({ lat: hiddenLat, lng: hiddenLng, radius });

const METERS_A_DEGREE = 111_195;

/** A place so many meters away, at an angle. */
function away({ lat, lng }: Coordinates, meters: number, angle: number): Coordinates {
  const north = (meters * Math.cos(angle)) / METERS_A_DEGREE;
  const east = (meters * Math.sin(angle)) / (METERS_A_DEGREE * Math.cos((lat * Math.PI) / 180));
  return { lat: lat + north, lng: lng + east };
}

type Random = () => number;

function shifted(place: Coordinates, radius: number, least: number, most: number, random: Random): Zone {
  const { lat, lng } = away(place, least + (most - least) * random(), 2 * Math.PI * random());
  return { ...place, hiddenLat: lat, hiddenLng: lng, radius };
}

/** A zone somebody chose: at least two fifths of its radius are left around the place itself. */
export const zoneAround = (place: Coordinates, radius: number, random: Random): Zone =>
  shifted(place, radius, radius / 4, (radius * 3) / 5, random);

/** The zone of a start or an end: one that is known, or a new one. */
export function zoneOfEnd(place: Coordinates, known: readonly Zone[], random: Random): Zone | null {
  if (known.some((zone) => distance(zone, place) <= SAME_PLACE)) return null;
  return shifted(place, END_RADIUS, 100, 200, random);
}
