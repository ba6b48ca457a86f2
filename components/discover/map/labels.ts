import type { Point } from "@/lib/discover/map/projection";

export type Box = { left: number; right: number; top: number; bottom: number };

/** A name on the map; `turn` is in degrees. */
export type Label = Point & { name: string; kind: "area" | "park" | "water" | "station" | "street"; turn: number };

/** Estimated letter width in pixels, rounded up. */
const LETTERS: Record<Label["kind"], number> = { area: 8.2, park: 6.4, water: 6.6, station: 6, street: 6 };
const LINE = { above: 10, below: 4 };
/** How far a name may move up or down from its place, nearest first. */
const STEPS = [0, -20, 22, -34, 36] as const;

export const overlaps = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** The space a label takes; for a rotated one, its bounding box. */
export function boxAt({ name, kind, x, y, turn }: Label): Box {
  const half = (name.length * LETTERS[kind]) / 2;
  const angle = (turn * Math.PI) / 180;
  const [across, up] = [Math.abs(half * Math.cos(angle)), Math.abs(half * Math.sin(angle))];
  return {
    left: x - across - LINE.below,
    right: x + across + LINE.below,
    top: y - up - LINE.above,
    bottom: y + up + LINE.below,
  };
}

/** Labels where no marker and no other label covers them: moved slightly, or left out if there is no room. */
export function placeNames(names: readonly Label[], markers: readonly Box[]): Label[] {
  const taken = [...markers];
  return names.flatMap((named) => {
    for (const step of STEPS) {
      const moved = { ...named, y: named.y + step };
      const box = boxAt(moved);
      if (taken.some((other) => overlaps(box, other))) continue;
      taken.push(box);
      return [moved];
    }
    return [];
  });
}

const clusterBox = ({ x, y }: Point): Box => ({ left: x - 27, right: x + 27, top: y - 27, bottom: y + 27 });
/** A pin has its tip at the place. */
const pinBox = ({ x, y }: Point): Box => ({ left: x - 14, right: x + 14, top: y - 38, bottom: y });

/** The space taken by a pin with its name below it, or by a cluster's circle. */
export const markerBox = ({ x, y }: Point, isPin: boolean): Box =>
  isPin ? { left: x - 42, right: x + 42, top: y - 38, bottom: y + 18 } : clusterBox({ x, y });

const NAME = { letter: 7, padding: 14, height: 18 };

/** A marker on the screen. `name` is the label below a pin, null for a cluster. */
type Sign = Point & { id: string; name: string | null };

/** The pins whose labels have room without covering another marker or label. */
export function namedPins(signs: readonly Sign[]): ReadonlySet<string> {
  const taken = signs.map((sign) => ({ id: sign.id, box: sign.name === null ? clusterBox(sign) : pinBox(sign) }));
  const named = new Set<string>();
  for (const { id, name, x, y } of signs) {
    if (name === null) continue;
    const half = (name.length * NAME.letter + NAME.padding) / 2;
    const box = { left: x - half, right: x + half, top: y, bottom: y + NAME.height };
    if (taken.some((other) => other.id !== id && overlaps(box, other.box))) continue;
    taken.push({ id, box });
    named.add(id);
  }
  return named;
}
