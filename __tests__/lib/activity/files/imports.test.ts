/** @jest-environment node */
import { readTracks } from "@/lib/activity/files/formats";
import { ImportError, type ParsedActivity } from "@/lib/activity/files/rules";
import { measure } from "@/lib/activity/routes/rules";
import {
  bytesOf,
  changed,
  FIT_SPORTS,
  type FilePoint,
  fitFile,
  gpxFile,
  isoTime,
  MINUTE_START,
  minute,
  tcxActivity,
  tcxFile,
  tcxLap,
  tcxTrack,
  trk,
  trkpt,
  trkseg,
  withLength,
} from "../../../support/track-files";
import { moved } from "../../../support/tracks";

const NOW = Date.UTC(2026, 10, 20);
const read = (content: string | Uint8Array) => readTracks({ name: "file", bytes: bytesOf(content) }, NOW);
async function only(content: string | Uint8Array): Promise<ParsedActivity> {
  const [found, ...more] = await read(content);
  if (!found || more.length > 0) throw new Error("Not one activity");
  return found;
}
const later = (points: readonly FilePoint[], seconds: number) =>
  points.map((point) => ({ ...point, second: point.second + seconds }));
const northward = (points: readonly FilePoint[], meters: number) =>
  points.map((point) => ({ ...point, ...moved(point, meters, 0) }));
const run = minute();
const gpxRun = (points: readonly FilePoint[]) => gpxFile(trk("running", points));

/** The expected result for an activity: rejected, our type, moving seconds, meters, breaks (null: no map). */
const summary = ({ refused, activityType, durationSeconds, distanceMeters, route }: ParsedActivity) =>
  refused === null ? [activityType, durationSeconds, distanceMeters, route?.breaks.length ?? null] : refused;

const RUN = ["running", 59, 177, 0];
const planned = "This is a planned route, not a recorded workout.";
const old = "This workout is dated before 1970. Correct its date in the app you recorded it with.";
const ferry = later(northward(minute(8, 30), 22_000), 90);
const triathlon = {
  points: [...minute(1.1), ...later(northward(minute(9.5, 90), 66), 60), ...later(northward(run, 930), 150)],
  sessions: [
    { sport: FIT_SPORTS.swimming, subSport: 18, from: 0, seconds: 60 },
    { sport: FIT_SPORTS.cycling, from: 60, seconds: 90 },
    { sport: FIT_SPORTS.running, from: 150, seconds: 60 },
  ],
};
const legs = [
  ["swimming", 59, 65, 0],
  ["cycling", 89, 846, 0],
  ["running", 59, 177, 0],
];
const half = run.slice(0, 30);
const dateLine = run.map((point) => {
  const lng = 179.9986 + point.second * 0.00003;
  return { ...point, lat: -16.8, lng: lng > 180 ? lng - 360 : lng };
});
const leg = (sport: string, from: number) => tcxActivity(sport, from, tcxLap(from, 29, tcxTrack(later(half, from))));

