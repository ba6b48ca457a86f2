import "server-only";
import { afterAnswer } from "./after-answer";
import { logger } from "./logger";

/**
 * Starts a page's query without making the page wait. A failure is logged and becomes `undefined`:
 * the hook that reads the key then fetches in the browser and shows its own error state.
 */
export async function prefetch<T>(query: () => Promise<T>): Promise<T | undefined> {
  try {
    return await query(); // `query` may throw before it returns a promise: it parses the address
  } catch (error) {
    logger.warn({ error }, "prefetch failed");
    return undefined;
  }
}

/** The same for an endless list, of which SWR keeps the pages it has. */
export function prefetchPage<T>(query: () => Promise<T>): Promise<[T] | undefined> {
  return prefetch(async () => [await query()]);
}

/** How long a page waits for what its first screen shows. Milliseconds. */
const PATIENCE = 500;

/**
 * Awaits the parts of `fallback` that arrive within PATIENCE: they are rendered at once, without skeletons and the
 * streaming script that replaces them. The rest, and what failed, is fetched by the hooks in the browser.
 */
export async function inTime(fallback: Record<string, Promise<unknown>>): Promise<Record<string, unknown>> {
  const known: Record<string, unknown> = {};
  const all = Promise.all(
    Object.entries(fallback).map(async ([key, value]) => {
      known[key] = await value;
    }),
  );
  let timer: NodeJS.Timeout | undefined;
  const timeUp = new Promise<true>((done) => {
    timer = setTimeout(done, PATIENCE, true);
  });
  const isLate = await Promise.race([all.then(() => false), timeUp]);
  if (isLate) afterAnswer(() => all.catch(() => undefined)); // a connection is not to be frozen in the middle of an answer
  clearTimeout(timer); // otherwise it keeps the request in memory until it fires
  return { ...known }; // a copy: later results must not change it
}
