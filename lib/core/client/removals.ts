import { useMemo, useSyncExternalStore } from "react";
import { signal } from "./signal";

/** As long as the toast with its Undo is seen. */
const UNDO_MS = 5000;

type Removal = {
  /** Deletes it. */
  commit: () => Promise<unknown>;
  /** It could not be deleted, and is shown again. */
  onFailed: (error: unknown) => void;
};

/** What waits for its Undo to pass. */
const waiting = new Map<string, () => Promise<void>>();
const NONE: ReadonlySet<string> = new Set();
/** What is not shown any more: it waits, or is being deleted. */
let removed = NONE;
const changed = signal();

function mark(subject: string, isRemoved: boolean): void {
  const next = new Set(removed);
  if (isRemoved) next.add(subject);
  else next.delete(subject);
  removed = next;
  changed.emit();
}

/** A page that is left sends at once what still waited. */
function commitAll(): void {
  for (const commit of waiting.values()) void commit();
}

/**
 * Deletes something when the time for an Undo is over, or the page is left; until then screens leave it out
 * (`useRemoved`). The returned function takes the wish back while it waits.
 */
export function removeLater(subject: string, { commit, onFailed }: Removal): () => void {
  const act = async () => {
    clearTimeout(timer);
    if (!waiting.delete(subject)) return;
    await commit().catch(onFailed);
    mark(subject, false);
  };
  const timer = setTimeout(act, UNDO_MS);
  waiting.set(subject, act);
  window.addEventListener("pagehide", commitAll); // the same listener is added once
  mark(subject, true);
  return () => {
    clearTimeout(timer);
    if (waiting.delete(subject)) mark(subject, false);
  };
}

export function useRemoved(): ReadonlySet<string> {
  return useSyncExternalStore(
    changed.on,
    () => removed,
    () => NONE,
  );
}

/** What of a list is still shown. */
export function useNotRemoved<T extends { id: string }>(
  items: readonly T[] | undefined,
  subjectOf: (id: string) => string,
) {
  const removed = useRemoved();
  return useMemo(() => items?.filter(({ id }) => !removed.has(subjectOf(id))), [items, removed, subjectOf]);
}
