import { useEffect, useRef, useState } from "react";
import { type EarnedRewards, mergeRewards } from "@/lib/activity/achievements/rewards";
import { MAX_WORKOUT_NOTES, minutesOf } from "@/lib/activity/workouts/rules";
import type { CreateWorkoutInput, LoggedWorkout, RecordWorkoutInput, Workout } from "@/lib/activity/workouts/schema";
import { ApiError, errorText, getPage, postJson } from "@/lib/core/client/api-client";
import { newIdempotencyKey } from "@/lib/core/client/idempotency-key";
import { retryImport } from "@/lib/core/client/lazy-retry";
import { useRefresh } from "@/lib/core/client/sync";
import { withQuery } from "@/lib/core/shared/address";
import { paths } from "@/lib/core/shared/paths";
import { STALE_AFTER } from "@/lib/core/shared/stale-after";
import type { ReadActivity, ReadEvent } from "./reading";
import { decided, type ImportDecision, isReady, type ReviewItem, reviewOf, type Times, timesOf } from "./review";

const loadCsv = retryImport(() => import("@/lib/core/shared/csv"));
/** Retries while the server limits writes per minute: an archive may contain years of workouts. */
const MAX_ATTEMPTS = 30;
const TURN_SECONDS = 10;
const sleep = (seconds: number) => new Promise((done) => setTimeout(done, 1000 * seconds));

async function* workoutPages(): AsyncGenerator<Workout[]> {
  let cursor: string | undefined;
  do {
    const page = await getPage<Workout>(withQuery(paths.api.workouts, { limit: 50, cursor }));
    yield page.items;
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
}

/** All workouts as CSV, newest first. */
export async function historyAsCsv(): Promise<string> {
  const { toCsv } = await loadCsv();
  const rows: Workout[] = [];
  for await (const page of workoutPages()) rows.push(...page);
  return toCsv(rows.map(({ id: _id, venueId: _venue, routePreview: _preview, ...row }) => row));
}

/** Times of the user's recorded and imported workouts since `since`. */
async function existingTimes(since: number): Promise<Times[]> {
  const taken: Times[] = [];
  for await (const page of workoutPages()) {
    for (const { source, startedAt, duration } of page) {
      if (source !== "typed") taken.push(timesOf(Date.parse(startedAt), 60 * duration));
    }
    const oldest = page.at(-1);
    if (!oldest || Date.parse(oldest.startedAt) < since) break;
  }
  return taken;
}

async function sent(url: string, body: RecordWorkoutInput | CreateWorkoutInput): Promise<LoggedWorkout> {
  const key = newIdempotencyKey();
  for (let turn = 1; ; turn += 1) {
    try {
      return await postJson<LoggedWorkout>(url, body, key);
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 429 || turn === MAX_ATTEMPTS) throw error;
      await sleep(Math.min(error.retryAfter ?? TURN_SECONDS, 60));
    }
  }
}

function send({ found, activityType, hasMap }: ReviewItem): Promise<LoggedWorkout> {
  const startedAt = new Date(found.startedAt ?? Number.NaN).toISOString();
  const common = {
    activityType: activityType ?? "other",
    source: "file",
    averageHeartRate: found.averageHeartRate,
    maxHeartRate: found.maxHeartRate,
    notes: found.title?.slice(0, MAX_WORKOUT_NOTES),
  } as const;
  if (hasMap && found.route) {
    const { outline: _outline, ...route } = found.route;
    return sent(paths.api.recordedWorkouts, { ...common, route: { ...route, startedAt } });
  }
  const duration = minutesOf(found.durationSeconds);
  return sent(paths.api.workouts, { ...common, startedAt, duration, distanceMeters: found.distanceMeters });
}

function problemOf(error: unknown): string {
  if (error instanceof ApiError && error.status === 409) return "You already have a workout at that time.";
  const message = error instanceof ApiError ? Object.values(error.errors)[0]?.[0] : undefined;
  return message ?? errorText(error, "This workout couldn't be imported. Please try again.");
}

type Phase = "choosing" | "reading" | "reviewing" | "saving" | "done";
const NOTHING = { read: 0, total: 0 };

/** Imports workouts from other apps' files: they are read in a worker, reviewed by the user, and saved one by one. */
export function useImport() {
  const refresh = useRefresh();
  const worker = useRef<Worker>(null);
  const isStopped = useRef(false);
  const [phase, setPhase] = useState<Phase>("choosing");
  const [progress, setProgress] = useState(NOTHING);
  const [items, setItems] = useState<ReviewItem[]>([]);
  const [failures, setFailures] = useState<NonNullable<ReadEvent["failed"]>[]>([]);
  const [xpEarned, setXpEarned] = useState(0);
  useEffect(() => () => worker.current?.terminate(), []);

  const review = async (activities: readonly ReadActivity[]) => {
    const oldest = Math.min(...activities.map(({ startedAt }) => startedAt ?? Number.POSITIVE_INFINITY));
    // Offline, the server detects duplicates later, when the workouts are sent.
    const taken = activities.length > 0 ? await existingTimes(oldest - 3 * 86_400_000).catch(() => []) : [];
    setItems(reviewOf(activities, taken));
    setPhase("reviewing");
  };

  const read = (files: readonly File[]) => {
    worker.current?.terminate();
    const reader = new Worker(new URL("./reader-worker.ts", import.meta.url), { type: "module" });
    worker.current = reader;
    const activities: ReadActivity[] = [];
    setProgress({ read: 0, total: files.length });
    setFailures([]);
    setXpEarned(0);
    setPhase("reading");
    reader.addEventListener("message", ({ data }: MessageEvent<ReadEvent | null>) => {
      if (data === null) {
        reader.terminate();
        void review(activities);
        return;
      }
      const { failed } = data;
      activities.push(...data.found);
      setProgress({ read: data.read, total: data.total });
      if (failed) setFailures((before) => [...before, failed]);
    });
    reader.addEventListener("error", () => {
      setFailures((before) => [
        ...before,
        { name: "Import", problem: "Reading stopped unexpectedly. Please try again." },
      ]);
      void review(activities);
    });
    reader.postMessage(files);
  };

  const decide = (chosen: readonly ReviewItem[], decision: ImportDecision) => {
    const keys = new Set(chosen.map(({ key }) => key));
    setItems((before) => before.map((item) => (keys.has(item.key) ? decided(item, decision) : item)));
  };

  /** Returns everything the workouts earned together. */
  const save = async (): Promise<EarnedRewards> => {
    const ready = items.filter(isReady);
    const logged: LoggedWorkout[] = [];
    isStopped.current = false;
    setPhase("saving");
    setProgress({ read: 0, total: ready.length });
    for (const [index, item] of ready.entries()) {
      if (isStopped.current) break;
      const outcome = await send(item).then((one) => {
        logged.push(one);
        return "saved";
      }, problemOf);
      setItems((before) => before.map((one) => (one.key === item.key ? { ...one, outcome } : one)));
      setProgress({ read: index + 1, total: ready.length });
    }
    const earned = mergeRewards(logged);
    setXpEarned(earned.xpEarned ?? 0);
    setPhase("done");
    await refresh(STALE_AFTER.workout);
    return earned;
  };

  const cancel = () => {
    isStopped.current = true;
    if (phase !== "reading") return;
    worker.current?.terminate();
    setPhase("choosing");
  };
  return { phase, progress, items, failures, xpEarned, read, decide, save, cancel };
}
