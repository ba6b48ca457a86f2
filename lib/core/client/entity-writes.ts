import { deleteJson, patchJson, postJson } from "./api-client";
import { useRefresh } from "./sync";

type Addresses = {
  list: string;
  one: (id: string) => string;
  /** What a write makes stale (`STALE_AFTER`). */
  stale: (id: string) => readonly string[];
  /** The same for a deletion, after which the entity's own URL would respond with 404. */
  staleAtEnd?: readonly string[];
};

/** Create, update, and delete for one resource; each resolves after the stale endpoints were refetched. */
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