test.each<[string, string | Uint8Array, unknown[]]>([
  ["a plain run", gpxRun(run), [RUN]],
  ["01a a FIT triathlon", fitFile(triathlon), legs],
  [
    "02 a TCX multisport session",
    tcxFile(
      `<Activities><MultiSportSession><Id>x</Id><FirstSport>${leg("Running", 0)}</FirstSport><NextSport><Transition StartTime="${isoTime(30)}"/>${leg("Biking", 40)}</NextSport><NextSport>${leg("Running", 80)}</NextSport></MultiSportSession></Activities>`,
    ),
    [
      ["running", 29, 87, 0],
      ["cycling", 29, 87, 0],
      ["running", 29, 87, 0],
    ],
  ],
  [
    "02 a TCX with two activities",
    tcxFile(`<Activities>${leg("Running", 0)}${leg("Biking", 9000)}</Activities>`),
    [
      ["running", 29, 87, 0],
      ["cycling", 29, 87, 0],
    ],
  ],
  [
    "02 chained FIT files",
    Buffer.concat([fitFile({ points: run, sessions: [{ sport: 1, from: 0, seconds: 60 }] }), fitFile(triathlon)]),
    [RUN, ...legs],
  ],
  [
    "chained FIT files whose lengths were never written",
    Buffer.concat([withLength(fitFile({ points: run, sport: 1 }), 0), withLength(fitFile(triathlon), 0)]),
    [RUN, ...legs],
  ],
  ["04 a point without an elevation", gpxRun(changed(run, 0, { elevation: undefined })), [RUN]],
  ["05 a time far ahead", gpxRun(changed(run, 10, { time: "2028-05-03T12:00:10Z" })), [RUN]],
  ["05 a time an hour ahead", gpxRun(changed(run, 10, { time: isoTime(3610) })), [RUN]],
  [
    "05d the last time far ahead",
    gpxRun(changed(run, 59, { time: "2028-05-03T12:00:59Z" })),
    [["running", 58, 174, 0]],
  ],
  ["05d the last time an hour ahead", gpxRun(changed(run, 59, { time: isoTime(3659) })), [["running", 58, 174, 0]]],
  ["05 one time an hour behind", gpxRun(changed(run, 30, { time: isoTime(-3570) })), [RUN]],
  [
    "a clock set back by 30 seconds",
    gpxRun([
      ...minute(3, 120).slice(0, 60),
      ...minute(3, 120)
        .slice(60)
        .map((point) => ({ ...point, second: point.second - 30 })),
    ]),
    [["running", 118, 354, 1]],
  ],
  [
    "a GPS week rollover midway",
    gpxRun(run.map((point) => (point.second < 30 ? { ...point, second: point.second - 1024 * 7 * 86_400 } : point))),
    [["running", 58, 174, 1]],
  ],
  ["06a the first point in 1970", gpxRun(changed(run, 0, { time: "1970-01-01T00:00:00Z" })), [["running", 58, 174, 0]]],
  [
    "06f every point in the year 0",
    gpxRun(run.map((p) => ({ ...p, time: isoTime(p.second).replace("2026", "0000") }))),
    [old],
  ],
  [
    "06h every point in 1900",
    gpxRun(run.map((p) => ({ ...p, time: isoTime(p.second).replace("2026", "1900") }))),
    [old],
  ],
  [
    "every point in the future",
    gpxRun(run.map((p) => ({ ...p, time: isoTime(p.second).replace("2026", "2031") }))),
    ["This workout is dated in the future. Correct its date in the app you recorded it with."],
  ],
  ["07 a position 150 m off", gpxRun(changed(run, 30, moved(minute()[30] ?? { lat: 0, lng: 0 }, 0, 150))), [RUN]],
  [
    "the first position 150 m off",
    gpxRun(changed(run, 0, moved({ lat: 41.88, lng: -87.617 }, 0, 150))),
    [["running", 58, 174, 0]],
  ],
  ["08a Strava's number for a virtual ride", gpxFile(trk("17", minute(11))), [["cycling", 59, 649, 0]]],
  ["08b no type", gpxFile(trk("", minute(11))), [[null, 59, 649, 0]]],
  ["08y FIT generic", fitFile({ points: run, sessions: [{ sport: 0, from: 0, seconds: 60 }] }), [[null, 59, 177, 0]]],
  ["08z motorcycling", gpxFile(trk("motorcycling", minute(25))), ["Windmile doesn't count motorized activities."]],
  ["09a UTF-16, little endian", Buffer.from(`\uFEFF${gpxRun(run)}`, "utf16le"), [RUN]],
  ["UTF-16, big endian", Buffer.from(`\uFEFF${gpxRun(run)}`, "utf16le").swap16(), [RUN]],
  ["UTF-8 that declares UTF-16", gpxRun(run).replace("UTF-8", "utf-16"), [RUN]],
  ["spaces before the declaration", `    ${gpxRun(run)}`, [RUN]],
  [
    "12a a track twice in a lap",
    tcxFile(`<Activities>${tcxActivity("Other", 0, tcxLap(0, 59, tcxTrack(run).repeat(2)))}</Activities>`),
    [[null, 59, 177, 0]],
  ],
  ["a segment that repeats the one before", gpxFile(trk("running", half, half, run.slice(25))), [RUN]],
  ["15a tracks newest first", gpxFile(trk("running", run.slice(30)) + trk("running", half)), [RUN]],
  ["points newest first", gpxRun(run.toReversed()), [RUN]],
  ["16a ride, ferry, ride", gpxFile(trk("cycling", minute(8, 30), ferry)), [["cycling", 58, 464, 1]]],
  [
    "16b the same in FIT, with the timer stopped",
    fitFile({
      points: [...minute(8, 30), ...ferry],
      timer: [
        { second: 0, type: "start" },
        { second: 29, type: "stop" },
        { second: 90, type: "start" },
        { second: 119, type: "stop" },
      ],
      sessions: [{ sport: 2, from: 0, seconds: 120 }],
    }),
    [["cycling", 58, 464, 1]],
  ],
  [
    "records while the timer was stopped",
    fitFile({
      points: minute(3, 120),
      timer: [
        { second: 30, type: "stop" },
        { second: 90, type: "start" },
      ],
      sport: 1,
    }),
    [["running", 59, 177, 1]],
  ],
  ["17a a FIT course", fitFile({ type: 6, points: run }), [planned]],
  [
    "a GPX route",
    gpxFile(`<rte><name>Loop</name><rtept lat="41" lon="-87"/><rtept lat="42" lon="-87"/></rte>`),
    [planned],
  ],
  [
    "a track without times",
    gpxFile(`<trk><trkseg><trkpt lat="41" lon="-87"/><trkpt lat="42" lon="-87"/></trkseg></trk>`),
    [planned],
  ],
  ["a TCX course", tcxFile(`<Courses><Course><Name>Loop</Name>${tcxTrack(run)}</Course></Courses>`), [planned]],
  [
    "19 a doctype in a description",
    gpxRun(run).replace("<trk>", "<metadata><desc><![CDATA[<!DOCTYPE html><p>A run</p>]]></desc></metadata><trk>"),
    [RUN],
  ],
  ["another vocabulary's time", gpxRun(run).replaceAll("</time>", "</time><x:time>noon</x:time>"), [RUN]],
  ["a time of another namespace", gpxRun(run).replaceAll("</time>", `</time><time xmlns="urn:x">noon</time>`), [RUN]],
  [
    "a prefix for GPX itself",
    `<g:gpx xmlns:g="http://www.topografix.com/GPX/1/1">${trk("running", run).replaceAll(/<(\/?)/g, "<$1g:")}</g:gpx>`,
    [RUN],
  ],
  ["21a across the date line", gpxRun(dateLine), [["running", 59, 188, 0]]],
  ["21d elevations that start with zeros", gpxRun(run.map((p) => (p.second < 3 ? { ...p, elevation: 0 } : p))), [RUN]],
  [
    "22d an indoor TCX",
    tcxFile(
      `<Activities>${tcxActivity("Running", 0, tcxLap(0, 1800, "<DistanceMeters>5000</DistanceMeters>"))}</Activities>`,
    ),
    [["running", 1800, 5000, null]],
  ],
  [
    "a pool swim",
    fitFile({
      points: [
        { second: 0, heartRate: 120 },
        { second: 600, heartRate: 140 },
      ],
      sessions: [{ sport: 5, subSport: 17, from: 0, seconds: 1500, meters: 1000 }],
    }),
    [["swimming", 1500, 1000, null]],
  ],
  [
    "a strength session",
    fitFile({ sessions: [{ sport: 10, subSport: 20, from: 0, seconds: 2400, heartRate: 110 }] }),
    [["strength", 2400, null, null]],
  ],
  [
    "26a a FIT file cut off in the middle",
    fitFile({ points: run, sport: 1 }).subarray(0, 800),
    [["running", 48, 144, 0]],
  ],
  ["a FIT file whose length was never written", withLength(fitFile({ points: run, sport: 1 }), 0), [RUN]],
  ["a FIT file with too great a length", withLength(fitFile({ points: run, sport: 1 }), 0xffffffff), [RUN]],
  ["a FIT file with trailing data", Buffer.concat([fitFile({ points: run, sport: 1 }), Buffer.alloc(30)]), [RUN]],
  [
    "tracks of two types",
    gpxFile(trk("running", half) + trk("Wandern", later(northward(half, 90), 60))),
    [
      ["running", 29, 87, 0],
      ["hiking", 29, 87, 0],
    ],
  ],
  [
    "two activities of one type",
    gpxFile(trk("running", half) + trk("running", later(half, 86_400))),
    [
      ["running", 29, 87, 0],
      ["running", 29, 87, 0],
    ],
  ],
  [
    "more than 72 hours",
    gpxRun([...run, ...later(northward(run, 50_000), 80 * 3600)]),
    ["This workout is longer than 72 hours."],
  ],
])("%s", async (_what, content, expected) => {
  expect((await read(content)).map(summary)).toEqual(expected);
});

