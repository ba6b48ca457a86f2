import { type Label, markerBox, namedPins, placeNames } from "@/components/discover/map/labels";

const loop: Label = { name: "The Loop", kind: "area", turn: 0, x: 100, y: 100 };

test("a name stays in place where nothing covers it", () => {
  expect(placeNames([loop], [markerBox({ x: 300, y: 100 }, true)])).toEqual([loop]);
});

test("under a pin it moves the shortest distance, up or down", () => {
  const [moved] = placeNames([loop], [{ left: 80, right: 120, top: 95, bottom: 110 }]);
  expect(moved).toEqual({ ...loop, y: 80 });
});

test("names move out of each other's way, and one without space is hidden", () => {
  const twin = { ...loop, name: "Near Loop" };
  const placed = placeNames([loop, twin], []);
  expect(placed.map(({ y }) => y)).toEqual([100, 80]);
  expect(placeNames([loop], [{ left: 0, right: 200, top: 0, bottom: 200 }])).toEqual([]);
});

test("a pin's name is hidden where it would cover another marker or name", () => {
  const pin = (id: string, x: number, y: number) => ({ id, x, y, name: "Family Sky…" });
  const several = { id: "several", x: 155, y: 110, name: null };
  expect([...namedPins([pin("a", 100, 100), several])]).toEqual([]);
  expect([...namedPins([pin("a", 100, 100), { ...several, x: 190 }])]).toEqual(["a"]);
  expect([...namedPins([pin("a", 100, 100), pin("b", 180, 110)])]).toEqual(["a"]);
  expect([...namedPins([pin("a", 100, 100), pin("b", 100, 160)])]).toEqual(["a", "b"]);
});
