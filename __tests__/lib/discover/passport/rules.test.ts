import { AREA_SHAPES } from "@/lib/discover/passport/formats";
import {
  AREA_COUNT,
  AREAS,
  type AreaProgress,
  neighborsOf,
  nextMilestone,
  suggestNext,
} from "@/lib/discover/passport/rules";

test("there are 77 areas, numbered without gaps", () => {
  expect(AREAS.map(({ number }) => number)).toEqual(Array.from({ length: AREA_COUNT }, (_, index) => index + 1));
});

test("neighbors share an edge, in both directions", () => {
  const namesBeside = (name: string) => {
    const area = AREAS.find((one) => one.name === name);
    return neighborsOf(area?.number ?? 0).map((number) => AREAS[number - 1]?.name);
  };
  expect(namesBeside("Loop").toSorted()).toEqual(["Near North Side", "Near South Side", "Near West Side"]);
  expect(namesBeside("Hyde Park").toSorted()).toEqual(["Kenwood", "Washington Park", "Woodlawn"]);
  for (const { number } of AREAS) {
    expect(neighborsOf(number).length).toBeGreaterThan(0);
    for (const other of neighborsOf(number)) expect(neighborsOf(other)).toContain(number);
  }
});

test("no area has a neighbor's color", () => {
  const inkOf = new Map(AREA_SHAPES.map(({ number, ink }) => [number, ink]));
  const alike = AREAS.filter(({ number }) => neighborsOf(number).some((one) => inkOf.get(one) === inkOf.get(number)));
  expect(alike).toEqual([]);
});

test.each([
  [0, 4],
  [3, 4],
  [4, 16],
  [16, 40],
  [76, 77],
  [77, null],
])("after %d stamps the next milestone is %p", (stamped, next) => {
  expect(nextMilestone(stamped)).toBe(next);
});

const city = (changes: Record<number, Partial<AreaProgress>>): AreaProgress[] =>
  AREAS.map(({ number }) => ({ number, isStamped: false, places: 1, friends: 0, ...changes[number] }));

test.each([
  ["a newcomer's first suggestion has the most places", city({ 8: { places: 9 } }), { number: 8, beside: null }],
  [
    "a neighbor before an area with more places",
    city({ 41: { isStamped: true }, 8: { places: 9 } }),
    { number: 39, beside: 41 },
  ],
  [
    "among neighbors, one that friends visited",
    city({ 41: { isStamped: true }, 42: { friends: 1 } }),
    { number: 42, beside: 41 },
  ],
  [
    "never an area without places",
    city({ 41: { isStamped: true }, 39: { places: 0 }, 40: { places: 0 }, 42: { places: 0 } }),
    { number: 1, beside: null },
  ],
])("next: %s", (_name, areas, next) => {
  expect(suggestNext(areas)).toEqual(next);
});

test("next: nothing once every area is stamped", () => {
  expect(suggestNext(AREAS.map(({ number }) => ({ number, isStamped: true, places: 1, friends: 0 })))).toBeNull();
});
