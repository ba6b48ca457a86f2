import { L_LINES, LABELS, LAKES, PARKS, RIVERS, SHORE } from "./geometry";
import { DRAWING, type Point, project } from "./projection";

export function pointsOf(line: string): Point[] {
  return line.split(" ").map((pair) => {
    const [lng = 0, lat = 0] = pair.split(",").map(Number);
    return project({ lat, lng });
  });
}

const written = (points: readonly Point[]) => points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L");
const open = (line: string) => `M${written(pointsOf(line))}`;
const closed = (line: string) => `${open(line)}Z`;

/** The map as SVG paths in the drawing's own pixels. */
export const PATHS = {
  /** From the shore out to the eastern edge. */
  lake: `M${DRAWING.width.toFixed(1)} 0L${written(pointsOf(SHORE))}L${DRAWING.width.toFixed(1)} ${DRAWING.height.toFixed(1)}Z`,
  shore: open(SHORE),
  ponds: LAKES.map(closed).join(""),
  rivers: RIVERS.map(open).join(""),
  parks: PARKS.map(closed).join(""),
  lines: L_LINES.map(({ line, tracks }) => ({ line, path: tracks.map(open).join("") })),
} as const;

export const NAMES = LABELS.map(({ name, from, lat, lng }) => ({ name, from, ...project({ lat, lng }) }));
