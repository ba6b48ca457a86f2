import { memo } from "react";
import { lazyPart } from "@/lib/core/client/lazy-part";
import { useCityDrawing } from "@/lib/discover/map/hooks";
import { type Camera, DRAWING, type Size, scaleOf, toScreen, unproject, zoomOf } from "@/lib/discover/map/projection";
import { blocksAround, houseNumbersAt } from "@/lib/discover/map/streets";
import { type Box, boxAt, type Label, placeNames } from "./labels";
import { streetLabels } from "./street-labels";

const TrailsLayer = lazyPart(() => import("@/components/discover/map/trails-layer"), "TrailsLayer");

/** The zoom levels from which half-mile streets, wider streets, stations, and blocks are drawn. */
const HALF_MILES = 12.5;
const NEAR = 14;
const BLOCKS = 15;
/** House numbers from the center of a phone's map to beyond its edge, at block zoom. */
const BLOCKS_REACH = 900;

const Land = memo(function Land({ isNear, hasHalfMiles }: { isNear: boolean; hasHalfMiles: boolean }) {
  const paths = useCityDrawing()?.streetPaths;
  return (
    <>
      <rect width={DRAWING.width} height={DRAWING.height} className="fill-(--map-land)" />
      <g className="fill-none stroke-(--map-street)" strokeLinejoin="round">
        {hasHalfMiles && <path d={paths?.side} strokeWidth={isNear ? 2 : 1} />}
        <path d={paths?.main} strokeWidth={isNear ? 3.5 : 1} />
      </g>
    </>
  );
});

/**
 * Water, parks, and the 'L'. Rendered once; pan and zoom only move it. Line widths are in screen pixels at any zoom.
 */
const LandLayers = memo(function LandLayers() {
  const city = useCityDrawing();
  return (
    <g fill="none" strokeLinejoin="round" strokeLinecap="round">
      <path d={city?.lake} className="fill-(--map-water)" />
      <path d={city?.parks} className="fill-(--map-park)" />
      <path d={city?.ponds} className="fill-(--map-water)" />
      <path d={city?.rivers} className="stroke-(--map-water)" strokeWidth={4} />
      {city?.lines.map(({ line, path }) => (
        <path key={line} d={path} data-line={line} className="stroke-l opacity-55" strokeWidth={1.75} />
      ))}
    </g>
  );
});

/** The city as the background of a route. */
export function MapBackground() {
  return (
    <>
      <Land isNear hasHalfMiles />
      <LandLayers />
    </>
  );
}

const LABEL_CLASSES: Record<Label["kind"], string> = {
  area: "font-semibold text-[11px] uppercase tracking-wider",
  park: "fill-(--map-park-name) font-medium text-[11px]",
  water: "fill-(--map-water-name) text-[12px] italic",
  station: "font-semibold text-[10px]",
  street: "font-medium text-[10px]",
};

function Name({ label: { name, kind, x, y, turn } }: { label: Label }) {
  return (
    <text
      transform={`translate(${x} ${y}) rotate(${turn})`}
      className={LABEL_CLASSES[kind]}
      stroke="var(--map-land)"
      strokeWidth={kind === "street" || kind === "station" ? 3 : 0}
      paintOrder="stroke"
    >
      {name}
    </text>
  );
}

/** The width of a phone's column: labels on a picture that scales are placed as if it were this wide. */
const PICTURE_WIDTH = 390;

type Frame = { x: number; y: number; width: number; height: number };

/** Area and street names on a still picture of this part of the map. */
export function MapLabels({ frame }: { frame: Frame }) {
  const city = useCityDrawing();
  const scale = PICTURE_WIDTH / frame.width;
  const size = { width: PICTURE_WIDTH, height: frame.height * scale };
  const camera = { x: frame.x + frame.width / 2, y: frame.y + frame.height / 2, zoom: zoomOf(scale) };
  const names = (city?.names ?? [])
    .map(({ name, kind, ...point }): Label => ({ name, kind, ...toScreen(point, camera, size), turn: 0 }))
    .filter(({ x, y }) => x > 40 && x < size.width - 40 && y > 12 && y < size.height - 12);
  const streets = (city?.streets ?? []).filter(({ from }) => camera.zoom >= from);
  const placed = placeNames(names, []);
  return (
    <g
      transform={`translate(${frame.x} ${frame.y}) scale(${1 / scale})`}
      className="fill-(--map-name)"
      textAnchor="middle"
    >
      {[...placed, ...streetLabels(streets, camera, size, placed.map(boxAt))].map((label) => (
        <Name key={`${label.kind} ${label.name} ${label.x} ${label.y}`} label={label} />
      ))}
    </g>
  );
}

type BaseMapProps = { camera: Camera; size: Size; markers: readonly Box[]; showsTrails: boolean };

export function BaseMap({ camera, size, markers, showsTrails }: BaseMapProps) {
  const { zoom } = camera;
  const scale = scaleOf(zoom);
  const x = size.width / 2 - camera.x * scale;
  const y = size.height / 2 - camera.y * scale;
  const city = useCityDrawing();
  const middle = houseNumbersAt(unproject(camera));
  const blocks = zoom >= BLOCKS ? blocksAround(middle, BLOCKS_REACH) : [];

  const isSeen = (at: { x: number; y: number }) => at.x > 0 && at.x < size.width && at.y > 0 && at.y < size.height;
  const stations = (zoom >= NEAR ? (city?.stations ?? []) : [])
    .map(({ name, line, ...at }) => ({ name, line, ...toScreen(at, camera, size) }))
    .filter(isSeen);
  const names = (city?.names ?? [])
    .filter(({ from }) => zoom >= from)
    .map(({ name, kind, ...point }): Label => ({ name, kind, ...toScreen(point, camera, size), turn: 0 }))
    .filter(isSeen);
  const stationNames = stations.map(
    (at): Label => ({ name: at.name, kind: "station", x: at.x, y: at.y + 16, turn: 0 }),
  );
  const streets = [
    ...(city?.streets ?? []).filter(({ from }) => zoom >= from),
    ...blocks.map(({ name, points }) => ({ name, pieces: [points] })),
  ];
  const placed = placeNames([...names, ...stationNames], markers);
  const labels = [...placed, ...streetLabels(streets, camera, size, [...markers, ...placed.map(boxAt)])];
  return (
    <svg aria-hidden="true" className="non-scaling-strokes absolute inset-0 size-full bg-(--map-water)">
      <g transform={`translate(${x} ${y}) scale(${scale})`}>
        <Land isNear={zoom >= NEAR} hasHalfMiles={zoom >= HALF_MILES} />
        {blocks.length > 0 && (
          <path
            d={blocks.map(({ points: [a, b] }) => `M${a.x} ${a.y}L${b.x} ${b.y}`).join("")}
            className="fill-none stroke-(--map-street)"
            strokeWidth={1}
          />
        )}
        <LandLayers />
        {showsTrails && <TrailsLayer />}
      </g>
      {stations.map(({ line, x: left, y: top }) => (
        <circle
          key={`${left} ${top}`}
          cx={left}
          cy={top}
          r={4}
          data-line={line}
          className="fill-paper stroke-2 stroke-l"
        />
      ))}
      <g className="fill-(--map-name)" textAnchor="middle">
        {labels.map((label) => (
          <Name key={`${label.kind} ${label.name} ${label.x} ${label.y}`} label={label} />
        ))}
      </g>
    </svg>
  );
}
