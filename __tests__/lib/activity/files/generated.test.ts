/** @jest-environment node */

import {
  bytesOf,
  changed,
  FIT_SPORTS,
  type FilePoint,
  fitFile,
  gpxFile,
  isoTime,
  minute,
  tcxActivity,
  tcxFile,
  tcxLap,
  tcxTrack,
  trk,
  withLength,
} from "@/__tests__/support/track-files";
import { readTracks } from "@/lib/activity/files/formats";

/** Numbers from 0 to 1, the same in every run. */
function randomFrom(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

type Damage = (points: FilePoint[], random: () => number) => FilePoint[];
const somewhere = (points: FilePoint[], random: () => number) => 1 + Math.floor(random() * (points.length - 2));

/** Kinds of damage seen in device files. */
const DAMAGES: Record<string, Damage> = {
  none: (points) => points,
  "a position far off": (points, random) => changed(points, somewhere(points, random), { lat: 41.9 + random() }),
  "a time far ahead": (points, random) => changed(points, somewhere(points, random), { time: "2031-01-01T00:00:00Z" }),
  "a time in 1970": (points) => changed(points, 0, { time: "1970-01-01T00:00:10Z" }),
  "an unknown elevation": (points, random) => changed(points, somewhere(points, random), { elevation: -9999 }),
  "elevations that start at zero": (points) => points.map((point, at) => (at < 5 ? { ...point, elevation: 0 } : point)),
  "a point twice": (points, random) => {
    const at = somewhere(points, random);
    return [...points.slice(0, at), ...points.slice(at - 1)];
  },
  "a clock set back": (points) =>
    points.map((point, at) => (at > 40 ? { ...point, time: isoTime(point.second - 30) } : point)),
  "times without a zone": (points) => points.map((point) => ({ ...point, time: isoTime(point.second).slice(0, -1) })),
};
const SPORTS = [
  ["running", 3],
  ["cycling", 7],
  ["walking", 1.4],
  ["hiking", 1.2],
] as const;

const xml = Object.entries(DAMAGES).flatMap(([damage, damaged]) =>
  SPORTS.flatMap(([sport, speed]) =>
    [1, 2, 3, 4, 5].flatMap((seed) => {
      const points = damaged(minute(speed, 120), randomFrom(seed * 7919));
      const name = `${sport}, ${damage}, ${seed}`;
      const lap = tcxLap(0, 120, tcxTrack(points));
      const tcx = { running: "Running", cycling: "Biking" }[String(sport)];
      return [
        { name: `${name}, GPX`, sport, bytes: bytesOf(gpxFile(trk(sport, points))) },
        {
          name: `${name}, UTF-16`,
          sport,
          bytes: bytesOf(Buffer.from(`\uFEFF${gpxFile(trk(sport, points))}`, "utf16le")),
        },
        ...(tcx
          ? [
              {
                name: `${name}, TCX`,
                sport,
                bytes: bytesOf(tcxFile(`<Activities>${tcxActivity(tcx, 0, lap)}</Activities>`)),
              },
            ]
          : []),
      ];
    }),
  ),
);
const fit = (["running", "cycling"] as const).flatMap((sport) =>
  [60, 120, 600].flatMap((seconds) => {
    const session = { sport: FIT_SPORTS[sport], from: 0, seconds };
    const whole = fitFile({ points: minute(3, seconds), sessions: [session] });
    return [
      { name: `${sport}, FIT, ${seconds}`, sport, bytes: bytesOf(whole) },
      { name: `${sport}, FIT, ${seconds}, length never written`, sport, bytes: bytesOf(withLength(whole, 0xffffffff)) },
      { name: `${sport}, FIT, ${seconds}, twice`, sport, bytes: bytesOf(Buffer.concat([whole, whole])) },
    ];
  }),
);

test("at least 97 of 100 damaged files are read, and none as another activity", async () => {
  const files = [...xml, ...fit];
  expect(files.length).toBeGreaterThan(400);
  const unread: string[] = [];
  for (const { name, sport, bytes } of files) {
    const found = await readTracks({ name: "file", bytes }).catch(() => []);
    const readable = found.filter(({ refused }) => refused === null);
    if (readable.length === 0) unread.push(name);
    const others = readable.filter(({ activityType }) => activityType !== null && activityType !== sport);
    expect({ name, others: others.map(({ activityType }) => activityType) }).toEqual({ name, others: [] });
  }
  expect({ unread, share: unread.length / files.length <= 0.03 }).toEqual({ unread, share: true });
});
