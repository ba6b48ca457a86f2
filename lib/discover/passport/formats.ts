import { pointsOf } from "@/lib/discover/map/formats";
import { type Point, project } from "@/lib/discover/map/projection";
import { AREAS, type AreaOutline, neighborsOf } from "./rules";

/**
 * A closed SVG path in tenths of a pixel. Lines are relative, which takes half as many characters; each one starts at
 * the rounded point before it, so that rounding doesn't add up and neighbors still meet.
 */
function closed(outline: string): string {
  let from = { x: 0, y: 0 };
  const [start, ...lines] = pointsOf(outline).map((point) => {
    const to = { x: Math.round(point.x * 10), y: Math.round(point.y * 10) };
    const step = `${(to.x - from.x) / 10} ${(to.y - from.y) / 10}`;
    from = to;
    return step;
  });
  return `M${start}l${lines.join(" ")}z`.replaceAll(" -", "-");
}

/** Stamp colors: those of the 'L' that are easy to tell apart. */
const INKS = ["blue", "orange", "green", "pink", "purple", "yellow", "red"] as const;
type Ink = (typeof INKS)[number];

/** A color for each area that none of its neighbors has. */
function inksByNumber(): ReadonlyMap<number, Ink> {
  const inks = new Map<number, Ink>();
  for (const { number } of AREAS) {
    const taken = neighborsOf(number).map((one) => inks.get(one));
    const turned = INKS.map((_, index) => INKS[(index + number) % INKS.length] ?? INKS[0]);
    inks.set(number, turned.find((ink) => !taken.includes(ink)) ?? INKS[0]);
  }
  return inks;
}
const INK_OF = inksByNumber();

type Frame = { x: number; y: number; width: number; height: number };

function boxOf(points: readonly Point[]): Frame {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

const cornersOf = ({ outlines }: AreaOutline) => outlines.flatMap(pointsOf);

export type AreaShape = { number: number; name: string; ink: Ink; path: string; box: Frame; label: Point };

/** The areas as shapes in the map drawing's pixels. `fill-rule: evenodd` cuts out holes. */
export const AREA_SHAPES: readonly AreaShape[] = AREAS.map((area) => ({
  number: area.number,
  name: area.name,
  ink: INK_OF.get(area.number) ?? INKS[0],
  path: [...area.outlines, ...(area.without ? [area.without] : [])].map(closed).join(""),
  box: boxOf(cornersOf(area)),
  label: project(area),
}));

/** All of Chicago. */
export const CITY_BOX: Frame = boxOf(AREAS.flatMap(cornersOf));
