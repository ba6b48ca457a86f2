import { XMLParser } from "fast-xml-parser";
import { isLocalTime, parseTime } from "./local-times";
import { ImportError, orNull, type RawActivity, type TrackSample } from "./rules";
import { children, numberIn, textBelow, textIn, toNumber, withoutEntities } from "./xml-nodes";

/** Tracks with the same name and type are merged if the gap between them is at most this long. */
const SAME_WORKOUT_MS = 6 * 3_600_000;
const MAX_TITLE = 100;

/** The sum of the known values; NaN if there are none. */
const sum = (values: readonly number[]) => {
  const known = values.filter(Number.isFinite);
  return known.length > 0 ? known.reduce((total, value) => total + value, 0) : Number.NaN;
};
const titleOf = (text: string) => withoutEntities(text).split("\n")[0]?.trim().slice(0, MAX_TITLE) || null;

const UNKNOWN_TOTALS = {
  startedAt: Number.NaN,
  timerSeconds: Number.NaN,
  elapsedSeconds: Number.NaN,
  distanceMeters: Number.NaN,
  averageHeartRate: Number.NaN,
  maxHeartRate: Number.NaN,
  isPlanned: false,
  hasLocalTimes: false,
  isCut: false,
};

const gpxSample = (point: unknown): TrackSample => ({
  at: parseTime(textIn(point, "time")),
  lat: toNumber(textIn(point, "@lat")),
  lng: toNumber(textIn(point, "@lon")),
  elevation: orNull(numberIn(point, "ele")),
  heartRate: orNull(toNumber(textBelow(children(point, "extensions"), ["hr", "heartrate"]))),
});

function fromGpx(gpx: unknown): RawActivity[] {
  const [metadata] = children(gpx, "metadata");
  const read = (track: unknown, segments: unknown[][]): RawActivity => {
    const pieces = segments.map((points) => points.map(gpxSample));
    const type =
      textIn(track, "type") ||
      textBelow(
        [track, metadata].map((one) => children(one, "extensions")),
        ["activity", "sport", "activitytype", "activity_type"],
      );
    return {
      ...UNKNOWN_TOTALS,
      title: titleOf(textIn(track, "name")),
      sports: [withoutEntities(type)].filter(Boolean),
      pieces,
      isPlanned: !pieces.flat().some(({ at }) => Number.isFinite(at)),
      hasLocalTimes: segments.flat().some((point) => isLocalTime(textIn(point, "time"))),
    };
  };
  const tracks = children(gpx, "trk").map((trk) =>
    read(
      trk,
      children(trk, "trkseg").map((segment) => children(segment, "trkpt")),
    ),
  );
  const routes = children(gpx, "rte").map((rte) => read(rte, [children(rte, "rtept")]));
  const isFilled = ({ pieces }: RawActivity) => pieces.flat().length > 1;
  const found = [tracks, routes].map((list) => list.filter(isFilled)).find(({ length }) => length > 0) ?? [];
  return found.toSorted((a, b) => firstTime(a) - firstTime(b)).reduce<RawActivity[]>(withTrack, []);
}

const times = ({ pieces }: RawActivity) =>
  pieces
    .flat()
    .map(({ at }) => at)
    .filter(Number.isFinite);
const firstTime = (track: RawActivity): number =>
  times(track).reduce((least, at) => Math.min(least, at), Number.POSITIVE_INFINITY);
const lastTime = (track: RawActivity): number => times(track).reduce((most, at) => Math.max(most, at), 0);

/**
 * Merges a track into the previous activity if it has the same name and type, because some apps split a workout into
 * several tracks.
 */
function withTrack(found: RawActivity[], track: RawActivity): RawActivity[] {
  const last = found.at(-1);
  const isSame =
    last?.title === track.title && last.sports[0] === track.sports[0] && last.isPlanned === track.isPlanned;
  if (last && isSame && firstTime(track) - lastTime(last) <= SAME_WORKOUT_MS) {
    last.pieces.push(...track.pieces);
    return found;
  }
  return [...found, track];
}

