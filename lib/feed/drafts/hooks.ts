import { deleteJson, postJson, putJson } from "@/lib/core/client/api-client";
import { entityWith, useEntityPatch } from "@/lib/core/client/entity-patch";
import { removeLater, useNotRemoved } from "@/lib/core/client/pending-deletions";
import { useRefresh } from "@/lib/core/client/sync";
import { useData } from "@/lib/core/client/use-data";
import { paths } from "@/lib/core/shared/paths";
import { STALE_AFTER } from "@/lib/core/shared/stale-after";
import type { Draft, SaveDraft } from "./schema";

const removalOf = (id: string) => `draft ${id}`;

export function useDrafts() {
  const { data, error, isLoading, retry } = useData<Draft[]>(paths.api.drafts);
  const drafts = useNotRemoved(data, removalOf);
  return { drafts, error, isLoading, retry };
}

export function useSaveDraft() {
  const refresh = useRefresh();
  return async (draftId: string | null, draft: SaveDraft, idempotencyKey: string) => {
    const saved = draftId
      ? await putJson<Draft>(paths.api.draft(draftId), draft)
      : await postJson<Draft>(paths.api.drafts, draft, idempotencyKey);
    void refresh(STALE_AFTER.draft);
    return saved;
  };
}

const isDraft = entityWith<Draft>("photos", "updatedAt");

export function useDeleteDraft() {
  const patch = useEntityPatch(isDraft);
  return async (draftId: string) => {
    await deleteJson(paths.api.draft(draftId));
    patch(draftId, () => null);
  };
}

/**
 * Discards a draft: it is hidden immediately and deleted once it can no longer be undone. Returns the Undo function.
 */
export function useDiscardDraft() {
  const deleteDraft = useDeleteDraft();
  return (draftId: string, onFailed: (error: unknown) => void) =>
    removeLater(removalOf(draftId), onFailed, () => deleteDraft(draftId));
}
