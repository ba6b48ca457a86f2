/** @jest-environment node */
import { gzipSync } from "node:zlib";
import { strToU8, unzipSync, zipSync } from "fflate";
import { readTracks, toGpx, toTcx, unpackedFiles } from "@/lib/activity/files/formats";
import { ImportError, MAX_IMPORT_BYTES } from "@/lib/activity/files/rules";
import { activityOf, isMotorSport } from "@/lib/activity/files/sports";
import { measure } from "@/lib/activity/routes/rules";
import { isTrackFile } from "@/lib/core/shared/track-files";
import { bytesOf, fitFile, gpxFile, minute, trk } from "../../../support/track-files";
import { LAKEFRONT, RUN, truth } from "../../../support/tracks";

jest.mock("fflate", () => {
  const actual = jest.requireActual<typeof import("fflate")>("fflate");
  return { ...actual, unzipSync: jest.fn(actual.unzipSync) };
});

const START = Date.UTC(2026, 10, 20, 12);
const startedAt = new Date(START).toISOString();
const points = truth(LAKEFRONT, RUN).map((point, index) => ({ ...point, elevation: 180 + (index % 40) }));
const read = (content: string | Uint8Array, name = "file") =>
  readTracks({ name, bytes: bytesOf(content) }, START + 1e9);
const paused = {
  points: points.map((point, index) => (index < 500 ? point : { ...point, second: point.second + 120 })),
  breaks: [500],
};

test("a GPX file is read as it was written: same route, same times, same breaks", async () => {
  const [again] = await readTracks({ name: "route.gpx", bytes: bytesOf(toGpx(paused, { startedAt }, "running")) });
  expect(again).toMatchObject({ activityType: "running", startedAt: START, route: { breaks: [500] } });
  const route = again?.route ?? { points: [], breaks: [] };
  expect(route.points).toHaveLength(points.length);
  const [was, is] = [measure(paused, "running"), measure(route, "running")];
  expect(Math.abs(was.distanceMeters - is.distanceMeters)).toBeLessThan(3);
  expect(Math.abs(is.movingSeconds - was.movingSeconds)).toBeLessThanOrEqual(2);
  expect(is.elevationGain).toBe(was.elevationGain);
});

test("a TCX file is read as it was written, with its heart rate", async () => {
  const { distanceMeters } = measure(paused, "running");
  const workout = { startedAt, durationSeconds: 1800, distanceMeters, averageHeartRate: 148, maxHeartRate: 171 };
  const [again, ...more] = await read(toTcx(paused, workout, "running"));
  expect(more).toEqual([]);
  expect(again).toMatchObject({ activityType: "running", startedAt: START, averageHeartRate: 148, maxHeartRate: 171 });
  expect(again?.route?.breaks).toEqual([500]);
  expect(Math.abs((again?.distanceMeters ?? 0) - distanceMeters)).toBeLessThan(3);
});

test("a TCX file may contain workouts without a map", async () => {
  const workout = { startedAt, durationSeconds: 2700, distanceMeters: 8000 };
  const [again] = await read(toTcx(null, workout, "cycling"));
  expect(again).toMatchObject({
    ...{ activityType: "cycling", route: null, startedAt: START },
    ...{ durationSeconds: 2700, distanceMeters: 8000 },
  });
});

const unreadable = /can't be read|different kind of file|No route/;
test.each([
  [
    "entities",
    gpxFile("<trk/>", `<!DOCTYPE gpx [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]><gpx>`),
    /uses XML entities/,
  ],
  [
    "a macOS metadata file",
    gpxFile("", `<!DOCTYPE gpx [<!ENTITY x SYSTEM "file:///etc/passwd">]><gpx>`),
    /uses XML entities/,
  ],
  ["no route", gpxFile("<wpt lat='1' lon='2'/>"), /No route or workout found/],
  ["another kind of XML", "<html><body>Hello</body></html>", unreadable],
  ["no XML", "not xml at all <<<", unreadable],
  ["nothing", "", unreadable],
  ["half a point", gpxFile(`<trk><trkseg><trkpt lat="41"`), unreadable],
  ["endless tags", "<gpx>".repeat(100_000), unreadable],
  [
    "a FIT header alone",
    Buffer.from("\x0e\x10\x00\x00\xff\xff\xff\x7f.FIT\x00", "latin1"),
    /can't be read|doesn't contain/,
  ],
  ["a damaged gzip", Uint8Array.from([0x1f, 0x8b, 8, 0, 1, 2, 3]), unreadable],
  ["a damaged ZIP", Uint8Array.from([0x50, 0x4b, 3, 4, 1, 2, 3]), unreadable],
])("a file with %s is rejected with a message", async (_what, content, message) => {
  const refusal = await read(content).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(ImportError);
  expect(String(refusal)).toMatch(message);
});

test("a file that decompresses beyond the limit is rejected before it's fully read", async () => {
  const endsBroken = Buffer.concat([gzipSync(new Uint8Array(2 * MAX_IMPORT_BYTES)), Buffer.from("no gzip")]);
  await expect(read(endsBroken)).rejects.toThrow(/larger than 50 MB/);
});

test("a file that is too large is refused before it is read", async () => {
  const bytes = new ArrayBuffer(MAX_IMPORT_BYTES + 1);
  await expect(readTracks({ name: "file", bytes })).rejects.toThrow(/larger than 50 MB/);
});

