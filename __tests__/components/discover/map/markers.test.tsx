import { renderHook } from "@testing-library/react";
import type { MapPlace } from "@/lib/discover/map/clusters";
import { useMarkers } from "@/lib/discover/map/hooks";
import { project, START, toScreen, visibleBounds } from "@/lib/discover/map/projection";

const size = { width: 428, height: 500 };
const [west, south, east, north] = visibleBounds(START, size);
const middle = { lat: (south + north) / 2, lng: (west + east) / 2 };

const place = (id: string, coordinates: MapPlace["coordinates"]): MapPlace => ({
  id,
  coordinates,
  category: "Live Music",
});

test("the map's tab stop is the northernmost fully visible marker", () => {
  const edge = { lat: north + (south - north) / 100, lng: middle.lng };
  expect(toScreen(project(edge), START, size).y).toBeLessThan(20); // its pin extends beyond the map
  const { result } = renderHook(() => useMarkers([place("edge", edge), place("inside", middle)], START, size));
  expect(result.current.spots.map(({ marker }) => marker.id)).toEqual(["edge", "inside"]);
  expect(result.current.current?.marker.id).toBe("inside");
});
