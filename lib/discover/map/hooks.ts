import { useMemo, useState } from "react";
import { postJson } from "@/lib/core/client/api-client";
import { useData } from "@/lib/core/client/use-data";
import { paths } from "@/lib/core/shared/paths";
import { clusterIndex, type MapPlace, type Marker, markersIn } from "./clusters";
import { type Direction, nextInDirection } from "./directions";
import { drawingOf, type Geometry } from "./formats";
import { type Camera, type Point, project, type Size, toScreen, visibleBounds } from "./projection";
import { type Coordinates, coarse } from "./rules";
import type { MapsKey, NearbyActivity } from "./schema";

export type PlacedMarker = Point & { marker: Marker };

/** A marker's tip is at its position. These are its height above that point and its width to either side. */
const MARKER = { up: 38, aside: 28 };
const isWhole = ({ x, y }: Point, { width, height }: Size) =>
  x >= MARKER.aside && x <= width - MARKER.aside && y >= MARKER.up && y <= height - MARKER.aside;

/** The markers for a camera with their screen positions, and the one in the tab order. */
export function useMarkers(places: readonly MapPlace[], camera: Camera, size: Size) {
  const index = useMemo(() => clusterIndex(places), [places]);
  const [chosen, setChosen] = useState<string | null>(null);
  const level = Math.round(camera.zoom);
  const [west, south, east, north] = visibleBounds(camera, size, 24);
  const markers = useMemo(
    () => (size.width > 0 ? markersIn(index, [west, south, east, north], level) : []),
    [index, level, west, south, east, north, size.width],
  );
  const spots = markers
    .map((marker): PlacedMarker => ({ marker, ...toScreen(project(marker.coordinates), camera, size) }))
    .sort((a, b) => a.y - b.y);
  const current =
    spots.find(({ marker }) => marker.id === chosen) ?? spots.find((spot) => isWhole(spot, size)) ?? spots[0];
  return {
    spots,
    /** The only tab stop: the marker chosen last while it is drawn, otherwise the northernmost fully visible one. */
    current,
    choose: setChosen,
    next: (way: Direction) =>
      current
        ? nextInDirection(
            { id: current.marker.id, x: current.x, y: current.y },
            spots.map(({ marker, x, y }) => ({ id: marker.id, x, y })),
            way,
          )
        : null,
  };
}

/** The city's outlines are loaded as data: as code they would add 4 KB to the map's first scripts. */
export const GEOMETRY = new URL("./geometry.json", import.meta.url).href;

/** The drawn city: undefined while its outlines load, null if they can't be loaded. */
export function useCityDrawing() {
  const { data, error } = useData<Geometry>(GEOMETRY);
  const city = useMemo(() => data && drawingOf(data), [data]);
  return city ?? (error ? null : undefined);
}

/** Activities around a position, nearest first; null requests nothing. */
export function useNearby(here: Coordinates | null, radius: number) {
  const at = here && coarse(here);
  const key = at && [paths.api.nearby, at.lat, at.lng, radius];
  const { data, error, retry } = useData<{ activities: NearbyActivity[] }>(key, {
    fetcher: () => postJson(paths.api.nearby, { latitude: at?.lat, longitude: at?.lng, radius }),
  });
  return { activities: data?.activities, error, retry };
}

/** The Google Maps key: undefined while loading, null if there is none. */
export function useGoogleMapsKey() {
  const { data, error } = useData<MapsKey>(paths.api.googleMapsKey);
  return { apiKey: data === undefined ? undefined : data?.apiKey || null, error };
}
