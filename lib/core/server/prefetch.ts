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
