import type { Point } from "@/lib/discover/map/projection";

export type Box = { left: number; right: number; top: number; bottom: number };

const LETTER = 8.2;
const LINE = { above: 10, below: 4 };
/** Where a name may stand instead, up and down from its place, nearest first. */
const STEPS = [0, -20, 22, -34, 36] as const;

const meets = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const boxOf = ({ name, x, y }: Point & { name: string }): Box => ({
  left: x - (name.length * LETTER) / 2,
  right: x + (name.length * LETTER) / 2,
  top: y - LINE.above,
  bottom: y + LINE.below,
});

/** Names where no marker and no other name covers them: moved a little, or left out where there is no room. */
export function placeNames<Named extends Point & { name: string }>(
  names: readonly Named[],
  markers: readonly Box[],
): Named[] {
  const taken = [...markers];
  return names.flatMap((named) => {
    for (const step of STEPS) {
      const moved = { ...named, y: named.y + step };
      const box = boxOf(moved);
      if (taken.some((other) => meets(box, other))) continue;
      taken.push(box);
      return [moved];
    }
    return [];
  });
}

/** The room a pin takes, with the name below it, and the round sign of several. */
export function markerBox({ x, y }: Point, isPin: boolean): Box {
  if (isPin) return { left: x - 42, right: x + 42, top: y - 38, bottom: y + 18 };
  return { left: x - 27, right: x + 27, top: y - 27, bottom: y + 27 };
}

const NAME = { letter: 7, padding: 14, height: 18 };
/** What is drawn of a marker itself: a pin with its tip at the place, or a round sign around it. */
const signBox = ({ x, y, name }: Sign): Box =>
  name === null
    ? { left: x - 27, right: x + 27, top: y - 27, bottom: y + 27 }
    : { left: x - 14, right: x + 14, top: y - 38, bottom: y };

/** A marker on the screen; `name` is what stands below a pin, null for several places at once. */
type Sign = Point & { id: string; name: string | null };

/** The pins whose names have room: none covers another marker or another name. */
export function namedPins(signs: readonly Sign[]): ReadonlySet<string> {
  const taken = signs.map((sign) => ({ id: sign.id, box: signBox(sign) }));
  const named = new Set<string>();
  for (const { id, name, x, y } of signs) {
    if (name === null) continue;
    const half = (name.length * NAME.letter + NAME.padding) / 2;
    const box = { left: x - half, right: x + half, top: y, bottom: y + NAME.height };
    if (taken.some((other) => other.id !== id && meets(box, other.box))) continue;
    taken.push({ id, box });
    named.add(id);
  }
  return named;
}
