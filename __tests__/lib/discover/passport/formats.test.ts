import { pointsOf } from "@/lib/discover/map/formats";
import { AREA_SHAPES } from "@/lib/discover/passport/formats";
import { AREAS } from "@/lib/discover/passport/rules";

/** The corners of a path of relative lines. */
function cornersOf(path: string): { x: number; y: number }[] {
  return path
    .split("z")
    .filter(Boolean)
    .flatMap((shape) => {
      const numbers = (shape.match(/-?[\d.]+/g) ?? []).map(Number);
      const at = { x: 0, y: 0 };
      return Array.from({ length: numbers.length / 2 }, (_, index) => {
        at.x += numbers[2 * index] ?? 0;
        at.y += numbers[2 * index + 1] ?? 0;
        return { ...at };
      });
    });
}

test("an area is drawn as a short path that never strays from its outline", () => {
  for (const { number, outlines, without } of AREAS) {
    const path = AREA_SHAPES.find((one) => one.number === number)?.path ?? "";
    const corners = cornersOf(path);
    const expected = [...outlines, ...(without ? [without] : [])].flatMap(pointsOf);
    expect(corners).toHaveLength(expected.length);
    for (const [index, { x, y }] of expected.entries()) {
      expect(Math.abs((corners[index]?.x ?? Number.NaN) - x)).toBeLessThan(0.051);
      expect(Math.abs((corners[index]?.y ?? Number.NaN) - y)).toBeLessThan(0.051);
    }
  }
  expect(AREA_SHAPES.reduce((sum, { path }) => sum + path.length, 0)).toBeLessThan(25_000);
});
