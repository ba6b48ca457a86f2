import { useMemo } from "react";
import { waysNear } from "@/lib/activity/ways/rules";
import { lazyComponent } from "@/lib/core/client/lazy-component";
import type { Coordinates } from "@/lib/discover/map/rules";

/** Draws the city: only where there is a way to be drawn on it. */
const WayList = lazyComponent(() => import("@/components/discover/way-list"), "WayList");

/** Well-known ways of the city that lead past a place. */
export function WaysHere({ at }: { at: Coordinates }) {
  const ways = useMemo(() => waysNear(at), [at]);
  return ways.length > 0 && <WayList ways={ways} />;
}
