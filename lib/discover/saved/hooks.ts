import { putJson } from "@/lib/core/client/api-client";
import { useEndless } from "@/lib/core/client/endless";
import { entityWith, useEntityPatch } from "@/lib/core/client/entity-patch";
import { toggleOrQueue } from "@/lib/core/client/send-or-queue";
import { STALE } from "@/lib/core/client/swr";
import { useRefresh } from "@/lib/core/client/sync";
import { paths } from "@/lib/core/shared/paths";
import { STALE_AFTER } from "@/lib/core/shared/stale-after";
import type { SavedType } from "./rules";
import type { SavedItem, SavedState } from "./schema";

/** Anything that can be saved; a suggestion has `targetId`. */
const isSavable = (value: object, id: string): value is { isSaved: boolean } =>
  "isSaved" in value && (("id" in value && value.id === id) || ("targetId" in value && value.targetId === id));

/** Saves or unsaves an item, shown immediately everywhere; rolled back with a rejection if the server refuses. */
export function useSave() {
  const patch = useEntityPatch(isSavable);
  const refresh = useRefresh();
  return async (type: SavedType, id: string, isSaved: boolean) => {
    const show = (on: boolean) => patch(id, (one) => ({ ...one, isSaved: on }));
    const answer = await toggleOrQueue<SavedState>(isSaved, {
      kinds: ["Save", "Unsave"],
      subject: `saved ${type} ${id}`,
      url: paths.api.savedItem(type, id),
      stale: STALE_AFTER.save,
      show,
    });
    if (!answer) return;
    show(answer.isSaved);
    await refresh(STALE_AFTER.save);
  };
}

const isSavedItem = entityWith<SavedItem>("note", "savedAt");

/** The user's saved items, page by page; note and collection update in place immediately. */
export function useSaved(address: string) {
  const list = useEndless<SavedItem>(address, { endpoint: paths.api.saved, staleAfter: STALE.profilePhotos });
  const { pages, write } = list;
  const patch = useEntityPatch(isSavedItem);
  const refresh = useRefresh();
  const save = useSave();
  return {
    ...list,
    /** Removed from the list immediately; restored if the server refuses, in which case the call also rejects. */
    remove: async ({ type, id }: SavedItem) => {
      patch(id, () => null);
      try {
        await save(type, id, false);
      } catch (error) {
        if (pages) await write(pages);
        throw error;
      }
    },
    update: async ({ type, id, collectionId }: SavedItem, changes: Pick<SavedItem, "note" | "collectionId">) => {
      await putJson<SavedState>(paths.api.savedItem(type, id), changes);
      patch(id, (item) => ({ ...item, ...changes }));
      if (changes.collectionId !== collectionId) await refresh([paths.api.collections, paths.api.saved]);
    },
  };
}
