import { distance } from "@/lib/discover/map/rules";
import outlines from "./outlines.json";

export type AreaOutline = {
  number: number;
  name: string;
  /** Where its name stands. */
  lat: number;
  lng: number;
  /** "lng,lat" pairs, four decimals of a degree; neighbors share their vertices. */
  outlines: readonly string[];
  /** What it lies around and is not Chicago's. */
  without?: string;
};
/**
 * Chicago's 77 community areas as open data of the City of Chicago draws them, simplified. The database holds the same
 * outlines and decides by them (`community_area_at`); these are for drawing.
 */
export const AREAS: readonly AreaOutline[] = outlines;

/** How many community areas make an achievement. */
const MILESTONES = [4, 16, 40, 77] as const;
export const AREA_COUNT = 77;
/** What stamps an area. */
export const STAMPED_BY = ["check-in", "photo", "way"] as const;
export type StampedBy = (typeof STAMPED_BY)[number];
/** How many of those one followed last are looked at for who was where. */
export const FRIENDS_LOOKED_AT = 50;
export const FRIENDS_SHOWN = 12;
export const PLACES_SHOWN = 6;

/** The number to reach next; null when all are stamped. */
export const nextMilestone = (stamped: number): number | null => MILESTONES.find((one) => one > stamped) ?? null;

/** What two areas share may be a crossing of streets, which the outlines draw as an edge of a few meters. */
const LEAST_EDGE = 150;

const placeOf = (corner: string) => {
  const [lng = 0, lat = 0] = corner.split(",").map(Number);
  return { lat, lng };
};

/** The edges of an area's outlines: a name that is the same from both sides, and meters. */
function edgesOf({ outlines, without }: AreaOutline): { name: string; meters: number }[] {
  return [...outlines, ...(without ? [without] : [])].flatMap((outline) => {
    const corners = outline.split(" ");
    return corners.map((corner, index) => {
      const before = corners.at(index - 1) ?? corner;
      return { name: [before, corner].toSorted().join(" "), meters: distance(placeOf(before), placeOf(corner)) };
    });
  });
}

/** Which areas lie side by side: neighbors have their vertices in common, and so their edges. */
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

export type AreaStanding = { number: number; isStamped: boolean; places: number; friends: number };
export type Suggestion = {
  number: number;
  /** A stamped area beside it; null for who has none. */
  beside: number | null;
};

/**
 * Where to go next: beside where one has been, and with somewhere to go to; of those where most friends have been, then
 * where most places are. Who has no stamp yet begins where most places are.
 */
export function suggestNext(areas: readonly AreaStanding[]): Suggestion | null {
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
