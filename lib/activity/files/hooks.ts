import { useState } from "react";
import { type Reached, together } from "@/lib/activity/achievements/rewards";
import { toColumns } from "@/lib/activity/routes/formats";
import type { LoggedWorkout, RecordWorkoutInput, Workout } from "@/lib/activity/workouts/schema";
import { ApiError, errorText, getPage, postJson } from "@/lib/core/client/api-client";
import { newIdempotencyKey } from "@/lib/core/client/idempotency-key";
import { retryImport } from "@/lib/core/client/lazy-retry";
import { useRefresh } from "@/lib/core/client/sync";
import { withQuery } from "@/lib/core/shared/address";
import { paths } from "@/lib/core/shared/paths";
import { STALE_AFTER } from "@/lib/core/shared/stale-after";
import { ImportError, MAX_IMPORT_BYTES } from "./rules";

/** What became of a file: a workout, or why not. */
export type ImportResult = { name: string; workout: Workout | null; problem: string };

const loadCsv = retryImport(() => import("@/lib/account/exports/formats"));
const loadReader = retryImport(() => import("./formats"));
/** The server takes so many writes a minute; an archive of years waits for its turn. */
const TURNS = 30;
const TURN_SECONDS = 10;
const sleep = (seconds: number) => new Promise((done) => setTimeout(done, 1000 * seconds));

async function send(body: RecordWorkoutInput): Promise<LoggedWorkout> {
  const key = newIdempotencyKey();
  for (let turn = 1; ; turn += 1) {
    try {
      return await postJson<LoggedWorkout>(paths.api.recordedWorkouts, body, key);
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 429 || turn === TURNS) throw error;
      await sleep(Math.min(error.retryAfter ?? TURN_SECONDS, 60));
    }
  }
}

async function take(file: File): Promise<LoggedWorkout> {
  if (file.size > MAX_IMPORT_BYTES) throw new ImportError("This file is larger than 20 MB.");
  const { readImport } = await loadReader();
  const { activityType, startedAt, route } = await readImport(await file.arrayBuffer());
  return send({
    activityType,
    route: { startedAt: new Date(startedAt).toISOString(), source: "file", ...toColumns(route) },
  });
}

function problemOf(error: unknown): string {
  if (error instanceof ImportError) return error.message;
  if (error instanceof ApiError && error.status === 409) return "You already have a recorded workout of that time.";
  const said = error instanceof ApiError ? Object.values(error.errors)[0]?.[0] : undefined;
  return said ?? errorText(error, "This file could not be imported. Please try again.");
}

/** Every workout there is, the last begun first, for a spreadsheet. */
export async function historyAsCsv(): Promise<string> {
  const { toCsv } = await loadCsv();
  const rows: Workout[] = [];
  let cursor: string | undefined;
  do {
    const page = await getPage<Workout>(withQuery(paths.api.workouts, { limit: 50, cursor }));
    rows.push(...page.items);
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  return toCsv(rows.map(({ id: _id, venueId: _venue, routePreview: _preview, ...row }) => row));
}

export function useImport() {
  const refresh = useRefresh();
  const [total, setTotal] = useState(0);
  const [results, setResults] = useState<ImportResult[]>([]);
  const [isRunning, setRunning] = useState(false);
  const [xpEarned, setXpEarned] = useState(0);
  return {
    results,
    total,
    isRunning,
    xpEarned,
    /** Answers what all files together earned and reached. */
    take: async (files: readonly File[]): Promise<Reached> => {
      const logged: LoggedWorkout[] = [];
      setTotal(files.length);
      setResults([]);
      setRunning(true);
      setXpEarned(0);
      for (const file of files) {
        const { name } = file;
        const result = await take(file).then(
          (one): ImportResult => {
            logged.push(one);
            return { name, workout: one.workout, problem: "" };
          },
          (error: unknown): ImportResult => ({ name, workout: null, problem: problemOf(error) }),
        );
        setResults((before) => [...before, result]);
      }
      const earned = together(logged);
      setXpEarned(earned.xpEarned ?? 0);
      setRunning(false);
      await refresh(STALE_AFTER.workout);
      return earned;
    },
  };
}
