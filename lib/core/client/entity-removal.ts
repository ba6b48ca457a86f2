import { useCallback } from "react";
import { useSWRConfig } from "swr";
import { idOf, isObject, useEntityPatch } from "./entity-patch";
import { recordFetch } from "./freshness";

/** An entity removed from a cached list, with the neighbors that identify its position. */
type Gap = { key: string; entity: object; before: unknown; after: unknown };

/** The entity's positions in a response's lists, nested ones included. */
function gapsIn(key: string, value: unknown, isOne: (entry: object) => boolean): Gap[] {
  if (!isObject(value)) return [];
  if (!Array.isArray(value)) return Object.values(value).flatMap((part) => gapsIn(key, part, isOne));
  return value.flatMap((entry: unknown, at) =>
    isObject(entry) && isOne(entry)
      ? [{ key, entity: entry, before: idOf(value[at - 1]), after: idOf(value[at + 1]) }]
      : gapsIn(key, entry, isOne),
  );
}

function placeIn(list: readonly unknown[], { entity, before, after }: Gap): number {
  const ids = list.map(idOf);
  if (ids.includes(idOf(entity))) return -1;
  if (before !== undefined && ids.includes(before)) return ids.indexOf(before) + 1;
  return after === undefined ? -1 : ids.indexOf(after);
}

/** The same response with the entity restored; unchanged if it is already there, or if neither neighbor is. */
function filled(value: unknown, gap: Gap): unknown {
  if (Array.isArray(value)) {
    const at = placeIn(value, gap);
    return at < 0 ? value.map((entry) => filled(entry, gap)) : [...value.slice(0, at), gap.entity, ...value.slice(at)];
  }
  if (!isObject(value)) return value;
  const parts = Object.entries(value).map(([name, part]) => [name, Array.isArray(part) ? filled(part, gap) : part]);
  return Object.fromEntries(parts);
}

/** Removes an entity from every cached list. The function it returns restores it, for an Undo. */
export function useEntityRemoval<Entity extends object>(isOne: (value: object, id: string) => value is Entity) {
  const { cache, mutate } = useSWRConfig();
  const patch = useEntityPatch(isOne);
  return useCallback(
    (id: string) => {
      const gaps = [...cache.keys()].flatMap((key) => gapsIn(key, cache.get(key)?.data, (entry) => isOne(entry, id)));
      patch(id, () => null);
      return () => {
        for (const gap of gaps) {
          recordFetch(gap.key);
          void mutate(gap.key, filled(cache.get(gap.key)?.data, gap), { revalidate: false });
        }
      };
    },
    [cache, mutate, patch, isOne],
  );
}
