import { useEffect } from "react";
import { type Cache, type Middleware, unstable_serialize, useSWRConfig } from "swr";
import type { SeenAnswer } from "./device-store";
import { isKept, writeSeen } from "./seen-store";

// What a person has seen is kept on their device, so that it can be drawn again without a network (`components/shell`).

/** Several answers that come together are written together. */
const SETTLED_MS = 1000;

let keeper: string | null = null;
const written = new Map<string, unknown>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** Whose device it is from now on; nothing is kept before. */
export function keepSeenFor(userId: string): void {
  if (keeper !== userId) written.clear();
  keeper = userId;
}

/** What was read from the device is not written back, so that it keeps its age. */
export function notAgain(entries: Record<string, SeenAnswer>): void {
  for (const [key, { data }] of Object.entries(entries)) written.set(key, data);
}

async function write(cache: Cache): Promise<void> {
  const userId = keeper;
  if (userId === null) return;
  const news = new Map<string, unknown>();
  for (const key of cache.keys()) {
    const data: unknown = isKept(key) ? cache.get(key)?.data : undefined;
    if (data === undefined || written.get(key) === data) continue;
    news.set(key, data);
    written.set(key, data);
  }
  if (news.size > 0) await writeSeen(userId, news);
}

let unwritten: Cache | null = null;

function writeNow(): void {
  clearTimeout(timer);
  if (unwritten) void write(unwritten);
  unwritten = null;
}

/** At log-out: what this page still shows must not be written again once the device has been emptied. */
export function stopKeepingSeen(): void {
  keeper = null;
  unwritten = null;
  clearTimeout(timer);
}

/** When the screen has settled, or is left before it has. */
function writeSoon(cache: Cache): void {
  if (!unwritten) window.addEventListener("pagehide", writeNow, { once: true });
  unwritten = cache;
  clearTimeout(timer);
  timer = setTimeout(writeNow, SETTLED_MS);
}

/** In SWR's middleware: whatever a hook shows is written to the device. */
export const keepSeen: Middleware = (useNext) => (key, fetcher, config) => {
  const { cache } = useSWRConfig();
  const result = useNext(key, fetcher, config);
  // Endless lists, whose keys are functions, are all of what is kept.
  const isOfUse = typeof key === "function" || isKept(unstable_serialize(key));
  const { data } = result;
  useEffect(() => {
    if (data !== undefined && isOfUse) writeSoon(cache);
  }, [isOfUse, data, cache]);
  return result;
};
