import type geometry from "./geometry.json";
import { DRAWING, type Point, project } from "./projection";
import { lineOf } from "./rules";
import { STATIONS } from "./stations";
import { cityStreets, streetPaths } from "./streets";

/** Chicago in strongly simplified lines of our own, as "lng,lat" pairs with four decimals of a degree. */
export type Geometry = typeof geometry;

export const pointsOf = (line: string): Point[] => lineOf(line).map(project);

const written = (points: readonly Point[]) => points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L");
const open = (line: string) => `M${written(pointsOf(line))}`;
const closed = (line: string) => `${open(line)}Z`;

/** A station has the color of its first line. */
const L_LINES: Record<string, string> = {
  ...{ R: "red", B: "blue", N: "brown", G: "green", O: "orange", P: "purple", K: "pink", Y: "yellow" },
};

/** The city as SVG paths in the drawing's pixels, with the positions of its labels. */
export const drawingOf = ({ shore, lakes, rivers, parks, lines, labels, places }: Geometry) => {
  const streets = cityStreets();
  return {
    /** From the shore to the eastern edge. */
    lake: `M${DRAWING.width.toFixed(1)} 0L${written(pointsOf(shore))}L${DRAWING.width.toFixed(1)} ${DRAWING.height.toFixed(1)}Z`,
    shore: open(shore),
    ponds: lakes.map(closed).join(""),
    rivers: rivers.map(open).join(""),
    parks: parks.map(closed).join(""),
    lines: lines.map(({ line, tracks }) => ({ line, path: tracks.map(open).join("") })),
    streets,
    streetPaths: streetPaths(streets),
    stations: STATIONS.map(({ name, lines, ...at }) => ({ name, line: L_LINES[lines.charAt(0)], ...project(at) })),
    names: [
      ...labels.map((label) => ({ ...label, kind: "area" as const })),
      ...places.map((place) => ({ ...place, kind: place.kind === "park" ? ("park" as const) : ("water" as const) })),
    ].map(({ name, kind, from, lat, lng }) => ({ name, kind, from, ...project({ lat, lng }) })),
  };
};