const heights = async (points: readonly FilePoint[]) => {
  const { route } = await only(gpxRun(points));
  return { gain: route && measure(route, "running").elevationGain, route };
};

test("elevations are kept if some are missing, unknown, or far off", async () => {
  const { gain } = await heights(run);
  for (const elevation of [undefined, -9999, 30_000, 900, 0]) {
    const { gain: same, route } = await heights(changed(run, 20, { elevation }));
    expect(same).toBe(gain);
    expect(route?.points[20]?.elevation).toBeCloseTo(180 + 20 / 12, 1);
  }
  expect((await heights(run.map((point) => (point.second < 3 ? { ...point, elevation: 0 } : point)))).gain).toBe(gain);
  const withUnit = gpxRun(run).replaceAll("<ele>", `<ele unit="m">`);
  expect((await only(withUnit)).route?.points[5]?.elevation).toBeCloseTo(180 + 5 / 12, 1);
});

test("positions stay as they are on both sides of the date line", async () => {
  const { route } = await only(gpxRun(dateLine));
  expect(route?.points.map(({ lng }) => lng)).toEqual(dateLine.map(({ lng }) => lng));
});

test("a pace that's impossible for the activity isn't adjusted; alternatives are offered", async () => {
  const car = Array.from({ length: 60 }, (_, index) => ({
    ...moved({ lat: 41.7, lng: -87.6 }, index * 200, 0),
    second: index * 10,
  }));
  const { problems, route } = await only(gpxRun(car));
  expect([problems, route?.points.length, route?.breaks]).toEqual([["too-fast"], 60, []]);
});

