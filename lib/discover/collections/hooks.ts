import { deleteJson, patchJson, postJson } from "@/lib/core/client/api-client";
import { removeLater, useNotRemoved } from "@/lib/core/client/pending-deletions";
import { useRefresh } from "@/lib/core/client/sync";
import { useData } from "@/lib/core/client/use-data";
import { paths } from "@/lib/core/shared/paths";
import type { Collection } from "./schema";

const { api } = paths;
const removalOf = (id: string) => `collection ${id}`;

export function useCollections() {
  const { data } = useData<Collection[]>(api.collections);
  const refresh = useRefresh();
  return {
    collections: useNotRemoved(data, removalOf),
    create: async (name: string, idempotencyKey: string) => {
      const made = await postJson<Collection>(api.collections, { name }, idempotencyKey);
      await refresh([api.collections]);
      return made;
    },
    rename: async (id: string, name: string) => {
      await patchJson<Collection>(api.collection(id), { name });
      await refresh([api.collections]);
    },
    remove: (id: string, onFailed: (error: unknown) => void) =>
      removeLater(removalOf(id), onFailed, async () => {
        await deleteJson(api.collection(id));
        await refresh([api.collections, api.saved]);
      }),
  };
}