const run = gpxFile(trk("running", minute()));
const fit = fitFile({ points: minute(), sport: 1 });

test("other apps' archives are read, including nested ones; pictures are skipped, and broken files get a message", async () => {
  const archive = zipSync({
    "activities/1.gpx.gz": Uint8Array.from(gzipSync(run)),
    "activities/2.fit": fit,
    "activities/3.gpx": strToU8("broken"),
    "apple_health_export/workout-routes/route_2026-05-03.gpx": strToU8(run),
    "DI_CONNECT/UploadedFiles_0.zip": zipSync({ "4.fit": fit, "5.fit": fitFile({ type: 2 }) }),
    "media/picture.jpg": strToU8("a picture"),
    "__MACOSX/activities/._2.fit": strToU8("macOS"),
  });
  const files = [];
  for await (const { name, problem, total } of unpackedFiles({ name: "export.zip", bytes: bytesOf(archive) }))
    files.push([name, problem, total]);
  expect(files).toEqual([
    ["activities/1.gpx", null, 5],
    ["activities/2.fit", null, 5],
    ["activities/3.gpx", null, 5],
    ["apple_health_export/workout-routes/route_2026-05-03.gpx", null, 5],
    ["4.fit", null, 5],
    ["5.fit", null, 5],
  ]);
  const found = await read(archive, "export.zip");
  expect(found.map(({ fileName, distanceMeters }) => [fileName, distanceMeters])).toEqual([
    ["activities/1.gpx", 177],
    ["activities/2.fit", 177],
    ["apple_health_export/workout-routes/route_2026-05-03.gpx", 177],
    ["4.fit", 177],
  ]);
});

test("an archive of 2,000 files is unpacked while it's read, 20 files at a time", async () => {
  const content = strToU8(run);
  const archive = zipSync(Object.fromEntries(Array.from({ length: 2000 }, (_, index) => [`${index}.gpx`, content])));
  const unzip = jest.mocked(unzipSync).mockClear();
  let count = 0;
  for await (const { problem } of unpackedFiles({ name: "export.zip", bytes: bytesOf(archive) })) {
    count += problem === null ? 1 : 0;
    expect(unzip).toHaveBeenCalledTimes(1 + Math.ceil(count / 20)); // the first call only lists the files
  }
  expect(count).toBe(2000);
  const unpacked = unzip.mock.results.map(({ value }) => Object.keys(value).length);
  expect(unpacked).toEqual([0, ...Array.from({ length: 100 }, () => 20)]);
});

test("an archive without tracks says so", async () => {
  const archive = zipSync({ "media/picture.jpg": strToU8("a picture") });
  await expect(read(archive)).rejects.toThrow(/no GPX, TCX, or FIT files/);
});

test("files are recognized by name, and macOS metadata files are ignored", () => {
  const names = ["a.gpx", "b/c.FIT.gz", "export.zip", "x.jpg", "__MACOSX/._a.gpx", ".gpx", "gpx"];
  expect(names.filter((name) => isTrackFile({ name }))).toEqual(["a.gpx", "b/c.FIT.gz", "export.zip"]);
});

test.each([
  ["Running", "running"],
  ["trail_running", "running"],
  ["Trail Run", "running"],
  ["9", "running"],
  ["Ride", "cycling"],
  ["1", "cycling"],
  ["mtb_easy", "cycling"],
  ["touringbicycle", "cycling"],
  ["mountain_biking", "cycling"],
  ["E-Bike Ride", "cycling"],
  ["10", "walking"],
  ["4", "hiking"],
  ["HKWorkoutActivityTypeHiking", "hiking"],
  ["HKWorkoutActivityTypeTraditionalStrengthTraining", "strength"],
  ["WeightTraining", "strength"],
  ["Outdoor Wheelchair Run Pace", "wheelchair"],
  ["VirtualRow", "rowing"],
  ["Canoeing", "kayaking"],
  ["InlineSkate", "skating"],
  ["NordicSki", "skiing"],
  ["RockClimbing", "climbing"],
  ["stair_climbing", "other"],
  ["kitesurfing", "other"],
  ["Social Dance", "dance"],
  ["Laufen", "running"],
  ["Course à pied", "running"],
  ["Carrera a pie", "running"],
  ["Radfahren", "cycling"],
  ["Vélo", "cycling"],
  ["Natación", "swimming"],
  ["Randonnée pédestre", "hiking"],
  ["Senderismo", "hiking"],
  ["Fußball", "soccer"],
  ["Marche à pied ou à vélo", null],
  ["crunches", null],
  ["Mountain", null],
  ["Workout", null],
  ["generic", null],
  ["", null],
  ["constructor", null],
] as const)("%s is %s here", (sport, ours) => expect(activityOf(sport)).toBe(ours));

test("the more specific name decides", () => {
  expect(activityOf("indoor_rowing", "fitness_equipment")).toBe("rowing");
  expect(activityOf("trail", "walking")).toBe("walking");
  expect(["Car", "motorcycling", "Motorrad", "snowmobiling_ws"].every((name) => isMotorSport(name))).toBe(true);
  expect(["Carrera", "Mountain bike", ""].some((name) => isMotorSport(name))).toBe(false);
});
