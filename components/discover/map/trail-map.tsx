import { MAP_CARD, RouteMap } from "@/components/discover/map/route-map";
import { usePreferences } from "@/components/preferences";
import { METERS_PER } from "@/lib/activity/distance/rules";
import { findTrail } from "@/lib/activity/trails/rules";
import type { Coordinates } from "@/lib/discover/map/rules";

type TrailMapProps = { trailId: string; pieces?: readonly (readonly Coordinates[])[]; className?: string };

/** A city trail as a dashed sketch, with the recorded route on top. */
export function TrailMap({ trailId, pieces = [], className = MAP_CARD }: TrailMapProps) {
  const { units } = usePreferences();
  const trail = findTrail(trailId);
  if (!trail) return null;
  return (
    <figure>
      <RouteMap pieces={pieces} guide={trail.line} label={`Sketch of ${trail.name}`} className={className} />
      <figcaption className="mt-2">
        <span className="block font-semibold">{trail.name}</span>
        <span className="block text-ink-soft text-sm">
          About {(trail.meters / METERS_PER[units]).toFixed(1)} {units} · Approximate: the actual trail may be a block
          away
        </span>
      </figcaption>
    </figure>
  );
}
