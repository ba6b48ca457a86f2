import { pointsOf } from "@/lib/discover/map/formats";
import geometry from "@/lib/discover/map/geometry.json";
import { DRAWING, project } from "@/lib/discover/map/projection";
import { distance } from "@/lib/discover/map/rules";
import { STATIONS } from "@/lib/discover/map/stations";
import { blocksAround, cityStreets, houseNumbersAt, placeAt } from "@/lib/discover/map/streets";

test.each([
  ["State and Madison", 0, 0, 41.882, -87.6278],
  ["Ashland and Division", 1200, 1600, 41.9034, -87.6677],
  ["Western and Fullerton", 2400, 2400, 41.9249, -87.6874],
  ["Western and Belmont", 3200, 2400, 41.9394, -87.688],
  ["Halsted and Belmont", 3200, 800, 41.9399, -87.6493],
  ["Kedzie and Lawrence", 4800, 3200, 41.9684, -87.7083],
  ["Cicero and Irving Park", 4000, 4800, 41.9534, -87.7476],
  ["Western and Devon", 6400, 2400, 41.9976, -87.6899],
  ["Cicero and Madison", 0, 4800, 41.8805, -87.7453],
  ["Pulaski and Madison", 0, 4000, 41.8808, -87.7256],
  ["Halsted and Roosevelt", -1200, 800, 41.8672, -87.647],
  ["Ashland and 47th", -4700, 1600, 41.8088, -87.6649],
  ["Halsted and 63rd", -6300, 800, 41.7798, -87.6446],
  ["Cottage Grove and 63rd", -6300, -800, 41.7803, -87.6059],
  ["Western and 95th", -9500, 2400, 41.7209, -87.6818],
])("%s is within 60 m of where the grid puts it", (_, north, west, lat, lng) => {
  expect(distance(placeAt({ north, west }), { lat, lng })).toBeLessThan(60);
});

test("the Red Line's State Street subway runs under State Street", () => {
  const under = ["Lake", "Monroe", "Jackson", "Harrison"].map((name) =>
    STATIONS.find((station) => station.name === name && station.lines === "R"),
  );
  for (const station of under) expect(Math.abs(houseNumbersAt(station ?? { lat: 0, lng: 0 }).west)).toBeLessThan(15);
});

test.each([
  [1650, 820],
  [0, 0],
  [-600, -150],
  [-1700, 40],
  [-2700, 800],
  [-7550, -1300],
])("house numbers convert back to themselves: %s north, %s west", (north, west) => {
  const found = houseNumbersAt(placeAt({ north, west }));
  expect(found.north).toBeCloseTo(north, -1);
  expect(found.west).toBeCloseTo(west, -1);
});

test("streets stay inside the map", () => {
  const points = cityStreets().flatMap(({ pieces }) => pieces.flat());
  expect(points.length).toBeGreaterThan(250);
  for (const { x, y } of points) {
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(DRAWING.height);
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(DRAWING.width + 1); // the state line is the map's edge
  }
});

test("blocks are 100 numbers, named with their side of the city", () => {
  const names = blocksAround({ north: 40, west: -110 }, 200).map(({ name }) => name);
  expect(names).toEqual(["300 E", "200 S", "200 E", "100 S", "100 E", "0 N", "0 W", "100 N", "100 W", "200 N"]);
});

test("a station is on the drawn tracks of its line", () => {
  const red = geometry.lines.find(({ line }) => line === "red")?.tracks.flatMap((track) => pointsOf(track)) ?? [];
  const sox = STATIONS.find(({ name }) => name === "Sox-35th");
  const at = project(sox ?? { lat: 0, lng: 0 });
  const between = red.slice(1).some((end, index) => {
    const start = red[index] ?? end;
    const isBetween = (at.y - start.y) * (at.y - end.y) <= 0;
    const part = end.y === start.y ? 0 : (at.y - start.y) / (end.y - start.y);
    return isBetween && Math.abs(start.x + part * (end.x - start.x) - at.x) < 2;
  });
  expect(between).toBe(true);
});
