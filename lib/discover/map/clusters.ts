import { MAX_ZOOM, type Point, project, scaleOf, unproject } from "./projection";
import { type Coordinates, FALLBACK_PINS } from "./rules";

export type MapPlace = { id: string; category: string; coordinates: Coordinates };

type Pin = { kind: "pin"; id: string; coordinates: Coordinates };
type Cluster = {
  kind: "cluster";
  id: string;
  coordinates: Coordinates;
  count: number;
  /** The most frequent category in it, whose colour it wears. */
  category: string;
  /** The zoom level at which the cluster splits. */
  opensAt: number;
  members: () => string[];
};
export type Marker = Pin | Cluster;

/** The size of a touch target plus the label under a pin. */
const RADIUS = 62;
/** With the ground and the names at most 250 elements are drawn. */
const MOST_MARKERS = 60;

/** Places that stand together at some level: one place, or several groups of the level above it. */
type Group = Point & { place: MapPlace; parts: readonly Group[]; count: number; opensAt: number };

function placesIn(group: Group, into: MapPlace[] = []): MapPlace[] {
  if (group.parts.length === 0) into.push(group.place);
  for (const part of group.parts) placesIn(part, into);
  return into;
}

function together(parts: readonly [Group, ...Group[]], opensAt: number): Group {
  const count = parts.reduce((sum, part) => sum + part.count, 0);
  const middle = (axis: "x" | "y") => parts.reduce((sum, part) => sum + part[axis] * part.count, 0) / count;
  return { x: middle("x"), y: middle("y"), place: parts[0].place, parts, count, opensAt };
}

/**
 * Greedy clustering: each place in turn takes what lies within the radius, looked up in its square of a grid and the
 * neighbors.
 */
function gathered(groups: readonly Group[], radius: number, level: number): Group[] {
  const square = (value: number) => Math.floor(value / radius);
  const keyOf = (column: number, row: number) => row * 1e6 + column;
  const squares = new Map<number, Group[]>();
  for (const group of groups) {
    const key = keyOf(square(group.x), square(group.y));
    const others = squares.get(key);
    if (others) others.push(group);
    else squares.set(key, [group]);
  }
  const taken = new Set<Group>();
  return groups.flatMap((group) => {
    if (taken.has(group)) return [];
    taken.add(group);
    const near: Group[] = [];
    for (const column of [-1, 0, 1])
      for (const row of [-1, 0, 1])
        for (const other of squares.get(keyOf(square(group.x) + column, square(group.y) + row)) ?? []) {
          if (taken.has(other) || Math.hypot(other.x - group.x, other.y - group.y) > radius) continue;
          taken.add(other);
          near.push(other);
        }
    return near.length === 0 ? group : together([group, ...near], level + 1);
  });
}

/**
 * The clusters at each zoom level, the nearest first. Hand-written, because supercluster weighs 4 KB packed, most of it
 * an index for millions of points.
 */
export function clusterIndex(places: readonly MapPlace[]): readonly (readonly Group[])[] {
  const levels: Group[][] = [];
  let groups = places.map(
    (place): Group => ({ ...project(place.coordinates), place, parts: [], count: 1, opensAt: 0 }),
  );
  for (let level = MAX_ZOOM; level >= 0; level -= 1) {
    groups = gathered(groups, RADIUS / scaleOf(level), level);
    levels[level] = groups;
  }
  return levels;
}

function mostOf(places: readonly MapPlace[]): string {
  const sums = new Map<string, number>();
  for (const { category } of places) sums.set(category, (sums.get(category) ?? 0) + 1);
  return [...sums].sort(([, a], [, b]) => b - a)[0]?.[0] ?? "";
}

function marked(group: Group): Marker {
  const { place, count, opensAt } = group;
  if (count === 1) return { kind: "pin", id: place.id, coordinates: place.coordinates };
  return {
    kind: "cluster",
    id: `cluster-${opensAt}-${place.id}`,
    coordinates: unproject(group),
    count,
    category: mostOf(placesIn(group)),
    opensAt,
    members: () => placesIn(group).map(({ id }) => id),
  };
}

/** A cache: a map that is moved asks for the same markers with every frame. */
const known = new WeakMap<Group, Marker>();

function markerOf(group: Group): Marker {
  const marker = known.get(group) ?? marked(group);
  known.set(group, marker);
  return marker;
}

/** What is drawn of them: never more than the spec's twelve pins, the rest in clusters. */
export function markersIn(
  index: ReturnType<typeof clusterIndex>,
  [west, south, east, north]: [number, number, number, number],
  zoom: number,
): Marker[] {
  const [first, last] = [project({ lat: north, lng: west }), project({ lat: south, lng: east })];
  const isSeen = ({ x, y }: Point) => x >= first.x && x <= last.x && y >= first.y && y <= last.y;
  for (let level = Math.min(Math.round(zoom), MAX_ZOOM); level >= 0; level -= 1) {
    const found = index[level]?.filter(isSeen) ?? [];
    const pins = found.filter(({ count }) => count === 1).length;
    if (level === 0 || (pins <= FALLBACK_PINS && found.length <= MOST_MARKERS)) return found.map(markerOf);
  }
  return [];
}

export type Direction = "up" | "down" | "left" | "right";
type MarkerPosition = { id: string; x: number; y: number };

/** The nearest marker that way, within 60° of it; null when there is none. */
export function nextThatWay(from: MarkerPosition, spots: readonly MarkerPosition[], way: Direction): string | null {
  const axis = { up: { x: 0, y: -1 }, down: { x: 0, y: 1 }, left: { x: -1, y: 0 }, right: { x: 1, y: 0 } }[way];
  let best: { id: string; far: number } | null = null;
  for (const { id, x, y } of spots) {
    const far = Math.hypot(x - from.x, y - from.y);
    const ahead = (x - from.x) * axis.x + (y - from.y) * axis.y;
    if (id === from.id || far === 0 || ahead / far < 0.5) continue;
    const cost = far * (2 - ahead / far);
    if (!best || cost < best.far) best = { id, far: cost };
  }
  return best?.id ?? null;
}