test("a permanent position jump is a break, as in the recorder", async () => {
  const { route } = await only(gpxRun([...minute(3, 100), ...later(northward(minute(3, 100), 5000), 100)]));
  expect(route?.breaks).toEqual([100]);
});

test.each([
  ["Chicago", 41.88, -87.6, "2026-05-03T17:00:00.000Z"],
  ["Berlin", 52.5, 13.4, "2026-05-03T10:00:00.000Z"],
  ["Kathmandu", 27.7, 85.3, "2026-05-03T06:15:00.000Z"],
])("a time without a zone is local to its place: %s", async (_place, lat, lng, expected) => {
  const points = run.map((point) => ({
    ...point,
    ...moved({ lat, lng }, point.second * 3, 0),
    time: isoTime(point.second).replace("Z", ""),
  }));
  const { startedAt } = await only(gpxRun(points));
  expect(new Date(startedAt ?? 0).toISOString()).toBe(expected);
});

test("a hike of 72 hours fits into a route, with its ends and its night", async () => {
  const step = (second: number) => ({
    ...moved({ lat: 45, lng: 7 }, second * 0.7, 300 * Math.sin(second / 900)),
    second,
    elevation: 1500,
  });
  const day = Array.from({ length: 72 * 180 }, (_, index) => step(index * 20));
  const { route, refused, elapsedSeconds } = await only(gpxFile(trk("hiking", day.slice(0, 6000), day.slice(6020))));
  expect([refused, elapsedSeconds, route?.breaks.length]).toEqual([null, 259_180, 1]);
  expect(route?.points.length).toBeGreaterThan(4900);
  expect(route?.points.length).toBeLessThanOrEqual(5000);
  const gap = route?.points[route.breaks[0] ?? 0];
  expect(gap?.second).toBe(6020 * 20);
});

