import { FitBaseType, FitEncoder } from "fit-file-parser/encoder";
import type { TrackPoint } from "./tracks";

/** A minute north along the lake, one point per second: 177 m. */
export const MINUTE_START = Date.UTC(2026, 4, 3, 12);
export type FilePoint = TrackPoint & { elevation?: number | string; time?: string; heartRate?: number };
export const minute = (metersASecond = 3, seconds = 60): FilePoint[] =>
  Array.from({ length: seconds }, (_, second) => ({
    lat: 41.88 + (second * metersASecond) / 111_195,
    lng: -87.617,
    second,
    elevation: 180 + second / 12,
  }));
export const isoTime = (second: number): string => new Date(MINUTE_START + 1000 * second).toISOString();
/** The track with one point replaced. */
export const changed = (points: readonly FilePoint[], index: number, change: Partial<FilePoint>): FilePoint[] =>
  points.map((point, at) => (at === index ? { ...point, ...change } : point));

export const trkpt = ({ lat, lng, second, elevation, time = isoTime(second), heartRate }: FilePoint): string =>
  `<trkpt lat="${lat}" lon="${lng}">${elevation === undefined ? "" : `<ele>${elevation}</ele>`}<time>${time}</time>${
    heartRate === undefined
      ? ""
      : `<extensions><ns3:TrackPointExtension><ns3:hr>${heartRate}</ns3:hr></ns3:TrackPointExtension></extensions>`
  }</trkpt>`;
export const trkseg = (points: readonly FilePoint[]): string => `<trkseg>${points.map(trkpt).join("\n")}</trkseg>`;
export const trk = (type: string, ...segments: (readonly FilePoint[])[]): string =>
  `<trk>${type === "" ? "" : `<type>${type}</type>`}${segments.map(trkseg).join("")}</trk>`;
export const gpxFile = (body: string, head = `<gpx version="1.1" xmlns="http://www.topografix.com/GPX/1/1">`): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${head}${body}</gpx>`;

const trackpoint = ({ lat, lng, second, elevation, time = isoTime(second), heartRate }: FilePoint) =>
  `<Trackpoint><Time>${time}</Time><Position><LatitudeDegrees>${lat}</LatitudeDegrees><LongitudeDegrees>${lng}</LongitudeDegrees></Position>${
    elevation === undefined ? "" : `<AltitudeMeters>${elevation}</AltitudeMeters>`
  }${heartRate === undefined ? "" : `<HeartRateBpm><Value>${heartRate}</Value></HeartRateBpm>`}</Trackpoint>`;
export const tcxTrack = (points: readonly FilePoint[]): string => `<Track>${points.map(trackpoint).join("\n")}</Track>`;
export const tcxActivity = (sport: string, second: number, laps: string): string =>
  `<Activity Sport="${sport}"><Id>${isoTime(second)}</Id>${laps}</Activity>`;
export const tcxLap = (second: number, seconds: number, more: string): string =>
  `<Lap StartTime="${isoTime(second)}"><TotalTimeSeconds>${seconds}</TotalTimeSeconds>${more}</Lap>`;
export const tcxFile = (body: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<TrainingCenterDatabase xmlns="http://www.garmin.com/xmlschemas/TrainingCenterDatabase/v2">${body}</TrainingCenterDatabase>`;

const { Enum, Uint8, Uint16, Uint32, Sint32 } = FitBaseType;
const field = (number: number, baseType: FitBaseType, size: number, value: number) => ({
  number,
  baseType,
  size,
  value,
});
const clock = (second: number) => FitEncoder.toFitTimestamp(new Date(MINUTE_START + 1000 * second));
const semicircles = (degrees: number) => Math.round((degrees * 2 ** 31) / 180);

/** FIT's sport numbers. */
export const FIT_SPORTS = {
  generic: 0,
  running: 1,
  cycling: 2,
  transition: 3,
  fitness: 4,
  swimming: 5,
  training: 10,
} as const;
type FitSession = {
  sport: number;
  subSport?: number;
  from: number;
  seconds: number;
  meters?: number;
  heartRate?: number;
};
type FitFile = {
  /** 4 is an activity, 6 a course, 2 settings. */
  type?: number;
  points?: readonly (FilePoint | { second: number; heartRate: number })[];
  timer?: readonly { second: number; type: "start" | "stop" }[];
  sessions?: readonly FitSession[];
  sport?: number;
};

/** A FIT file as watches write it, with the sessions at the end. */
export function fitFile({ type = 4, points = [], timer = [], sessions = [], sport }: FitFile): Uint8Array<ArrayBuffer> {
  const encoder = new FitEncoder();
  encoder.writeMessage(0, [field(0, Enum, 1, type)]);
  if (sport !== undefined) encoder.writeMessage(12, [field(0, Enum, 1, sport)]);
  for (const event of timer)
    encoder.writeMessage(21, [
      field(253, Uint32, 4, clock(event.second)),
      field(0, Enum, 1, 0),
      field(1, Enum, 1, event.type === "start" ? 0 : 4),
    ]);
  for (const point of points)
    encoder.writeMessage(20, [
      field(253, Uint32, 4, clock(point.second)),
      ...("lat" in point
        ? [
            field(0, Sint32, 4, semicircles(point.lat)),
            field(1, Sint32, 4, semicircles(point.lng)),
            field(2, Uint16, 2, Math.round((Number(point.elevation ?? 180) + 500) * 5)),
          ]
        : []),
      ...(point.heartRate === undefined ? [] : [field(3, Uint8, 1, point.heartRate)]),
    ]);
  for (const { sport: of, subSport = 0, from, seconds, meters, heartRate } of sessions)
    encoder.writeMessage(18, [
      field(253, Uint32, 4, clock(from + seconds)),
      field(2, Uint32, 4, clock(from)),
      field(5, Enum, 1, of),
      field(6, Enum, 1, subSport),
      field(7, Uint32, 4, seconds * 1000),
      field(8, Uint32, 4, seconds * 1000),
      ...(meters === undefined ? [] : [field(9, Uint32, 4, meters * 100)]),
      ...(heartRate === undefined ? [] : [field(16, Uint8, 1, heartRate)]),
    ]);
  return Uint8Array.from(encoder.close());
}

/** The same file with this length in its header: 0 if it was never written. */
export function withLength(file: Uint8Array, length: number): Uint8Array<ArrayBuffer> {
  const copy = Uint8Array.from(file);
  new DataView(copy.buffer).setUint32(4, length, true);
  return copy;
}

export const bytesOf = (content: string | Uint8Array): ArrayBuffer => Uint8Array.from(Buffer.from(content)).buffer;
