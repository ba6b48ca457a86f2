"use client";

import { useCallback, useEffect, useRef } from "react";
import { type Cache, type ScopedMutator, useSWRConfig } from "swr";
import { paths } from "@/lib/core/shared/paths";
import { postJson } from "./api-client";
import { cachedKeysOf, isOfEndpoint } from "./cached-keys";
import { markStale } from "./freshness";
import { AFTER_POST_DELAY, SYNC_INTERVAL } from "./swr";

/** Spec §7: what every sync invalidates. */
export const SYNCED = [
  paths.api.homePhotos,
  paths.api.profilePhotos,
  paths.api.discoverPhotos,
  paths.api.friends,
  paths.api.venues,
  paths.api.events,
] as const;

/** Spec §7: what a new post invalidates. */
export const AFTER_POST = [
  paths.api.photos,
  paths.api.homePhotos,
  paths.api.profilePhotos,
  paths.api.discoverPhotos,
  paths.api.venues,
] as const;

/** Lists that know themselves how to take in what is new, without moving the reader. */
type Listener = { path: string; refresh: Refresh };
/** "sync" came by itself and must not move the reader; "asked" follows something the person did. */
export type RefreshReason = "sync" | "asked";
type Refresh = (reason: RefreshReason) => Promise<void>;
const listeners = new Set<Listener>();

export function onRefresh(path: string, refresh: Refresh): () => void {
  const listener = { path, refresh };
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Fetches again what is on the screen of these endpoints; what is not, when it is shown next. */
async function invalidate(
  endpoints: readonly string[],
  reason: RefreshReason,
  cache: Cache,
  mutate: ScopedMutator,
): Promise<boolean> {
  const keys = endpoints.flatMap((path) => cachedKeysOf(cache, path));
  for (const key of keys) markStale(key);
  const heard = [...listeners].filter(({ path }) => endpoints.includes(path));
  const handled = heard.map(({ path }) => path);
  const others = keys.filter((key) => !handled.some((path) => isOfEndpoint(key, path)));
  // A failure in the background is silent (spec §8): what stands on the screen stays.
  const calls = [...heard.map(({ refresh }) => refresh(reason)), ...others.map((key) => mutate(key))];
  const results = await Promise.allSettled(calls);
  return results.every(({ status }) => status === "fulfilled");
}

/** Fetches these endpoints again because somebody asked for it; false when something could not be had. */
export function useRefresh(): (endpoints: readonly string[]) => Promise<boolean> {
  const { cache, mutate } = useSWRConfig();
  return useCallback((endpoints) => invalidate(endpoints, "asked", cache, mutate), [cache, mutate]);
}

/** After a post, an upload or a deletion: lists at once, and home and profile again after 100 ms (spec §7). */
export function useRefreshAfterPost(): () => Promise<void> {
  const { cache, mutate } = useSWRConfig();
  return useCallback(async () => {
    await invalidate(AFTER_POST, "asked", cache, mutate);
    await new Promise((resolve) => setTimeout(resolve, AFTER_POST_DELAY));
    await invalidate([paths.api.homePhotos, paths.api.profilePhotos], "asked", cache, mutate);
    await Promise.allSettled([mutate(paths.api.currentUser), mutate(paths.api.stats)]);
  }, [cache, mutate]);
}

/** Every five minutes, and not while nobody looks: a hidden page catches up when it is shown again. */
export function useBackgroundSync(): void {
  const { cache, mutate } = useSWRConfig();
  const lastSync = useRef(0);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    if (lastSync.current === 0) lastSync.current = Date.now();

    const sync = async () => {
      lastSync.current = Date.now();
      schedule();
      if (!navigator.onLine) return;
      await postJson(paths.api.photoFlow).catch(() => undefined);
      await invalidate(SYNCED, "sync", cache, mutate);
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
  }, [cache, mutate]);
}
