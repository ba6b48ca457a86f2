"use client";

import { useCallback } from "react";
import { useSWRConfig } from "swr";

type Thing = { id: string };

/** The same answer with one thing changed, in a list, in its pages, or alone. */
function changedIn(value: unknown, id: string, change: (thing: Thing) => Thing): unknown {
  if (Array.isArray(value)) return value.map((entry) => changedIn(entry, id, change));
  if (typeof value !== "object" || value === null) return value;
  if ("id" in value && value.id === id) return change({ ...value, id });
  if ("items" in value) return { ...value, items: changedIn(value.items, id, change) };
  return value;
}

/** Changes one thing wherever an answer of this endpoint, or of one below it, shows it; no call is made. */
export function useChangeEverywhere(endpoint: string) {
  const { cache, mutate } = useSWRConfig();
  return useCallback(
    (id: string, change: (thing: Thing) => Thing) => {
      for (const key of [...cache.keys()].filter((known) => known.includes(endpoint))) {
        void mutate(key, (value: unknown) => changedIn(value, id, change), false);
      }
    },
    [cache, mutate, endpoint],
  );
}
