import { memo } from "react";
import { lazyComponent } from "@/lib/core/client/lazy-component";
import { useCityDrawing } from "@/lib/discover/map/hooks";
import { type Camera, DRAWING, type Size, scaleOf, toScreen } from "@/lib/discover/map/projection";
import { type Box, placeNames } from "./labels";

const WaysLayer = lazyComponent(() => import("@/components/discover/map/ways-layer"), "WaysLayer");

/** Drawn once; pan and zoom only move it. Line widths are the screen's, whatever the zoom. */
export const Ground = memo(function Ground() {
  const city = useCityDrawing();
  return (
    <g fill="none" strokeLinejoin="round" strokeLinecap="round">
      <rect width={DRAWING.width} height={DRAWING.height} className="fill-(--map-land)" />
      <path d={city?.lake} className="fill-(--map-water)" />
      <path d={city?.parks} className="fill-(--map-park)" />
      <path d={city?.ponds} className="fill-(--map-water)" />
      <path d={city?.rivers} className="stroke-(--map-water)" strokeWidth={4} vectorEffect="non-scaling-stroke" />
      {city?.lines.map(({ line, path }) => (
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

type BaseMapProps = { camera: Camera; size: Size; markers: readonly Box[]; showsWays: boolean };

export function BaseMap({ camera, size, markers, showsWays }: BaseMapProps) {
  const scale = scaleOf(camera.zoom);
  const x = size.width / 2 - camera.x * scale;
  const y = size.height / 2 - camera.y * scale;
  const names = useCityDrawing()?.names ?? [];
  const seen = names
    .filter(({ from }) => camera.zoom >= from)
    .map(({ name, ...point }) => ({ name, ...toScreen(point, camera, size) }))
    .filter((at) => at.x > 0 && at.x < size.width && at.y > 0 && at.y < size.height);
  return (
    <svg aria-hidden="true" className="absolute inset-0 size-full bg-(--map-water)">
      <g transform={`translate(${x} ${y}) scale(${scale})`}>
        <Ground />
        {showsWays && <WaysLayer />}
      </g>
      <g className="fill-(--map-name) font-semibold text-[11px] uppercase tracking-wider" textAnchor="middle">
        {placeNames(seen, markers).map(({ name, x: left, y: top }) => (
          <text key={name} x={left} y={top}>
            {name}
          </text>
        ))}
      </g>
    </svg>
  );
}
