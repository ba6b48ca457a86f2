import { MapBackground, MapLabels } from "@/components/discover/map/base-map";
import { frameOf, pathOf } from "@/lib/activity/routes/route-shape";
import { useCityDrawing } from "@/lib/discover/map/hooks";
import { project } from "@/lib/discover/map/projection";
import type { Coordinates } from "@/lib/discover/map/rules";

/** Minimum width of the map, in pixels of the drawn city: about 1.2 km, so that it always includes a major street. */
const MIN_WIDTH = 48;

type PlacesMapProps = {
  /** A single place is a pin. Several are numbered in order and joined by a dashed line. */
  places: readonly Coordinates[];
  label: string;
};

/**
 * Places on a still picture of our schematic map, or nothing if the city can't be loaded. It scales with its width, so
 * its size needn't be measured.
 */
export function PlacesMap({ places, label }: PlacesMapProps) {
  const city = useCityDrawing();
  const frame = frameOf(places, MIN_WIDTH);
  if (!frame || city === null) return null;
  if (!city) return <div className="aspect-3/2" />;
  const radius = frame.width / 32;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${frame.x} ${frame.y} ${frame.width} ${frame.height}`}
      className="non-scaling-strokes block aspect-3/2 w-full rounded-card border border-line bg-(--map-water)"
    >
      <MapBackground />
      <MapLabels frame={frame} />
      {places.length > 1 && (
        <path
          d={pathOf(places)}
          className="fill-none stroke-navy dark:stroke-white"
          strokeWidth={2}
          strokeDasharray="5 5"
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
