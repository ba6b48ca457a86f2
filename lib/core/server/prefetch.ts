import "server-only";
import { afterResponse } from "./after-response";
import { logger } from "./logger";

/**
 * Starts a page's query without making the page wait. A failure is logged and becomes `undefined`: the hook that reads
 * the key then fetches in the browser and shows its own error state.
 */
export async function prefetch<T>(query: () => Promise<T>): Promise<T | undefined> {
  try {
    return await query(); // `query` may throw before it returns a promise, because it parses the URL
  } catch (error) {
    logger.warn({ error }, "prefetch failed");
    return undefined;
  }
}

/** The same for an infinite list, which SWR stores as an array of pages. */
export function prefetchPage<T>(query: () => Promise<T>): Promise<[T] | undefined> {
  return prefetch(async () => [await query()]);
}

/** How long a page waits for the data of its first screen. Milliseconds. */
const TIMEOUT_MS = 500;

/**
 * The `answers` that arrive within TIMEOUT_MS. The rest, and what failed, is fetched by the hooks in the browser.
 */
export async function awaitWithin(answers: Record<string, unknown>): Promise<Record<string, unknown>> {
  const known: Record<string, unknown> = {};
  const all = Promise.all(
    Object.entries(answers).map(async ([key, value]) => {
      known[key] = await value;
    }),
  );
  let timer: NodeJS.Timeout | undefined;
  const timeUp = new Promise<true>((done) => {
    timer = setTimeout(done, TIMEOUT_MS, true);
  });
  const isLate = await Promise.race([all.then(() => false), timeUp]);
  if (isLate) afterResponse(() => all.catch(() => undefined)); // A frozen function must not hold a connection in the middle of a query.
  clearTimeout(timer); // Otherwise it keeps the request in memory until it fires.
  return { ...known }; // A copy, so that later results don't change it.
}
