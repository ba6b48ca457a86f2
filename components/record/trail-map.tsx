import { usePreferences } from "@/components/preferences";
import { MAP_CARD, RouteMap } from "@/components/record/route-map";
import { METERS_PER } from "@/lib/activity/distance/rules";
import { findTrail } from "@/lib/activity/trails/rules";
import type { Coordinates } from "@/lib/discover/map/rules";

type TrailMapProps = { wayId: string; pieces?: readonly (readonly Coordinates[])[]; className?: string };

/** A city trail as a dashed sketch, with the recorded route on top. */
export function TrailMap({ wayId, pieces = [], className = MAP_CARD }: TrailMapProps) {
  const { units } = usePreferences();
  const way = findTrail(wayId);
  if (!way) return null;
  return (
    <figure>
      <RouteMap pieces={pieces} guide={way.line} label={`Sketch of ${way.name}`} className={className} />
      <figcaption className="mt-2">
        <span className="block font-semibold">{way.name}</span>
        <span className="block text-ink-soft text-sm">
          About {(way.meters / METERS_PER[units]).toFixed(1)} {units} · Approximate: the trail may run a block away
        </span>
      </figcaption>
    </figure>
  );
}
