"use client";

import { useEffect } from "react";
import { useSWRConfig } from "swr";

/** What the server handed over is only a fallback to SWR; in the cache, what the person does can change it. */
export function useKeptFallback(key: string, data: unknown): void {
  const { cache, mutate } = useSWRConfig();
  useEffect(() => {
    if (data !== undefined && cache.get(key)?.data === undefined) void mutate(key, data, { revalidate: false });
  }, [data, cache, key, mutate]);
}
