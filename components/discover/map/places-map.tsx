import { Ground, GroundNames } from "@/components/discover/map/base-map";
import { frameOf, pathOf } from "@/lib/activity/routes/route-shape";
import { cn } from "@/lib/core/shared/cn";
import { project } from "@/lib/discover/map/projection";
import type { Coordinates } from "@/lib/discover/map/rules";

/** Minimum width of the map, in pixels of the drawn city: about 1.2 km, so that a major street is always on it. */
const LEAST = 48;

type PlacesMapProps = {
  /** One place is a pin; several are numbered in this order and joined by a dashed line. */
  places: readonly Coordinates[];
  label: string;
  className?: string;
};

/** Places on a still picture of our schematic map. It scales with its width, so it needs no measuring. */
export function PlacesMap({ places, label, className }: PlacesMapProps) {
  const frame = frameOf(places, LEAST);
  if (!frame) return null;
  const radius = frame.width / 32;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${frame.x} ${frame.y} ${frame.width} ${frame.height}`}
      className={cn("block aspect-3/2 w-full rounded-card border border-line bg-(--map-water)", className)}
    >
      <Ground />
      <GroundNames frame={frame} />
      {places.length > 1 && (
        <path
          d={pathOf(places)}
          className="fill-none stroke-navy dark:stroke-white"
          strokeWidth={2}
          strokeDasharray="5 5"
          vectorEffect="non-scaling-stroke"
        />
      )}
      {places.map((place, index) => {
        const { x, y } = project(place);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the number on the map is the index
          <g key={index}>
            <circle cx={x} cy={y} r={radius} className="fill-navy stroke-white" strokeWidth={radius / 5} />
            {places.length === 1 ? (
              <circle cx={x} cy={y} r={radius / 3} className="fill-white" />
            ) : (
              <text
                x={x}
                y={y + radius * 0.38}
                fontSize={radius * 1.1}
                textAnchor="middle"
                className="fill-white font-bold"
              >
                {index + 1}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}
