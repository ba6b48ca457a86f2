import { useMemo } from "react";
import { trailsNear } from "@/lib/activity/trails/rules";
import { lazyPart } from "@/lib/core/client/lazy-part";
import type { Coordinates } from "@/lib/discover/map/rules";

/** Loads the city map, so it's only rendered when there is a trail to show. */
const TrailList = lazyPart(() => import("@/components/discover/trail-list"), "TrailList");

/** Well-known city trails that pass a place. */
export function PlaceTrails({ at }: { at: Coordinates }) {
  const trails = useMemo(() => trailsNear(at), [at]);
  return trails.length > 0 && <TrailList trails={trails} />;
}
