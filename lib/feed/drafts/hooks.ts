"use client";

import { useCallback } from "react";
import useSWR from "swr";
import { type ApiError, deleteJson, postJson, putJson } from "@/lib/core/client/api-client";
import { useEntityPatch } from "@/lib/core/client/entity-patch";
import { useRefresh } from "@/lib/core/client/sync";
import { uploadForm } from "@/lib/core/client/upload";
import { paths } from "@/lib/core/shared/paths";
import { STALE_AFTER } from "@/lib/core/shared/stale-after";
import type { Uploaded } from "../photos/schema";
import type { Draft, SaveDraft } from "./schema";

/** One's drafts, the last touched first. */
export function useDrafts() {
  const { data, error, isLoading, mutate } = useSWR<Draft[], ApiError>(paths.api.drafts);
  return { drafts: data, error, isLoading, retry: mutate };
}

type DraftUpload = { photo: Blob; account: string; idempotencyKey: string; onProgress: (share: number) => void };

/** Stores one picture for a draft or a post to come. */
export function uploadDraftPhoto({ photo, ...upload }: DraftUpload): Promise<Uploaded> {
  const form = new FormData();
  form.set("photo", photo, "photo.jpg");
  form.set("purpose", "draft");
  return uploadForm<Uploaded>(paths.api.uploadPhoto, form, upload);
}

/** Creates or updates a draft. */
export function useSaveDraft() {
  const refresh = useRefresh();
  return useCallback(
    async (draftId: string | null, draft: SaveDraft, idempotencyKey: string) => {
      const saved = draftId
        ? await putJson<Draft>(paths.api.draft(draftId), draft)
        : await postJson<Draft>(paths.api.drafts, draft, idempotencyKey);
      void refresh(STALE_AFTER.draft);
      return saved;
    },
    [refresh],
  );
}

const isDraft = (value: object, id: string): value is Draft =>
  "photos" in value && "updatedAt" in value && "id" in value && value.id === id;

export function useDeleteDraft() {
  const patch = useEntityPatch(isDraft);
  return useCallback(
    async (draftId: string) => {
      await deleteJson(paths.api.draft(draftId));
      patch(draftId, () => null);
    },
    [patch],
  );
}
