import { clusterIndex, markersIn } from "@/lib/discover/map/clusters";
import { nextInDirection } from "@/lib/discover/map/directions";
import geometry from "@/lib/discover/map/geometry.json";
import {
  DRAWING,
  fromScreen,
  MAX_ZOOM,
  minZoom,
  project,
  restrict,
  START,
  toScreen,
  unproject,
  visibleBounds,
  zoomAt,
} from "@/lib/discover/map/projection";
import { distance, MAP_BOUNDS, MAP_CENTER } from "@/lib/discover/map/rules";

const phone = { width: 428, height: 600 };

describe("projection", () => {
  test("is Web Mercator: at zoom 12 a degree of longitude is 256 × 2^12 / 360 pixels", () => {
    const west = project({ lat: 41.9, lng: -87.7 });
    const east = project({ lat: 41.9, lng: -87.6 });
    expect(east.x - west.x).toBeCloseTo((0.1 * 256 * 4096) / 360, 6);
    expect(east.y).toBeCloseTo(west.y, 9);
  });
  test("converts back and forth, and the spec's bounds are its corners", () => {
    const back = unproject(project(MAP_CENTER));
    expect(back.lat).toBeCloseTo(MAP_CENTER.lat, 9);
    expect(back.lng).toBeCloseTo(MAP_CENTER.lng, 9);
    expect(project({ lat: MAP_BOUNDS.north, lng: MAP_BOUNDS.west })).toEqual({ x: 0, y: 0 });
    const end = project({ lat: MAP_BOUNDS.south, lng: MAP_BOUNDS.east });
    expect([end.x, end.y]).toEqual([DRAWING.width, DRAWING.height]);
  });
  test("nothing outside the bounds is ever visible", () => {
    for (const zoom of [0, 11, 14, 30]) {
      const camera = restrict({ x: -9999, y: 9999, zoom }, phone);
      const [west, south, east, north] = visibleBounds(camera, phone);
      expect(west).toBeGreaterThanOrEqual(MAP_BOUNDS.west - 1e-9);
      expect(east).toBeLessThanOrEqual(MAP_BOUNDS.east + 1e-9);
      expect(south).toBeGreaterThanOrEqual(MAP_BOUNDS.south - 1e-9);
      expect(north).toBeLessThanOrEqual(MAP_BOUNDS.north + 1e-9);
      expect(camera.zoom).toBeGreaterThanOrEqual(minZoom(phone));
      expect(camera.zoom).toBeLessThanOrEqual(MAX_ZOOM);
    }
  });
  test("the point under the finger stays there while zooming", () => {
    const at = { x: 300, y: 200 };
    const before = fromScreen(at, START, phone);
    const camera = zoomAt(START, 14, at, phone);
    const after = toScreen(before, camera, phone);
    expect(after.x).toBeCloseTo(at.x, 6);
    expect(after.y).toBeCloseTo(at.y, 6);
  });
});

const placesOf = (line: string) =>
  line.split(" ").map((pair) => {
    const [lng = 0, lat = 0] = pair.split(",").map(Number);
    return { lat, lng };
  });

/** Meters from a place to a line, in a plane around it. */
function awayFrom(place: { lat: number; lng: number }, line: { lat: number; lng: number }[]): number {
  const plane = ({ lat, lng }: { lat: number; lng: number }) => ({
    x: (lng - place.lng) * 111_320 * Math.cos((place.lat * Math.PI) / 180),
    y: (lat - place.lat) * 111_132,
  });
  let least = Number.POSITIVE_INFINITY;
  for (const [index, start] of line.entries()) {
    const next = line[index + 1];
    if (!next) break;
    const a = plane(start);
    const b = plane(next);
    const length = (b.x - a.x) ** 2 + (b.y - a.y) ** 2;
    const part = length === 0 ? 0 : Math.min(1, Math.max(0, -(a.x * (b.x - a.x) + a.y * (b.y - a.y)) / length));
    least = Math.min(least, Math.hypot(a.x + part * (b.x - a.x), a.y + part * (b.y - a.y)));
  }
  return least;
}

