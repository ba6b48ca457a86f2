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
 * The fallback with what came in time as plain values: such a screen is written once, without the bones, the script
 * that swaps them and the second look they cost. What is late stays a promise and streams.
 */
export async function inTime<T extends Record<string, unknown>>(
  fallback: T,
): Promise<{ fallback: Record<string, unknown>; isComplete: boolean }> {
  const late = new Promise<typeof LATE>((done) => setTimeout(done, PATIENCE, LATE).unref());
  const entries = await Promise.all(
    Object.entries(fallback).map(async ([key, value]) => {
      const now = await Promise.race([value, late]);
      return { key, value: now === LATE ? value : now, isLate: now === LATE };
    }),
  );
  return {
    fallback: Object.fromEntries(entries.map(({ key, value }) => [key, value])),
    isComplete: !entries.some(({ isLate }) => isLate),
  };
}
