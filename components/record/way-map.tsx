import { usePreferences } from "@/components/preferences";
import { RouteMap } from "@/components/record/route-map";
import { METERS_PER } from "@/lib/activity/distance/rules";
import { findWay } from "@/lib/activity/ways/rules";
import type { Coordinates } from "@/lib/discover/map/rules";

type WayMapProps = { wayId: string; pieces?: readonly (readonly Coordinates[])[] };

/** One of the city's ways as a dashed sketch, and above it what was recorded so far. */
export function WayMap({ wayId, pieces = [] }: WayMapProps) {
  const { units } = usePreferences();
  const way = findWay(wayId);
  if (!way) return null;
  return (
    <figure>
      <RouteMap pieces={pieces} guide={way.line} label={`Sketch of ${way.name}`} />
      <figcaption className="mt-1.5">
        <span className="block font-semibold">{way.name}</span>
        <span className="block text-ink-soft text-sm">
          About {(way.meters / METERS_PER[units]).toFixed(1)} {units} · Approximate: the trail may run a block away
        </span>
      </figcaption>
    </figure>
  );
}
