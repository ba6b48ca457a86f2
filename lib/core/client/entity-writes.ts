import { deleteJson, patchJson, postJson } from "./api-client";
import { useRefresh } from "./sync";

type Addresses = {
  list: string;
  one: (id: string) => string;
  /** What a write makes stale (`STALE_AFTER`). */
  stale: (id: string) => readonly string[];
  /** The same of its end, where it is no more then: its own address would only be missed. */
  staleAtEnd?: readonly string[];
};

/** Makes, changes and deletes what has an address of its own; what that makes stale is fetched again before it is over. */
export function useEntityWrites<Entity extends { id: string }, Create, Edit = Create>(addresses: Addresses) {
  const { list, one, stale, staleAtEnd } = addresses;
  const refresh = useRefresh();
  return {
    create: async (entity: Create, idempotencyKey: string) => {
      const created = await postJson<Entity>(list, entity, idempotencyKey);
      await refresh(stale(created.id));
      return created;
    },
    edit: async (id: string, changes: Edit) => {
      await patchJson<Entity>(one(id), changes);
      await refresh(stale(id));
    },
    remove: async (id: string, how?: object) => {
      await deleteJson(one(id), how);
      await refresh(staleAtEnd ?? stale(id));
    },
  };
}
