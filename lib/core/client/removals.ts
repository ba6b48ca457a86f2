import { useMemo, useSyncExternalStore } from "react";
import { signal } from "./signal";

/** As long as the toast with its Undo is seen. */
const UNDO_MS = 5000;

/** What waits for its Undo to pass. */
const waiting = new Map<string, () => Promise<void>>();
const NONE: ReadonlySet<string> = new Set();
/** Hidden from lists: waiting for its Undo to pass, or being deleted. */
let removed = NONE;
const changed = signal();

function mark(subject: string, isRemoved: boolean): void {
  const next = new Set(removed);
  if (isRemoved) next.add(subject);
  else next.delete(subject);
  removed = next;
  changed.emit();
}

/** On leaving the page, pending deletions are sent at once. */
function commitAll(): void {
  for (const commit of waiting.values()) void commit();
}

/**
 * Deletes something when the time for an Undo is over, or the page is left; until then screens leave it out
 * (`useRemoved`), and what could not be deleted they show again. The returned function is the Undo.
 */
export function removeLater(
  subject: string,
  onFailed: (error: unknown) => void,
  commit: () => Promise<unknown>,
): () => void {
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
