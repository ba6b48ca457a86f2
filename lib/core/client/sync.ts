import { useCallback, useEffect, useRef } from "react";
import { type Cache, type ScopedMutator, useSWRConfig } from "swr";
import { endlessKey } from "@/lib/core/shared/endless-key";
import { paths } from "@/lib/core/shared/paths";
import { STALE_AFTER } from "@/lib/core/shared/stale-after";
import { postJson } from "./api-client";
import { markStale } from "./freshness";
import { signal } from "./signal";
import { AFTER_POST_DELAY, SYNC_INTERVAL } from "./swr";

/** URLs of this endpoint, with any query, that have a response in SWR's cache, including pages of infinite lists. */
function cachedUrlsOf(cache: Cache, endpoint: string): string[] {
  return [...cache.keys()].filter((key) => key === endpoint || key.startsWith(`${endpoint}?`));
}

/** "in-place" never moves the reader; "from-top" starts a feed over, for pull to refresh. */
export type RefreshMode = "in-place" | "from-top";
type Refresh = (mode: RefreshMode) => Promise<unknown>;
type Stale = { endpoints: readonly string[]; mode: RefreshMode };

const stale = signal<Stale, Promise<unknown> | undefined>();

/** Mounted lists register their own refresh, which merges new items without moving the scroll position. */
export function onRefresh(endpoint: string, refresh: Refresh): () => void {
  return stale.on(({ endpoints, mode }) => (endpoints.includes(endpoint) ? refresh(mode) : undefined));
}

/** Refetches mounted data of these endpoints; the rest is marked stale and refetched on its next mount. */
async function invalidate({ endpoints, mode }: Stale, cache: Cache, mutate: ScopedMutator): Promise<boolean> {
  const urls = endpoints.flatMap((endpoint) => cachedUrlsOf(cache, endpoint));
  for (const url of urls) for (const key of [url, endlessKey(url)]) markStale(key);
  // A failure in the background is silent (spec §8): the screen keeps its data.
  const results = await Promise.allSettled([...stale.emit({ endpoints, mode }), ...urls.map((url) => mutate(url))]);
  return results.every(({ status }) => status === "fulfilled");
}

/** Refetches these endpoints; false if any of them failed. */
export function useRefresh(): (endpoints: readonly string[], mode?: RefreshMode) => Promise<boolean> {
  const { cache, mutate } = useSWRConfig();
  return useCallback((endpoints, mode = "in-place") => invalidate({ endpoints, mode }, cache, mutate), [cache, mutate]);
}

/** After a post, an upload, or a deletion: lists immediately, and home and profile again after 100 ms (spec §7). */
export function useRefreshAfterPost(): () => Promise<void> {
  const refresh = useRefresh();
  return useCallback(async () => {
    await refresh(STALE_AFTER.post);
    await new Promise((resolve) => setTimeout(resolve, AFTER_POST_DELAY));
    await refresh(STALE_AFTER.postSettled);
  }, [refresh]);
}

/** Calls every five minutes while the page is visible; a hidden page catches up when it is shown again. */
export function useBackgroundSync(onDue: () => void): void {
  const lastSync = useRef(0);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    if (lastSync.current === 0) lastSync.current = Date.now();

    const sync = async () => {
      lastSync.current = Date.now();
      schedule();
      if (!navigator.onLine) return;
      await postJson(paths.api.photoFlow).catch(() => undefined);
      onDue();
    };
    const schedule = () => {
      clearTimeout(timer);
      if (document.hidden) return;
      timer = setTimeout(sync, Math.max(0, lastSync.current + SYNC_INTERVAL - Date.now()));
    };

    schedule();
    document.addEventListener("visibilitychange", schedule);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", schedule);
    };
  }, [onDue]);
}
