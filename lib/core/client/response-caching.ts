import { useEffect } from "react";
import { type Cache, type Middleware, unstable_serialize, useSWRConfig } from "swr";
import type { CachedResponse } from "./device-store";
import { isCacheable, writeCachedResponses } from "./response-cache";

// Responses a user has seen are stored on their device, so that screens can be shown offline (`components/shell`).

/** Several responses that arrive together are written together. */
const SETTLED_MS = 1000;

let cachedUserId: string | null = null;
const written = new Map<string, unknown>();
let timer: ReturnType<typeof setTimeout> | undefined;

export function cacheResponsesFor(userId: string): void {
  if (cachedUserId !== userId) written.clear();
  cachedUserId = userId;
}

/** What was read from the device isn't written back, so that it keeps its age. */
export function markAsStored(entries: Record<string, CachedResponse>): void {
  for (const [key, { data }] of Object.entries(entries)) written.set(key, data);
}

async function write(cache: Cache): Promise<void> {
  const userId = cachedUserId;
  if (userId === null) return;
  const changed = new Map<string, unknown>();
  for (const key of cache.keys()) {
    const data: unknown = isCacheable(key) ? cache.get(key)?.data : undefined;
    if (data === undefined || written.get(key) === data) continue;
    changed.set(key, data);
    written.set(key, data);
  }
  if (changed.size > 0) await writeCachedResponses(userId, changed);
}

let unwritten: Cache | null = null;

function writeNow(): void {
  clearTimeout(timer);
  if (unwritten) void write(unwritten);
  unwritten = null;
}

/** At logout: what this page still shows must not be written again once the device has been cleared. */
export function stopCachingResponses(): void {
  cachedUserId = null;
  unwritten = null;
  clearTimeout(timer);
}

/** Writes once the screen has settled, or when it is left before that. */
function writeSoon(cache: Cache): void {
  if (!unwritten) window.addEventListener("pagehide", writeNow, { once: true });
  unwritten = cache;
  clearTimeout(timer);
  timer = setTimeout(writeNow, SETTLED_MS);
}

/** SWR middleware: whatever a hook shows is written to the device. */
export const cacheResponses: Middleware = (useNext) => (key, fetcher, config) => {
  const { cache } = useSWRConfig();
  const result = useNext(key, fetcher, config);
  // Infinite lists, whose keys are functions, are always stored.
  const isUsableKey = typeof key === "function" || isCacheable(unstable_serialize(key));
  const { data } = result;
  useEffect(() => {
    if (data !== undefined && isUsableKey) writeSoon(cache);
  }, [isUsableKey, data, cache]);
  return result;
};