const tcxSample = (point: unknown): TrackSample => {
  const [position] = children(point, "Position");
  return {
    at: parseTime(textIn(point, "Time")),
    lat: numberIn(position, "LatitudeDegrees"),
    lng: numberIn(position, "LongitudeDegrees"),
    elevation: orNull(numberIn(point, "AltitudeMeters")),
    heartRate: orNull(numberIn(children(point, "HeartRateBpm")[0], "Value")),
  };
};

function tcxActivity(activity: unknown): RawActivity {
  const laps = children(activity, "Lap");
  const sport = textIn(activity, "@Sport");
  const start = textIn(laps[0], "@StartTime") || textIn(activity, "Id");
  const seconds = sum(laps.map((lap) => numberIn(lap, "TotalTimeSeconds")));
  const heartRates = laps
    .map((lap) => numberIn(children(lap, "MaximumHeartRateBpm")[0], "Value"))
    .filter(Number.isFinite);
  const beats = sum(
    laps.map((lap) => numberIn(children(lap, "AverageHeartRateBpm")[0], "Value") * numberIn(lap, "TotalTimeSeconds")),
  );
  return {
    ...UNKNOWN_TOTALS,
    title: titleOf(textIn(activity, "Notes")),
    sports: [sport].filter(Boolean),
    pieces: laps.flatMap((lap) => children(lap, "Track")).map((track) => children(track, "Trackpoint").map(tcxSample)),
    startedAt: parseTime(start),
    timerSeconds: seconds,
    distanceMeters: sum(laps.map((lap) => numberIn(lap, "DistanceMeters"))),
    averageHeartRate: beats / seconds,
    maxHeartRate: heartRates.length > 0 ? Math.max(...heartRates) : Number.NaN,
    hasLocalTimes: isLocalTime(start),
  };
}

function fromTcx(database: unknown): RawActivity[] {
  const activities = children(database, "Activities").flatMap((list) => [
    ...children(list, "Activity"),
    ...children(list, "MultiSportSession").flatMap((session) =>
      [...children(session, "FirstSport"), ...children(session, "NextSport")].flatMap((leg) =>
        children(leg, "Activity"),
      ),
    ),
  ]);
  if (activities.length > 0) return activities.map(tcxActivity);
  return children(database, "Courses")
    .flatMap((list) => children(list, "Course"))
    .map((course) => ({
      ...UNKNOWN_TOTALS,
      title: titleOf(textIn(course, "Name")),
      sports: [],
      pieces: [],
      isPlanned: true,
    }));
}

const ROOT = /<(?:([\w.-]{1,40}):)?(gpx|TrainingCenterDatabase)[\s>/]/;

/** Reads the activities in a GPX 1.0 or 1.1 or TCX file. */
export function fromXml(source: string): RawActivity[] {
  const root = ROOT.exec(source);
  if (!root) throw new ImportError("Windmile can import GPX, TCX, and FIT files. This is a different kind of file.");
  // Track files don't need entities, and all known attacks on XML parsers use them.
  if (source.slice(0, root.index).includes("<!ENTITY"))
    throw new ImportError("This file uses XML entities, so it isn't safe to open.");
  const [, prefix, name = ""] = root;
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: "@",
    parseTagValue: false,
    parseAttributeValue: false,
    processEntities: false,
    // Elements with other namespaces keep their prefixes, so that they never match ours.
    ...(prefix
      ? { transformTagName: (tag: string) => (tag.startsWith(`${prefix}:`) ? tag.slice(prefix.length + 1) : tag) }
      : {}),
  });
  const parsed: unknown = parser.parse(source.slice(root.index));
  const found = children(parsed, name).flatMap(name === "gpx" ? fromGpx : fromTcx);
  if (found.length === 0) throw new ImportError("No route or workout found in this file.", true);
  return found;
}