test("17 MB of points are read", async () => {
  const long = Array.from({ length: 80_000 }, (_, second) => ({
    ...moved({ lat: 45, lng: 7 }, second * 2.5, 0),
    second,
    elevation: 200,
    heartRate: 150,
  }));
  const file = gpxRun(long);
  expect(file.length).toBeGreaterThan(14_000_000);
  const found = await only(file);
  expect(found.averageHeartRate).toBe(150);
  expect(found.route?.points.length).toBeLessThanOrEqual(5000);
  expect(Math.abs((found.distanceMeters ?? 0) - 200_000)).toBeLessThan(100);
});

test("heart rates come from the device, or from the samples", async () => {
  const beats = run.map((point, index) => ({ ...point, heartRate: index < 30 ? 120 : 160 }));
  const rates = ({ averageHeartRate, maxHeartRate }: ParsedActivity) => [averageHeartRate, maxHeartRate];
  expect(rates(await only(gpxRun(beats)))).toEqual([140, 160]);
  expect(rates(await only(gpxRun(run)))).toEqual([undefined, undefined]);
  const lap = tcxLap(
    0,
    59,
    `<AverageHeartRateBpm><Value>141</Value></AverageHeartRateBpm><MaximumHeartRateBpm><Value>166</Value></MaximumHeartRateBpm>${tcxTrack(run)}`,
  );
  expect(rates(await only(tcxFile(`<Activities>${tcxActivity("Running", 0, lap)}</Activities>`)))).toEqual([141, 166]);
  expect(
    rates(await only(fitFile({ points: beats, sessions: [{ sport: 1, from: 0, seconds: 60, heartRate: 139 }] }))),
  ).toEqual([139, 160]);
});

test("a workout without positions starts at its device's time", async () => {
  const { startedAt } = await only(fitFile({ sessions: [{ sport: 1, subSport: 1, from: 100, seconds: 600 }] }));
  expect(startedAt).toBe(MINUTE_START + 100_000);
});

test("a FIT file that ends before its sessions requires choosing an activity", async () => {
  const whole = fitFile(triathlon);
  const found = await read(whole.subarray(0, 2000));
  expect(found.map(({ activityType, notes }) => [activityType, notes])).toEqual([
    [null, ["The file ends early. We read everything up to that point."]],
  ]);
});

test("titles are plain text", async () => {
  const { title } = await only(gpxRun(run).replace("<type>", "<name>Tom &amp; Ana&#39;s run</name><type>"));
  expect(title).toBe("Tom & Ana's run");
});

test("files that aren't activities are distinguished from broken ones", async () => {
  const settings = await read(fitFile({ type: 2 })).catch((error: unknown) => error);
  expect(settings).toEqual(
    expect.objectContaining({ message: "This FIT file doesn't contain a workout.", isOtherKind: true }),
  );
  const broken = await read("not xml at all <<<").catch((error: unknown) => error);
  expect(broken).toBeInstanceOf(ImportError);
  expect(broken).toEqual(expect.objectContaining({ isOtherKind: false }));
});

test("an empty segment and one of a single point do no harm", async () => {
  const found = await only(
    gpxFile(
      `<trk><type>running</type><trkseg></trkseg>${trkseg(run)}<trkseg>${trkpt({ lat: 41.9, lng: -87.6, second: 3600 })}</trkseg></trk>`,
    ),
  );
  expect(found.refused).toBeNull();
});
