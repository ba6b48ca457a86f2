"use client";

import { useCallback } from "react";
import { putJson } from "@/lib/core/client/api-client";
import { useEndless } from "@/lib/core/client/endless";
import { useEntityPatch } from "@/lib/core/client/entity-patch";
import { toggleOptimistically } from "@/lib/core/client/optimistic-toggle";
import { sendOrKeep } from "@/lib/core/client/send-or-keep";
import { STALE } from "@/lib/core/client/swr";
import { useRefresh } from "@/lib/core/client/sync";
import { paths } from "@/lib/core/shared/paths";
import { STALE_AFTER } from "@/lib/core/shared/stale-after";
import type { SavedType } from "./rules";
import type { SavedItem, SavedState } from "./schema";

/** Anything that can be saved; a suggestion has `targetId`. */
const isSavable = (value: object, id: string): value is { isSaved: boolean } =>
  "isSaved" in value && (("id" in value && value.id === id) || ("targetId" in value && value.targetId === id));

/** Saves or takes off the list, shown at once wherever the thing is; a refusal puts it back and rejects. */
export function useSave() {
  const patch = useEntityPatch(isSavable);
  const refresh = useRefresh();
  return useCallback(
    async (type: SavedType, id: string, isSaved: boolean) => {
      const url = paths.api.savedItem(type, id);
      const show = (on: boolean) => patch(id, (one) => ({ ...one, isSaved: on }));
      const answer = await toggleOptimistically<SavedState>(`saved ${type} ${id}`, isSaved, {
        show,
        send: (on) =>
          sendOrKeep<SavedState>({
            kind: on ? "save" : "unsave",
            details: "",
            subject: `saved ${type} ${id}`,
            method: on ? "PUT" : "DELETE",
            url,
            stale: STALE_AFTER.save,
          }),
      });
      if (!answer) return;
      show(answer.isSaved);
      await refresh(STALE_AFTER.save);
    },
    [patch, refresh],
  );
}

const isSavedItem = (value: object, id: string): value is SavedItem =>
  "note" in value && "savedAt" in value && "id" in value && value.id === id;

/** What one saved, page after page; a note is put in its place at once. */
export function useSaved(address: string) {
  const list = useEndless<SavedItem>(address, { endpoint: paths.api.saved, staleAfter: STALE.profilePhotos });
  const { pages, write } = list;
  const patch = useEntityPatch(isSavedItem);
  const save = useSave();
  return {
    ...list,
    /** Leaves the list at once; put back when the server refuses, in which case the call rejects too. */
    remove: useCallback(
      async ({ type, id }: SavedItem) => {
        patch(id, () => null);
        try {
          await save(type, id, false);
        } catch (error) {
          if (pages) await write(pages);
          throw error;
        }
      },
      [patch, save, pages, write],
    ),
    saveNote: useCallback(
      async ({ type, id }: SavedItem, note: string | null) => {
        await putJson<SavedState>(paths.api.savedItem(type, id), { note });
        patch(id, (item) => ({ ...item, note }));
      },
      [patch],
    ),
  };
}
