import { MAX_ROUTE_SECONDS, measure, type RecordedRoute } from "@/lib/activity/routes/rules";
import { ACTIVITIES, MAX_DISTANCE_METERS } from "@/lib/activity/workouts/rules";
import { localTimes } from "./local-times";
import { importProblems, orNull, type ParsedActivity, type RawActivity, type TrackSample } from "./rules";
import { activityOf, isMotorSport } from "./sports";
import { ordered } from "./track-order";
import { routeOf, withElevations, withoutJumps } from "./track-repair";

const DAY_MS = 86_400_000;
/** Rates outside this range, in beats per minute, are sensor errors. */
const HEART_RATES = { least: 25, most: 250 };

const REFUSALS = {
  planned: "This is a planned route, not a recorded workout.",
  motor: "Windmile doesn't count motorized activities.",
  old: "This workout is dated before 1970. Correct its date in the app you recorded it with.",
  future: "This workout is dated in the future. Correct its date in the app you recorded it with.",
  long: "This workout is longer than 72 hours.",
  empty: "This workout has no start time or no duration.",
};

const isPlace = ({ lat, lng }: TrackSample) => Math.abs(lat) <= 90 && Math.abs(lng) <= 180 && !(lat === 0 && lng === 0);
const noteOf = (count: number, before: string, noun: string, after: string): string[] =>
  count > 0 ? [`${before} ${count} ${noun}${count === 1 ? "" : "s"}${after}.`] : [];

const isRate = (rate: number | null): rate is number =>
  rate !== null && rate >= HEART_RATES.least && rate <= HEART_RATES.most;

/** From the device's totals, or else computed from the samples. */
function heartRates({ averageHeartRate, maxHeartRate }: RawActivity, samples: readonly TrackSample[]) {
  const rates = samples.map(({ heartRate }) => heartRate).filter(isRate);
  const average = isRate(averageHeartRate)
    ? averageHeartRate
    : rates.reduce((sum, rate) => sum + rate, 0) / rates.length;
  const most = isRate(maxHeartRate) ? maxHeartRate : rates.reduce((max, rate) => Math.max(max, rate), 0);
  return {
    ...(isRate(average) ? { averageHeartRate: Math.round(average) } : {}),
    ...(isRate(most) ? { maxHeartRate: Math.round(most) } : {}),
  };
}

/** Converts local times using the time zone where the activity was recorded. */
async function inLocalZone(raw: RawActivity): Promise<RawActivity> {
  if (!raw.hasLocalTimes) return raw;
  const toInstant = await localTimes(raw.pieces.flat().find(isPlace));
  const pieces = raw.pieces.map((piece) => piece.map((sample) => ({ ...sample, at: toInstant(sample.at) })));
  return { ...raw, pieces, startedAt: toInstant(raw.startedAt) };
}

type Track = { route: RecordedRoute; startedAt: number; notes: string[] };

/** The repaired route; null if no positions were recorded. */
function trackOf(pieces: readonly TrackSample[][], topSpeed: number): Track | null {
  const order = ordered(pieces);
  const clean = order.pieces.flatMap((piece) => withoutJumps(piece, topSpeed));
  const left = clean.flat();
  const { samples, filled } = withElevations(left);
  let from = 0;
  const route = routeOf(
    clean.map(({ length }) => {
      from += length;
      return samples.slice(from - length, from);
    }),
  );
  const [first] = left;
  if (!first || route.points.length < 2) return null;
  const off = order.pieces.flat().length - left.length;
  const notes = [
    ...order.notes,
    ...noteOf(off, "Skipped", "point", " far from the route"),
    ...noteOf(filled, "Filled in", "missing elevation", ""),
  ];
  return { route, startedAt: first.at, notes };
}

/** Start and duration, from the device's totals or else from the samples. */
function timesOf(raw: RawActivity, samples: readonly TrackSample[]) {
  const order = ordered([[...samples]]).pieces.flat();
  const [first, last] = [order[0]?.at ?? Number.NaN, order.at(-1)?.at ?? Number.NaN];
  const span = orNull((last - first) / 1000) ?? 0;
  const timer = orNull(raw.timerSeconds) ?? orNull(raw.elapsedSeconds) ?? span;
  return {
    startedAt: orNull(raw.startedAt) ?? first,
    durationSeconds: Math.round(timer),
    elapsedSeconds: Math.round(Math.max(timer, orNull(raw.elapsedSeconds) ?? span)),
  };
}

/** Turns a parsed activity into a workout: repaired and measured, or refused with a reason. */
export async function parsedActivity(fileName: string, parsed: RawActivity, now: number): Promise<ParsedActivity> {
  const raw = await inLocalZone(parsed);
  const { title, sports, isPlanned } = raw;
  const latest = now + DAY_MS;
  const activityType = activityOf(...sports);
  const samples = raw.pieces.flat();
  const dated = raw.pieces.map((piece) => piece.filter(({ at }) => at >= 0 && at <= latest));
  const track = trackOf(
    dated.map((piece) => piece.filter(isPlace)),
    ACTIVITIES[activityType ?? "other"].topSpeed,
  );
  const measured = track && measure(track.route, activityType ?? "other");
  const times =
    track && measured
      ? { startedAt: track.startedAt, durationSeconds: measured.movingSeconds, elapsedSeconds: measured.elapsedSeconds }
      : timesOf(raw, dated.flat());
  const { startedAt, elapsedSeconds } = times;
  const far = Math.round(raw.distanceMeters);

  const refusal = (): string | null => {
    if (isPlanned) return REFUSALS.planned;
    if (isMotorSport(...sports)) return REFUSALS.motor;
    const at = orNull(startedAt) ?? samples.find((sample) => Number.isFinite(sample.at))?.at ?? Number.NaN;
    if (at < 0) return REFUSALS.old;
    if (at > latest) return REFUSALS.future;
    if (Number.isNaN(at) || elapsedSeconds < 1) return REFUSALS.empty;
    return elapsedSeconds > MAX_ROUTE_SECONDS ? REFUSALS.long : null;
  };
  const found = {
    fileName,
    title,
    sport: sports.toReversed().join(", ").replaceAll("_", " "),
    activityType,
    ...times,
    distanceMeters: measured?.distanceMeters ?? (far > 0 && far <= MAX_DISTANCE_METERS ? far : null),
    route: track?.route ?? null,
    ...heartRates(raw, samples),
    notes: [
      ...(raw.isCut ? ["The file ends early. We read everything up to that point."] : []),
      ...noteOf(samples.length - dated.flat().length, "Skipped", "point", " without a valid time"),
      ...(track?.notes ?? []),
    ],
  };
  const refused = refusal();
  return refused === null
    ? { ...found, refused, problems: importProblems(found.route, activityType) }
    : { ...found, refused, startedAt: orNull(startedAt), problems: [] };
}
