import { type Camera, type Point, type Size, toScreen } from "@/lib/discover/map/projection";
import { type Box, boxAt, type Label, overlaps } from "./labels";

/** Distance from the edge of the map to the first letter. */
const EDGE = 14;
const MAX_LABELS = 28;

type Named = { name: string; pieces: readonly (readonly Point[])[] };

/** The part of a line between two points that is inside the map (Liang and Barsky), or null. */
function inside(a: Point, b: Point, { width, height }: Size): [Point, Point] | null {
  let [from, to] = [0, 1];
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  for (const [delta, room] of [
    [-dx, a.x],
    [dx, width - a.x],
    [-dy, a.y],
    [dy, height - a.y],
  ] as const) {
    if (delta === 0 && room < 0) return null;
    if (delta < 0) from = Math.max(from, room / delta);
    if (delta > 0) to = Math.min(to, room / delta);
  }
  if (from >= to) return null;
  const at = (part: number) => ({ x: a.x + part * dx, y: a.y + part * dy });
  return [at(from), at(to)];
}

function longestVisible({ pieces }: Named, camera: Camera, size: Size): [Point, Point] | null {
  let best: [Point, Point] | null = null;
  const length = ([a, b]: [Point, Point]) => Math.hypot(b.x - a.x, b.y - a.y);
  for (const piece of pieces)
    for (const [index, end] of piece.slice(1).entries()) {
      const seen = inside(toScreen(piece[index] ?? end, camera, size), toScreen(end, camera, size), size);
      if (seen && (!best || length(seen) > length(best))) best = seen;
    }
  return best;
}

/** A name along a street, near its left or lower end, or further along if that spot is taken. */
function alongStreet(name: string, [a, b]: [Point, Point], taken: readonly Box[]): Label | null {
  const [start, end] = Math.abs(b.x - a.x) > Math.abs(b.y - a.y) === a.x < b.x ? [a, b] : [b, a];
  const length = Math.hypot(end.x - start.x, end.y - start.y);
  const half = name.length * 3 + EDGE;
  const angle = (Math.atan2(end.y - start.y, end.x - start.x) * 180) / Math.PI;
  const turn = angle > 90 ? angle - 180 : angle <= -90 ? angle + 180 : angle;
  for (let at = half; at <= length - half; at += 40) {
    const label: Label = {
      ...{ name, kind: "street", turn },
      x: start.x + (at / length) * (end.x - start.x),
      y: start.y + (at / length) * (end.y - start.y),
    };
    const box = boxAt(label);
    if (!taken.some((other) => overlaps(box, other))) return label;
  }
  return null;
}

/** The names of the visible streets, where nothing else is. Earlier ones take priority. */
export function streetLabels(streets: readonly Named[], camera: Camera, size: Size, others: readonly Box[]): Label[] {
  const taken = [...others];
  const labels: Label[] = [];
  for (const street of streets) {
    if (labels.length >= MAX_LABELS) break;
    const seen = longestVisible(street, camera, size);
    const label = seen && alongStreet(street.name, seen, taken);
    if (!label) continue;
    taken.push(boxAt(label));
    labels.push(label);
  }
  return labels;
}
