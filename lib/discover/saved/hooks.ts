"use client";

import { useCallback } from "react";
import { useSWRConfig } from "swr";
import { deleteJson, putJson } from "@/lib/core/client/api-client";
import { cachedKeysOf } from "@/lib/core/client/cached-keys";
import { wish } from "@/lib/core/client/wish";
import { paths } from "@/lib/core/shared/paths";
import type { SavedType } from "./rules";
import type { SavedState } from "./schema";

/**
 * Saves or takes off the list. `show` puts the state on the screen at once, and back again when the server refuses, in
 * which case the call rejects too.
 */
export function useSave() {
  const { cache, mutate } = useSWRConfig();
  return useCallback(
    async (type: SavedType, id: string, isSaved: boolean, show: (isSaved: boolean) => void) => {
      const url = paths.api.savedItem(type, id);
      const answer = await wish<SavedState>(`saved ${type} ${id}`, isSaved, {
        show,
        send: (on) => (on ? putJson<SavedState>(url) : deleteJson<SavedState>(url)),
      });
      if (!answer) return;
      show(answer.isSaved);
      // The list itself and the number on the profile follow.
      const keys = [...cachedKeysOf(cache, paths.api.saved), paths.api.currentUser, paths.api.stats];
      await Promise.allSettled(keys.map((key) => mutate(key)));
    },
    [cache, mutate],
  );
}
