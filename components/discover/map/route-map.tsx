import { MapBackground, MapLabels } from "@/components/discover/map/base-map";
import { frameOf, pathOf } from "@/lib/activity/routes/route-shape";
import { cn } from "@/lib/core/shared/cn";
import { project } from "@/lib/discover/map/projection";
import type { Coordinates } from "@/lib/discover/map/rules";

export type RouteMapProps = {
  pieces: readonly (readonly Coordinates[])[];
  label: string;
  /** Markers on the route: miles, or the point highlighted in a chart. */
  marks?: readonly { at: Coordinates; text?: string }[];
  /** Start and end, unless they are hidden. */
  showsEnds?: boolean;
  /** A trail's sketch, drawn below the route. */
  guide?: readonly Coordinates[];
  className?: string;
};

export const MAP_CARD = "aspect-3/2 rounded-card border border-line";

/** A route on our schematic map. Everything scales with the picture, so it needs no measuring. */
export function RouteMap(props: RouteMapProps) {
  const { pieces, label, marks = [], showsEnds = true, guide = [], className = MAP_CARD } = props;
  const frame = frameOf([...guide, ...pieces.flat()]);
  const [start, end] = [pieces[0]?.[0], pieces.at(-1)?.at(-1)];
  if (!frame) return null;
  const dot = frame.width / 60;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${frame.x} ${frame.y} ${frame.width} ${frame.height}`}
      className={cn("non-scaling-strokes block w-full bg-(--map-land)", className)}
    >
      <MapBackground />
      <MapLabels frame={frame} />
      <g fill="none" strokeLinecap="round" strokeLinejoin="round">
        {guide.length > 1 && (
          <path d={pathOf(guide)} className="stroke-navy dark:stroke-white" strokeWidth={3} strokeDasharray="6 5" />
        )}
        {pieces.map((piece, index) => {
          const path = pathOf(piece);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other name, and stay in their order
            <g key={index}>
              <path d={path} className="stroke-white dark:stroke-navy" strokeWidth={8} />
              <path d={path} className="stroke-sky-ink" strokeWidth={4} />
            </g>
          );
        })}
      </g>
      {showsEnds && start && end && (
        <>
          <Dot at={end} radius={dot} className="fill-navy" />
          <Dot at={start} radius={dot} className="fill-sky" />
        </>
      )}
      {marks.map(({ at, text }) => {
        const { x, y } = project(at);
        return (
          <g key={`${at.lat} ${at.lng}`}>
            <circle cx={x} cy={y} r={dot * 1.1} className="fill-white stroke-navy" strokeWidth={dot / 4} />
            {text && (
              <text x={x} y={y + dot * 0.45} fontSize={dot * 1.3} textAnchor="middle" className="fill-navy font-bold">
                {text}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}

function Dot({ at, radius, className }: { at: Coordinates; radius: number; className: string }) {
  const { x, y } = project(at);
  return <circle cx={x} cy={y} r={radius} className={cn("stroke-white", className)} strokeWidth={radius / 2.5} />;
}
