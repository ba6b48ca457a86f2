import { useCallback } from "react";
import { useSWRConfig } from "swr";
import { recordFetch } from "./freshness";

type Edit = (entity: object) => object | null;

export const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;
export const idOf = (entry: unknown): unknown => (isObject(entry) && "id" in entry ? entry.id : undefined);

/** A type guard that recognizes one kind of entity by fields only it has. */
export const entityWith =
  <Entity extends object>(...fields: (keyof Entity & string)[]) =>
  (value: object, id: string): value is Entity =>
    "id" in value && value.id === id && fields.every((field) => field in value);

/** The same response with its entities edited, by themselves or in nested lists; null removes one from its list. */
function patched(value: unknown, edit: Edit): unknown {
  if (Array.isArray(value)) {
    const next = value.flatMap((entry) => {
      const changed = patched(entry, edit);
      return changed === null && entry !== null ? [] : [changed];
    });
    return next.length === value.length && next.every((entry, index) => entry === value[index]) ? value : next;
  }
  if (!isObject(value)) return value;
  const edited = edit(value);
  if (edited !== value) return edited;
  const lists = Object.entries(value).filter(([, part]) => Array.isArray(part));
  const changes = lists.map(([name, part]) => [name, part, patched(part, edit)]).filter(([, was, is]) => was !== is);
  return changes.length > 0 ? { ...value, ...Object.fromEntries(changes.map(([name, , is]) => [name, is])) } : value;
}

/**
 * Changes one entity (or, with null, removes it) in every cached SWR response that contains it, without a request: for
 * optimistic updates, their rollback, and to apply the server's response everywhere. `isOne` is the guard for its kind,
 * so that nothing else with the same id is changed.
 */
export function useEntityPatch<Entity extends object>(isOne: (value: object, id: string) => value is Entity) {
  const { cache, mutate } = useSWRConfig();
  return useCallback(
    (id: string, change: (entity: Entity) => Entity | null) => {
      for (const key of [...cache.keys()]) {
        const known: unknown = cache.get(key)?.data;
        const next = patched(known, (value) => (isOne(value, id) ? change(value) : value));
        if (next === known) continue;
        recordFetch(key);
        void mutate(key, next ?? undefined, { revalidate: false });
      }
    },
    [cache, mutate, isOne],
  );
}
