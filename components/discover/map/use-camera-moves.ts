import { useEffect, useRef } from "react";
import type { MapProps } from "@/components/discover/map/map-props";
import type { useMapCamera } from "@/components/discover/map/use-map-camera";
import type { MapPlace } from "@/lib/discover/map/clusters";
import { cameraFor, NEAR_ZOOM, project } from "@/lib/discover/map/projection";
import { boxAround } from "@/lib/discover/map/rules";

/** Padding around the results, in pixels. */
const MARGIN = 56;

type CameraMovesProps = Pick<MapProps, "area" | "search" | "isComplete" | "userPosition"> & {
  isMeasured: boolean;
  places: readonly MapPlace[];
  showAt: ReturnType<typeof useMapCamera>["showAt"];
};

/** Programmatic camera moves: to the initial area, to search results, to the user's position. */
export function useCameraMoves({
  area,
  search,
  isComplete,
  userPosition,
  isMeasured,
  places,
  showAt,
}: CameraMovesProps): void {
  const { here } = userPosition;
  const opensAt = useRef(area);
  useEffect(() => {
    const first = opensAt.current;
    if (!isMeasured || !first) return;
    opensAt.current = null;
    showAt((size) => cameraFor(first, size));
  }, [isMeasured, showAt]);

  const shownFor = useRef("");
  useEffect(() => {
    if (!isMeasured || !isComplete || search === shownFor.current) return;
    shownFor.current = search;
    const found = boxAround(places.map(({ coordinates }) => coordinates));
    if (search === "" || !found) return;
    // The results may be outside the visible area.
    showAt((size, isSeen) =>
      places.some(({ coordinates }) => isSeen(coordinates)) ? null : cameraFor(found, size, MARGIN),
    );
  }, [isMeasured, isComplete, search, places, showAt]);

  useEffect(() => {
    if (here) showAt(() => ({ ...project(here), zoom: NEAR_ZOOM }));
  }, [here, showAt]);
}
