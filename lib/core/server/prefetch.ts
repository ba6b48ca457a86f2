import "server-only";
import { logger } from "./logger";

/**
 * Starts a page's query without making the page wait. A failure is logged and becomes `undefined`:
 * the hook that reads the key then fetches in the browser and shows its own error state.
 */
export async function prefetch<T>(query: () => Promise<T>): Promise<T | undefined> {
  try {
    return await query(); // it may fail before it has a promise to give: parsing what an address says
  } catch (error) {
    logger.warn({ error }, "prefetch failed");
    return undefined;
  }
}

/** How long a page waits for what its first screen shows. Milliseconds. */
const PATIENCE = 500;

/**
 * What of `fallback` is there in time: such a screen is written once, without skeletons and the script that swaps them.
 * The rest is left to the hooks in the browser, as what failed is.
 */
export async function inTime(fallback: Record<string, Promise<unknown>>): Promise<Record<string, unknown>> {
  const known: Record<string, unknown> = {};
  const all = Promise.all(
    Object.entries(fallback).map(async ([key, value]) => {
      known[key] = await value;
    }),
  );
  let timer: NodeJS.Timeout | undefined;
  const timeUp = new Promise((done) => {
    timer = setTimeout(done, PATIENCE);
  });
  await Promise.race([all, timeUp]);
  clearTimeout(timer); // it would hold on to this request until it rang
  return { ...known }; // what comes later changes nothing any more
}
