import { z } from "@/lib/core/shared/zod";
import { type FitPart, fitParts, withoutDamagedEnd } from "./fit-chain";
import { ImportError, orNull, type RawActivity, type TrackSample } from "./rules";

/** Fields from other apps' files: invalid ones are ignored, so that the rest can still be used. */
const textField = z.union([z.string(), z.number()]).transform(String).optional().catch(undefined);
const numberField = z.number().catch(Number.NaN);
const timeField = z
  .union([z.instanceof(Date), z.string()])
  .transform((time) => new Date(time).getTime())
  .catch(Number.NaN);
const listOf = <Item extends z.ZodType>(item: Item) => z.array(item).optional().catch(undefined);

const totals = z.object({
  sport: textField,
  sub_sport: textField,
  start_time: timeField,
  total_timer_time: numberField,
  total_elapsed_time: numberField,
  total_distance: numberField,
  avg_heart_rate: numberField,
  max_heart_rate: numberField,
});
type Totals = z.output<typeof totals>;
const fitSchema = z.object({
  file_ids: listOf(z.object({ type: textField })),
  sports: listOf(z.object({ sport: textField, sub_sport: textField })),
  sessions: listOf(totals),
  laps: listOf(totals),
  events: listOf(z.object({ event: textField, event_type: textField, timestamp: timeField })),
  records: listOf(
    z.object({
      timestamp: timeField,
      position_lat: numberField,
      position_long: numberField,
      altitude: numberField,
      enhanced_altitude: numberField,
      heart_rate: numberField,
    }),
  ),
});
type Fit = z.output<typeof fitSchema>;

const sum = (values: readonly number[]) =>
  values.length > 0 ? values.reduce((total, value) => total + value, 0) : Number.NaN;

async function parsed({ bytes }: FitPart): Promise<Fit> {
  const { default: FitParser } = await import("fit-file-parser");
  const parse = (part: ArrayBuffer) =>
    new FitParser({ mode: "list", lengthUnit: "m", speedUnit: "m/s" }).parseAsync(part);
  return fitSchema.parse(await parse(bytes).catch(() => parse(withoutDamagedEnd(bytes))));
}

const samplesOf = ({ records = [] }: Fit): TrackSample[] =>
  records.map((record) => ({
    at: record.timestamp,
    lat: record.position_lat,
    lng: record.position_long,
    elevation: orNull(record.enhanced_altitude) ?? orNull(record.altitude),
    heartRate: orNull(record.heart_rate),
  }));

/** Splits samples at timer stops. Samples recorded while the timer was stopped don't count. */
function timerPieces(samples: TrackSample[], { events = [] }: Fit): TrackSample[][] {
  const timer = events.filter(({ event }) => event === "timer").toSorted((a, b) => a.timestamp - b.timestamp);
  const pieces: TrackSample[][] = [[]];
  let isRunning = true;
  let next = 0;
  for (const sample of samples) {
    for (let event = timer[next]; event && event.timestamp <= sample.at; event = timer[next]) {
      const isStart = event.event_type === "start";
      if (!isStart && event.timestamp === sample.at) break;
      if (isStart && !isRunning) pieces.push([]);
      isRunning = isStart;
      next += 1;
    }
    if (isRunning) pieces.at(-1)?.push(sample);
  }
  // Some devices record timer stops but no starts.
  return pieces.flat().length < samples.length / 2 ? [samples] : pieces;
}

function activity(fit: Fit, samples: TrackSample[], of: Partial<Totals>, isCut: boolean): RawActivity {
  return {
    title: null,
    sports: [of.sub_sport ?? "", of.sport ?? ""].filter((name) => name !== "" && name !== "generic"),
    pieces: timerPieces(samples, fit),
    startedAt: of.start_time ?? Number.NaN,
    timerSeconds: of.total_timer_time ?? Number.NaN,
    elapsedSeconds: of.total_elapsed_time ?? Number.NaN,
    distanceMeters: of.total_distance ?? Number.NaN,
    averageHeartRate: of.avg_heart_rate ?? Number.NaN,
    maxHeartRate: of.max_heart_rate ?? Number.NaN,
    isPlanned: fit.file_ids?.[0]?.type === "course",
    hasLocalTimes: false,
    isCut,
  };
}

/**
 * Totals from the laps, for a file that ends before its session message. Includes a sport only if all laps have the
 * same one.
 */
function fromLaps({ laps = [], sports = [] }: Fit): Partial<Totals> {
  const named = [...sports, ...laps].filter(({ sport }) => sport !== undefined);
  const isOne = new Set(named.map(({ sport }) => sport)).size === 1;
  return {
    ...(isOne ? { sport: named[0]?.sport, sub_sport: named[0]?.sub_sport } : {}),
    start_time: laps[0]?.start_time,
    total_timer_time: sum(laps.map((lap) => lap.total_timer_time)),
    total_elapsed_time: sum(laps.map((lap) => lap.total_elapsed_time)),
    total_distance: sum(laps.map((lap) => lap.total_distance)),
  };
}

const isLeg = ({ sport }: Totals) => sport !== "transition" && sport !== "multisport";

function activitiesOf(fit: Fit, isCut: boolean): RawActivity[] {
  const samples = samplesOf(fit);
  const sessions = fit.sessions ?? [];
  const [first] = sessions;
  if (!first) return samples.length > 0 || fit.laps?.length ? [activity(fit, samples, fromLaps(fit), isCut)] : [];
  if (sessions.length === 1 && isLeg(first)) return [activity(fit, samples, first, isCut)];
  const until = ({ start_time, total_elapsed_time }: Totals) => start_time + 1000 * total_elapsed_time;
  // At a boundary, the sample belongs to the leg that starts there.
  const sessionAt = (at: number) => sessions.findLast((one) => at >= one.start_time && at <= until(one));
  const legs = sessions.filter(isLeg).map((session) => {
    const own = samples.filter(({ at }) => sessionAt(at) === session);
    return activity(fit, own, session, isCut);
  });
  const last = Math.max(...sessions.map(until));
  const rest = isCut ? samples.filter(({ at }) => at > last) : [];
  return rest.length > 1 ? [...legs, activity(fit, rest, {}, true)] : legs;
}

/** Reads the activities in a FIT file from a watch: one per session in each chained file. */
export async function fromFit(file: ArrayBuffer): Promise<RawActivity[]> {
  const found: RawActivity[] = [];
  let failure: unknown;
  for (const part of fitParts(file)) {
    try {
      found.push(...activitiesOf(await parsed(part), part.isCut));
    } catch (error) {
      failure = error;
    }
  }
  if (found.length === 0 && failure) throw failure;
  if (found.length === 0) throw new ImportError("This FIT file doesn't contain a workout.", true);
  return found;
}
