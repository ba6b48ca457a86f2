import { memo } from "react";
import { NAMES, PATHS } from "@/lib/discover/map/formats";
import { type Camera, DRAWING, type Size, scaleOf, toScreen } from "@/lib/discover/map/projection";

/** Drawn once; pan and zoom only move it. Line widths are the screen's, whatever the zoom. */
const Ground = memo(function Ground() {
  return (
    <g fill="none" strokeLinejoin="round" strokeLinecap="round">
      <rect width={DRAWING.width} height={DRAWING.height} className="fill-(--map-land)" />
      <path d={PATHS.lake} className="fill-(--map-water)" />
      <path d={PATHS.parks} className="fill-(--map-park)" />
      <path d={PATHS.ponds} className="fill-(--map-water)" />
      <path d={PATHS.rivers} className="stroke-(--map-water)" strokeWidth={4} vectorEffect="non-scaling-stroke" />
      {PATHS.lines.map(({ line, path }) => (
        <path
          key={line}
          d={path}
          data-line={line}
          className="stroke-l opacity-55"
          strokeWidth={1.75}
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </g>
  );
});

export function BaseMap({ camera, size }: { camera: Camera; size: Size }) {
  const scale = scaleOf(camera.zoom);
  const x = size.width / 2 - camera.x * scale;
  const y = size.height / 2 - camera.y * scale;
  return (
    <svg aria-hidden="true" className="absolute inset-0 size-full bg-(--map-water)">
      <g transform={`translate(${x} ${y}) scale(${scale})`}>
        <Ground />
      </g>
      <g className="fill-(--map-name) font-semibold text-[11px] uppercase tracking-wider" textAnchor="middle">
        {NAMES.filter(({ from }) => camera.zoom >= from).map(({ name, ...point }) => {
          const at = toScreen(point, camera, size);
          const isSeen = at.x > 0 && at.x < size.width && at.y > 0 && at.y < size.height;
          return isSeen ? (
            <text key={name} x={at.x} y={at.y}>
              {name}
            </text>
          ) : null;
        })}
      </g>
    </svg>
  );
}
