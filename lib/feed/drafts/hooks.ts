import useSWR from "swr";
import { type ApiError, deleteJson, postJson, putJson } from "@/lib/core/client/api-client";
import { entityWith, useEntityPatch } from "@/lib/core/client/entity-patch";
import { removeLater, useNotRemoved } from "@/lib/core/client/removals";
import { useRefresh } from "@/lib/core/client/sync";
import { paths } from "@/lib/core/shared/paths";
import { STALE_AFTER } from "@/lib/core/shared/stale-after";
import type { Draft, SaveDraft } from "./schema";

const removalOf = (id: string) => `draft ${id}`;

export function useDrafts() {
  const { data, error, isLoading, mutate } = useSWR<Draft[], ApiError>(paths.api.drafts);
  const drafts = useNotRemoved(data, removalOf);
  return { drafts, error, isLoading, retry: mutate };
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

/** Discards a draft: gone at once, and deleted when the time for an Undo is over; what it returns is that Undo. */
export function useDiscardDraft() {
  const deleteDraft = useDeleteDraft();
  return (draftId: string, onFailed: (error: unknown) => void) =>
    removeLater(removalOf(draftId), onFailed, () => deleteDraft(draftId));
}
