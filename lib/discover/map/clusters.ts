import Supercluster from "supercluster";
import { MAX_ZOOM } from "./projection";
import { type Coordinates, FALLBACK_PINS } from "./rules";

export type Placed = { id: string; category: string; coordinates: Coordinates };
type Tally = { categories: Record<string, number> };
type Leaf = { id: string; category: string } & Tally;

export type Pin = { kind: "pin"; id: string; coordinates: Coordinates };
export type Cluster = {
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

function merged(into: Tally, one: Tally): void {
  const sums = { ...into.categories };
  for (const [category, count] of Object.entries(one.categories)) sums[category] = (sums[category] ?? 0) + count;
  into.categories = sums;
}

const mostOf = ({ categories }: Tally) => Object.entries(categories).sort(([, a], [, b]) => b - a)[0]?.[0] ?? "";

export function clusterIndex(places: readonly Placed[]): Supercluster<Leaf, Tally> {
  const index = new Supercluster<Leaf, Tally>({
    radius: RADIUS,
    extent: 256,
    maxZoom: MAX_ZOOM,
    map: ({ categories }) => ({ categories }),
    reduce: merged,
  });
  return index.load(
    places.map(({ id, category, coordinates: { lat, lng } }) => ({
      type: "Feature",
      geometry: { type: "Point", coordinates: [lng, lat] },
      properties: { id, category, categories: { [category]: 1 } },
    })),
  );
}

type Index = ReturnType<typeof clusterIndex>;
type Found = ReturnType<Index["getClusters"]>[number];

function markerOf(index: Index, { geometry, properties }: Found): Marker {
  const [lng = 0, lat = 0] = geometry.coordinates;
  const coordinates = { lat, lng };
  if (!("cluster" in properties)) return { kind: "pin", id: properties.id, coordinates };
  const { cluster_id: id, point_count: count } = properties;
  return {
    kind: "cluster",
    id: `cluster-${id}`,
    coordinates,
    count,
    category: mostOf(properties),
    opensAt: index.getClusterExpansionZoom(id),
    members: () => index.getLeaves(id, count).map((leaf) => leaf.properties.id),
  };
}

/** What is drawn of them: never more than the spec's twelve pins, the rest in clusters. */
export function markersIn(index: Index, bounds: [number, number, number, number], zoom: number): Marker[] {
  for (let level = Math.min(Math.round(zoom), MAX_ZOOM); level >= 0; level -= 1) {
    const found = index.getClusters(bounds, level);
    const pins = found.filter(({ properties }) => !("cluster" in properties)).length;
    if (level === 0 || (pins <= FALLBACK_PINS && found.length <= MOST_MARKERS)) {
      return found.map((one) => markerOf(index, one));
    }
  }
  return [];
}

export type Direction = "up" | "down" | "left" | "right";
type Spot = { id: string; x: number; y: number };

/** The nearest marker that way, within 60° of it; null when there is none. */
export function nextThatWay(from: Spot, spots: readonly Spot[], way: Direction): string | null {
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
