import "server-only";
import { logger } from "./logger";

/**
 * Starts a page's query without making the page wait. A failure is logged and becomes `undefined`:
 * the hook that reads the key then fetches in the browser and shows its own error state.
 */
export function prefetch<T>(query: () => Promise<T>): Promise<T | undefined> {
  return query().catch((error: unknown) => {
    logger.warn({ error }, "prefetch failed");
    return undefined;
  });
}

const LATE = Symbol("late");
/** How long a page may wait for its first screen before it shows bones instead. Milliseconds. */
const PATIENCE = 200;

/**
 * What came in time as one JSON text: such a screen is written once, without the bones, the script that swaps them and
 * the second look they cost. What is late stays a promise and streams.
 */
export async function inTime(
  fallback: Record<string, Promise<unknown>>,
): Promise<{ known: string; late: Record<string, Promise<unknown>>; isComplete: boolean }> {
  let timer: NodeJS.Timeout | undefined;
  const timeUp = new Promise<typeof LATE>((done) => {
    timer = setTimeout(done, PATIENCE, LATE);
  });
  const known: Record<string, unknown> = {};
  const late: Record<string, Promise<unknown>> = {};
  await Promise.all(
    Object.entries(fallback).map(async ([key, value]) => {
      const now = await Promise.race([value, timeUp]);
      if (now === LATE) late[key] = value;
      else known[key] = now;
    }),
  );
  clearTimeout(timer); // it would hold on to this request until it rang
  return { known: JSON.stringify(known), late, isComplete: Object.keys(late).length === 0 };
}
