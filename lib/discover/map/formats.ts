import type geometry from "./geometry.json";
import { DRAWING, type Point, project } from "./projection";

/** Chicago in our own, strongly simplified lines of "lng,lat" pairs with four decimals of a degree. */
export type Geometry = typeof geometry;

export function pointsOf(line: string): Point[] {
  return line.split(" ").map((pair) => {
    const [lng = 0, lat = 0] = pair.split(",").map(Number);
    return project({ lat, lng });
  });
}

const written = (points: readonly Point[]) => points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L");
const open = (line: string) => `M${written(pointsOf(line))}`;
const closed = (line: string) => `${open(line)}Z`;

/** The city as SVG paths in the drawing's own pixels, and where its names stand. */
export const drawingOf = ({ shore, lakes, rivers, parks, lines, labels }: Geometry) => ({
  /** From the shore out to the eastern edge. */
  lake: `M${DRAWING.width.toFixed(1)} 0L${written(pointsOf(shore))}L${DRAWING.width.toFixed(1)} ${DRAWING.height.toFixed(1)}Z`,
  shore: open(shore),
  ponds: lakes.map(closed).join(""),
  rivers: rivers.map(open).join(""),
  parks: parks.map(closed).join(""),
  lines: lines.map(({ line, tracks }) => ({ line, path: tracks.map(open).join("") })),
  names: labels.map(({ name, from, lat, lng }) => ({ name, from, ...project({ lat, lng }) })),
});
