export type Direction = "up" | "down" | "left" | "right";
const ARROWS: Record<string, Direction | undefined> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowLeft: "left",
  ArrowRight: "right",
};
export const directionOf = (key: string) => ARROWS[key];

type MarkerPosition = { id: string; x: number; y: number };

/** The nearest marker in that direction, within 60° of it; null if there is none. */
export function nextInDirection(from: MarkerPosition, spots: readonly MarkerPosition[], way: Direction): string | null {
  const axis = { up: { x: 0, y: -1 }, down: { x: 0, y: 1 }, left: { x: -1, y: 0 }, right: { x: 1, y: 0 } }[way];
  let best: { id: string; far: number } | null = null;
  for (const { id, x, y } of spots) {
    const far = Math.hypot(x - from.x, y - from.y);
    const ahead = (x - from.x) * axis.x + (y - from.y) * axis.y;
    if (id === from.id || far === 0 || ahead / far < 0.5) continue;
    const cost = far * (2 - ahead / far);
    if (!best || cost < best.far) best = { id, far: cost };
  }
  return best?.id ?? null;
}
