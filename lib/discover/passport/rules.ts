import { lineLength, lineOf } from "@/lib/discover/map/rules";
import outlines from "./outlines.json";

export type AreaOutline = {
  number: number;
  name: string;
  /** The position of its label. */
  lat: number;
  lng: number;
  /** "lng,lat" pairs, four decimals of a degree; neighbors share their vertices. */
  outlines: readonly string[];
  /** An enclave that isn't part of Chicago. */
  without?: string;
};
/**
 * Chicago's 77 community areas from the City of Chicago's open data, simplified. The database has the same outlines and
 * decides with them (`community_area_at`); these are for drawing.
 */
export const AREAS: readonly AreaOutline[] = outlines;

/** The numbers of community areas that unlock an achievement. */
const MILESTONES = [4, 16, 40, 77] as const;
export const AREA_COUNT = 77;
/** What can stamp an area. */
export const STAMPED_BY = ["check-in", "photo", "way"] as const;
export type StampedBy = (typeof STAMPED_BY)[number];
/** How many recently followed people are checked for visits. */
export const FRIENDS_SCANNED = 50;
export const FRIENDS_SHOWN = 12;
export const PLACES_SHOWN = 6;

/** The next milestone; null if all areas are stamped. */
export const nextMilestone = (stamped: number): number | null => MILESTONES.find((one) => one > stamped) ?? null;

/** Areas that only meet at a street crossing may share an edge of a few meters, which doesn't count. */
const LEAST_EDGE = 150;

/** The edges of an area's outlines: a key that is the same from both sides, and the length in meters. */
function edgesOf({ outlines, without }: AreaOutline): { name: string; meters: number }[] {
  return [...outlines, ...(without ? [without] : [])].flatMap((outline) => {
    const corners = outline.split(" ");
    return corners.map((corner, index) => {
      const before = corners.at(index - 1) ?? corner;
      return { name: [before, corner].toSorted().join(" "), meters: lineLength(lineOf(`${before} ${corner}`)) };
    });
  });
}

/** Which areas are adjacent: neighbors share vertices, and so edges. */
function neighborsByNumber(): ReadonlyMap<number, readonly number[]> {
  const owner = new Map<string, number>();
  const shared = new Map<number, Map<number, number>>(AREAS.map(({ number }) => [number, new Map()]));
  const add = (one: number, other: number, meters: number) =>
    shared.get(one)?.set(other, (shared.get(one)?.get(other) ?? 0) + meters);
  for (const area of AREAS) {
    for (const { name, meters } of edgesOf(area)) {
      const other = owner.get(name);
      if (other !== undefined) {
        add(area.number, other, meters);
        add(other, area.number, meters);
      } else owner.set(name, area.number);
    }
  }
  return new Map(
    [...shared].map(([number, edges]) => [
      number,
      [...edges].flatMap(([other, meters]) => (meters >= LEAST_EDGE && other !== number ? [other] : [])),
    ]),
  );
}
const NEIGHBORS = neighborsByNumber();
export const neighborsOf = (number: number): readonly number[] => NEIGHBORS.get(number) ?? [];

export type AreaProgress = { number: number; isStamped: boolean; places: number; friends: number };
export type Suggestion = {
  number: number;
  /** An adjacent stamped area; null if there is none. */
  beside: number | null;
};

/**
 * Suggests the next area: adjacent to a stamped one and with places to visit; first by friends' visits, then by number
 * of places. Without stamps, the area with the most places.
 */
export function suggestNext(areas: readonly AreaProgress[]): Suggestion | null {
  const stamped = new Set(areas.flatMap(({ number, isStamped }) => (isStamped ? [number] : [])));
  const open = areas
    .filter(({ isStamped, places }) => !isStamped && places > 0)
    .map((area) => ({ ...area, beside: neighborsOf(area.number).find((one) => stamped.has(one)) ?? null }));
  const [best] = open.toSorted(
    (a, b) =>
      Number(b.beside !== null) - Number(a.beside !== null) ||
      b.friends - a.friends ||
      b.places - a.places ||
      a.number - b.number,
  );
  return best ? { number: best.number, beside: best.beside } : null;
}
