import { deleteJson, patchJson, postJson } from "@/lib/core/client/api-client";
import { useRefresh } from "@/lib/core/client/sync";
import { useData } from "@/lib/core/client/use-data";
import { paths } from "@/lib/core/shared/paths";
import { STALE_AFTER } from "@/lib/core/shared/stale-after";
import type { ChangeShoes, Shoes } from "./schema";

const { api } = paths;

export function useShoes() {
  const { data, error, retry, mutate } = useData<Shoes[]>(api.shoes);
  const refresh = useRefresh();
  return {
    shoes: data,
    error,
    retry,
    add: async (name: string, idempotencyKey: string) => {
      const added = await postJson<Shoes>(api.shoes, { name }, idempotencyKey);
      await mutate();
      return added;
    },
    change: async (id: string, change: ChangeShoes) => {
      await patchJson<Shoes>(api.pairOfShoes(id), change);
      await refresh(STALE_AFTER.shoes);
    },
    remove: async (id: string) => {
      await deleteJson(api.pairOfShoes(id));
      await refresh(STALE_AFTER.shoes);
    },
  };
}