describe("the drawing", () => {
  test.each([
    [42.02036, -87.66373],
    [42.0026, -87.6569],
    [41.97972, -87.65022],
    [41.96669, -87.63184],
    [41.95967, -87.6401],
    [41.95935, -87.64102],
    [41.94595, -87.64005],
    [41.93584, -87.6321],
    [41.92355, -87.62994],
    [41.91378, -87.62319],
    [41.90753, -87.62481],
    [41.89145, -87.59852],
    [41.88239, -87.61593],
    [41.86479, -87.60605],
    [41.86341, -87.60961],
    [41.84231, -87.60802],
    [41.8332, -87.60435],
    [41.80722, -87.58516],
    [41.7883, -87.57776],
    [41.77538, -87.57337],
    [41.76564, -87.56061],
    [41.75913, -87.54256],
    [41.73377, -87.52896],
    [41.71724, -87.52661],
    [41.70947, -87.52526],
  ])("the shore runs within 60 m of %d, %d", (lat, lng) => {
    expect(awayFrom({ lat, lng }, placesOf(geometry.shore))).toBeLessThanOrEqual(60);
  });
  test("has a few hundred points, each with four decimals", () => {
    const { shore, rivers, lakes, parks } = geometry;
    const lines = [shore, ...rivers, ...lakes, ...parks, ...geometry.lines.flatMap(({ tracks }) => tracks)];
    expect(lines.flatMap(placesOf).length).toBeLessThan(900);
    expect(lines.every((line) => /^(-87\.\d{4},4[12]\.\d{4}( |$))+$/.test(line))).toBe(true);
  });
});

describe("clusters", () => {
  // A grid over the city, with five places at the same position in each corner.
  const places = Array.from({ length: 400 }, (_, index) => ({
    id: `place-${index}`,
    category: index % 3 === 0 ? "Live Music" : "Events",
    coordinates: { lat: 41.7 + (index % 20) * 0.015, lng: -87.9 + Math.floor(index / 20) * 0.018 },
  }));
  const index = clusterIndex(places);
  const whole: [number, number, number, number] = [-87.94, 41.644, -87.524, 42.023];

  test.each([9, 10, 11, 12, 13, 14, 17])(
    "at zoom %d pins and clusters add up to all places, at most twelve as pins",
    (zoom) => {
      const markers = markersIn(index, whole, zoom);
      const pins = markers.filter(({ kind }) => kind === "pin");
      const sum = markers.reduce((total, marker) => total + (marker.kind === "pin" ? 1 : marker.count), 0);
      expect(sum).toBe(places.length);
      expect(pins.length).toBeLessThanOrEqual(12);
    },
  );
  test("a cluster lists its members and has its most frequent category", () => {
    const [all] = markersIn(index, whole, 0);
    expect(all?.kind === "cluster" && all.category).toBe("Events");
    expect(all?.kind === "cluster" && all.members.length).toBe(400);
  });
  test("places at the same position never split", () => {
    const same = clusterIndex([1, 2].map((id) => ({ id: `e${id}`, category: "Events", coordinates: MAP_CENTER })));
    const [both] = markersIn(same, whole, MAX_ZOOM);
    expect(both?.kind === "cluster" && both.opensAt).toBeGreaterThan(MAX_ZOOM);
  });
  test("arrows go to the nearest marker in that direction", () => {
    const spots = [
      { id: "middle", x: 0, y: 0 },
      { id: "right", x: 50, y: 5 },
      { id: "far right", x: 90, y: 0 },
      { id: "down", x: 5, y: 60 },
    ];
    const from = { id: "middle", x: 0, y: 0 };
    expect(nextInDirection(from, spots, "right")).toBe("right");
    expect(nextInDirection(from, spots, "down")).toBe("down");
    expect(nextInDirection(from, spots, "left")).toBeNull();
  });
  test("the spec's center is in the Loop", () => {
    expect(distance(MAP_CENTER, { lat: 41.8812, lng: -87.6313 })).toBeLessThan(500);
  });
});
