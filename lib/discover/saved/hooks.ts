"use client";

import { useCallback, useMemo } from "react";
import { useSWRConfig } from "swr";
import { deleteJson, putJson } from "@/lib/core/client/api-client";
import { cachedKeysOf } from "@/lib/core/client/cached-keys";
import { useEndless } from "@/lib/core/client/endless";
import { STALE } from "@/lib/core/client/swr";
import { wish } from "@/lib/core/client/wish";
import { paths } from "@/lib/core/shared/paths";
import type { SavedType } from "./rules";
import type { SavedItem, SavedState } from "./schema";

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

/** What one saved, page after page; a note is put in its place at once. */
export function useSaved(address: string) {
  const mayReplace = useCallback(() => true, []);
  const list = useEndless<SavedItem>(address, {
    endpoint: paths.api.saved,
    staleAfter: STALE.profilePhotos,
    mayReplace,
  });
  const { pages, write } = list;
  return {
    ...list,
    items: useMemo(() => pages?.flatMap(({ items }) => items), [pages]),
    saveNote: useCallback(
      async ({ type, id }: SavedItem, note: string | null) => {
        await putJson<SavedState>(paths.api.savedItem(type, id), { note });
        const noted = (item: SavedItem) => (item.id === id && item.type === type ? { ...item, note } : item);
        if (pages) await write(pages.map((page) => ({ ...page, items: page.items.map(noted) })));
      },
      [pages, write],
    ),
  };
}
