import type { SWRConfiguration } from "swr";
import { fetchKey } from "./api-client";
import { DEDUPING_INTERVAL, fallbackInCache, refetchWhenStale } from "./freshness";
import { cacheResponses } from "./response-caching";

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/**
 * Spec §9, data staleness: a hook sets one of these as its `dedupingInterval`. Within this time its key isn't refetched
 * automatically; mounted later, it is (`refetchWhenStale`).
 */
export const STALE = {
  ticketingEvents: 10 * MINUTE,
  venues: 15 * MINUTE,
  events: 10 * MINUTE,
  photos: 5 * MINUTE,
  challenges: 10 * MINUTE,
  leaderboard: 15 * MINUTE,
  homePhotos: 30 * SECOND,
  profilePhotos: 30 * SECOND,
  trending: 5 * MINUTE,
  contextual: 3 * MINUTE,
} as const;

/** Spec §7 and §9: the intervals of refetching trending, and of the background sync. */
export const TRENDING_REFRESH = 10 * MINUTE;
export const SYNC_INTERVAL = 300_000;
export const AFTER_POST_DELAY = 100;

/**
 * Spec §7, default data behavior: no retries, no refetch on focus, no polling, and data never goes stale automatically.
 */
export const swrDefaults: SWRConfiguration = {
  fetcher: fetchKey,
  shouldRetryOnError: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  revalidateIfStale: false,
  keepPreviousData: true,
  dedupingInterval: DEDUPING_INTERVAL,
  use: [refetchWhenStale, fallbackInCache, cacheResponses],
};
