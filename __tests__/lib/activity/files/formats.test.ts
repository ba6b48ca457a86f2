/** @jest-environment node */
import { gzipSync } from "node:zlib";
import { FitBaseType, FitEncoder } from "fit-file-parser/encoder";
import { readImport, toGpx } from "@/lib/activity/files/formats";
import { activityOf, ImportError, MAX_IMPORT_BYTES } from "@/lib/activity/files/rules";
import { measure } from "@/lib/activity/routes/rules";
import { LAKEFRONT, RUN, truth } from "../../../support/tracks";

const START = Date.UTC(2026, 10, 20, 12);
const points = truth(LAKEFRONT, RUN).map((point, index) => ({ ...point, elevation: 180 + (index % 40) }));
const bytesOf = (text: string): ArrayBuffer => Uint8Array.from(Buffer.from(text, "latin1")).buffer;
const read = (text: string) => readImport(bytesOf(text));
const time = (second: number) => new Date(START + 1000 * second).toISOString();

const trkpt = ({ lat, lng, second }: { lat: number; lng: number; second: number }, more = "") =>
  `<trkpt lat="${lat}" lon="${lng}"><ele>181.2</ele><time>${time(second)}</time>${more}</trkpt>`;
const gpx = (body: string, head = `<gpx version="1.1" xmlns="http://www.topografix.com/GPX/1/1" xmlns:gpxtpx="x">`) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${head}${body}</gpx>`;
const heart =
  "<extensions><gpxtpx:TrackPointExtension><gpxtpx:hr>150</gpxtpx:hr></gpxtpx:TrackPointExtension></extensions>";

test("what we write we read again: same way, same times, same pauses", async () => {
  const route = { points, breaks: [500] };
  const later = points.map((point, index) => (index < 500 ? point : { ...point, second: point.second + 120 }));
  const again = await read(toGpx({ points: later, breaks: [500] }, { startedAt: time(0) }, "running"));
  expect(again).toMatchObject({ activityType: "running", startedAt: START, route: { breaks: [500] } });
  expect(again.route.points).toHaveLength(route.points.length);
  const [was, is] = [measure({ points: later, breaks: [500] }, "running"), measure(again.route, "running")];
  expect(Math.abs(was.distanceMeters - is.distanceMeters)).toBeLessThan(3);
  expect(Math.abs(is.movingSeconds - was.movingSeconds)).toBeLessThanOrEqual(2);
});

test.each([
  [
    "1.1 with a heart's extensions",
    gpx(`<trk><type>running</type><trkseg>${points.map((p) => trkpt(p, heart)).join("")}</trkseg></trk>`),
  ],
  [
    "1.0",
    gpx(`<trk><trkseg>${points.map((p) => trkpt(p)).join("")}</trkseg></trk>`, `<gpx version="1.0" creator="old">`),
  ],
])("GPX %s", async (_version, file) => {
  const { activityType, startedAt, route } = await read(file);
  expect([activityType, startedAt, route.points.length]).toEqual(["running", START, points.length]);
});

test("TCX, with laps that are no pauses and points without a place", async () => {
  const trackpoint = (point: (typeof points)[number]) =>
    `<Trackpoint><Time>${time(point.second)}</Time><Position><LatitudeDegrees>${point.lat}</LatitudeDegrees><LongitudeDegrees>${point.lng}</LongitudeDegrees></Position><AltitudeMeters>181</AltitudeMeters></Trackpoint>`;
  const lap = (from: number, to?: number) =>
    `<Lap StartTime="${time(from)}"><Track><Trackpoint><Time>${time(from)}</Time></Trackpoint>${points.slice(from, to).map(trackpoint).join("")}</Track></Lap>`;
  const { activityType, route } = await read(
    `<?xml version="1.0"?><TrainingCenterDatabase><Activities><Activity Sport="Biking">${lap(0, 600)}${lap(600)}</Activity></Activities></TrainingCenterDatabase>`,
  );
  expect(activityType).toBe("cycling");
  expect([route.points.length, route.breaks]).toEqual([points.length, []]);
});

test("FIT, whose degrees are semicircles", async () => {
  const semicircles = (degrees: number) => Math.round((degrees * 2 ** 31) / 180);
  const encoder = new FitEncoder();
  encoder.writeMessage(0, [{ number: 0, baseType: FitBaseType.Enum, size: 1, value: 4 }]);
  for (const { lat, lng, second } of points)
    encoder.writeMessage(20, [
      {
        number: 253,
        baseType: FitBaseType.Uint32,
        size: 4,
        value: FitEncoder.toFitTimestamp(new Date(START + 1000 * second)),
      },
      { number: 0, baseType: FitBaseType.Sint32, size: 4, value: semicircles(lat) },
      { number: 1, baseType: FitBaseType.Sint32, size: 4, value: semicircles(lng) },
    ]);
  encoder.writeMessage(18, [{ number: 5, baseType: FitBaseType.Enum, size: 1, value: 2 }]);
  const { activityType, startedAt, route } = await readImport(encoder.close().slice().buffer as ArrayBuffer);
  expect([activityType, startedAt, route.points.length]).toEqual(["cycling", START, points.length]);
  expect(Math.abs(measure(route, "cycling").distanceMeters - 5000)).toBeLessThan(15);
});

test.each([
  ["entities", gpx("<trk/>", `<!DOCTYPE gpx [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]><gpx>`), /declares entities/],
  [
    "a file of the machine",
    gpx("<trk/>", `<!DOCTYPE gpx [<!ENTITY x SYSTEM "file:///etc/passwd">]><gpx>`),
    /declares entities/,
  ],
  ["no way", gpx("<wpt lat='1' lon='2'/>"), /no route/],
  ["no times", gpx(`<trk><trkseg><trkpt lat="41" lon="-87"/><trkpt lat="42" lon="-87"/></trkseg></trk>`), /no times/],
  [
    "times backwards",
    gpx(
      `<trk><trkseg>${[...points]
        .reverse()
        .map((p) => trkpt(p))
        .join("")}</trkseg></trk>`,
    ),
    /damaged/,
  ],
  [
    "NaN for places",
    gpx(`<trk><trkseg>${points.map((p) => trkpt({ ...p, lat: Number.NaN })).join("")}</trkseg></trk>`),
    /no places/,
  ],
  ["another kind of XML", "<html><body>Hello</body></html>", /neither/],
  ["no XML", "not xml at all <<<", /can't be read/],
  ["nothing", "", /neither|can't be read/],
  ["half a file", gpx(`<trk><trkseg><trkpt lat="41"`), /no way|can't be read|no places/],
  ["nests without end", "<gpx>".repeat(100_000), /can't be read/],
  ["a FIT that is cut off", `\x0e\x10\x00\x00\xff\xff\xff\x7f.FIT\x00`, /can't be read|no way/],
])("a file with %s is refused in words", async (_what, file, said) => {
  const refusal = await read(file).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(ImportError);
  expect(String(refusal)).toMatch(said);
});

const packed = (text: string | Uint8Array) => readImport(Uint8Array.from(gzipSync(text)).buffer);

test("a track packed by gzip, as archives of other apps hold it, is read", async () => {
  const { activityType, route } = await packed(
    gpx(`<trk><type>Ride</type><trkseg>${points.map((p) => trkpt(p)).join("")}</trkseg></trk>`),
  );
  expect([activityType, route.points.length]).toEqual(["cycling", points.length]);
});

test("what unpacks to more than a file may have is refused before its end is reached", async () => {
  const endsBroken = Buffer.concat([gzipSync(new Uint8Array(2 * MAX_IMPORT_BYTES)), Buffer.from("no gzip")]);
  await expect(readImport(Uint8Array.from(endsBroken).buffer)).rejects.toThrow(/larger than 20 MB/);
});

test("a damaged gzip is refused in words", async () => {
  await expect(readImport(Uint8Array.from([0x1f, 0x8b, 8, 0, 1, 2, 3]).buffer)).rejects.toThrow(/can't be read/);
});

test("a hundred megabytes are refused before they are read", async () => {
  await expect(readImport(new ArrayBuffer(MAX_IMPORT_BYTES + 1))).rejects.toThrow(/larger than 20 MB/);
});

test.each([
  ["Running", "running"],
  ["trail_running", "running"],
  ["Ride", "cycling"],
  ["Walking", "walking"],
  ["10", "walking"],
  ["Hiking", "hiking"],
  ["4", "hiking"],
  ["mountain_biking", "cycling"],
  ["WeightTraining", "strength"],
  ["Outdoor Wheelchair Run Pace", "wheelchair"],
  ["VirtualRow", "rowing"],
  ["Canoeing", "kayaking"],
  ["InlineSkate", "skating"],
  ["NordicSki", "skiing"],
  ["cross_country_skiing", "skiing"],
  ["RockClimbing", "climbing"],
  ["stair_climbing", "other"],
  ["Paddle Tennis", "tennis"],
  ["Social Dance", "dance"],
  ["kitesurfing", "other"],
  ["", "running"],
] as const)("%s is %s here", (sport, ours) => expect(activityOf(sport)).toBe(ours));
