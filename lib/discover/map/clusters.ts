import Supercluster from "supercluster";
import { MAX_ZOOM } from "./projection";
import { type Coordinates, FALLBACK_PINS } from "./rules";

export type MapPlace = { id: string; category: string; coordinates: Coordinates };

type Pin = { kind: "pin"; id: string; coordinates: Coordinates };
type Cluster = {
  kind: "cluster";
  id: string;
  coordinates: Coordinates;
  count: number;
  /** Its most frequent category, which sets its color. */
  category: string;
  /** The zoom level at which the cluster splits. */
  opensAt: number;
  members: string[];
};
export type Marker = Pin | Cluster;

/** The size of a touch target plus the label under a pin. */
const RADIUS = 62;
/** The side of a map tile, in pixels. */
const TILE = 256;
/** Including the base map and labels, at most 250 elements are drawn. */
const MAX_MARKERS = 60;

type Index = Supercluster<MapPlace, MapPlace>;

export function clusterIndex(places: readonly MapPlace[]): Index {
  return new Supercluster<MapPlace, MapPlace>({ radius: RADIUS, extent: TILE, maxZoom: MAX_ZOOM }).load(
    places.map((place) => ({
      type: "Feature",
      properties: place,
      geometry: { type: "Point", coordinates: [place.coordinates.lng, place.coordinates.lat] },
    })),
  );
}

function mostOf(places: readonly MapPlace[]): string {
  const sums = new Map<string, number>();
  for (const { category } of places) sums.set(category, (sums.get(category) ?? 0) + 1);
  return [...sums].sort(([, a], [, b]) => b - a)[0]?.[0] ?? "";
}

function markerOf(index: Index, { properties, geometry }: ReturnType<Index["getClusters"]>[number]): Marker {
  if (!("cluster" in properties)) return { kind: "pin", id: properties.id, coordinates: properties.coordinates };
  const [lng = 0, lat = 0] = geometry.coordinates;
  const places = index.getLeaves(properties.cluster_id, Number.POSITIVE_INFINITY).map((leaf) => leaf.properties);
  const opensAt = index.getClusterExpansionZoom(properties.cluster_id);
  return {
    kind: "cluster",
    id: `cluster-${opensAt}-${places[0]?.id}`,
    coordinates: { lat, lng },
    count: places.length,
    category: mostOf(places),
    opensAt,
    members: places.map(({ id }) => id),
  };
}

/** The markers to draw: at most the spec's twelve pins, the rest in clusters. */
export function markersIn(index: Index, bounds: [number, number, number, number], zoom: number): Marker[] {
  for (let level = Math.min(Math.round(zoom), MAX_ZOOM); level >= 0; level -= 1) {
    const found = index.getClusters(bounds, level);
    const pins = found.filter(({ properties }) => !("cluster" in properties)).length;
    if (level === 0 || (pins <= FALLBACK_PINS && found.length <= MAX_MARKERS))
      return found.map((one) => markerOf(index, one));
  }
  return [];
}
