import { useMemo, useSyncExternalStore } from "react";
import { signal } from "./signal";

/** As long as the toast with Undo is visible. */
const UNDO_MS = 5000;

/** Deletions waiting for their Undo period to end. */
const waiting = new Map<string, () => Promise<void>>();
const NONE: ReadonlySet<string> = new Set();
/** Hidden from lists: waiting for the Undo period to end, or being deleted. */
let removed = NONE;
const changed = signal();

function mark(subject: string, isRemoved: boolean): void {
  const next = new Set(removed);
  if (isRemoved) next.add(subject);
  else next.delete(subject);
  removed = next;
  changed.emit();
}

/** When the page is left, pending deletions are sent immediately. */
function commitAll(): void {
  for (const commit of waiting.values()) void commit();
}

/**
 * Deletes something when the Undo period is over or the page is left. Until then screens hide it (`useRemoved`), and
 * show it again if the deletion fails. The returned function is the Undo.
 */
export function removeLater(
  subject: string,
  onFailed: (error: unknown) => void,
  commit: () => Promise<unknown>,
): () => void {
  const task = async () => {
    clearTimeout(timer);
    if (!waiting.delete(subject)) return;
    await commit().catch(onFailed);
    mark(subject, false);
  };
  const timer = setTimeout(task, UNDO_MS);
  waiting.set(subject, task);
  window.addEventListener("pagehide", commitAll); // adding the same listener again has no effect
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

/** The items of a list that aren't pending deletion. */
export function useNotRemoved<T extends { id: string }>(
  items: readonly T[] | undefined,
  subjectOf: (id: string) => string,
) {
  const removed = useRemoved();
  return useMemo(() => items?.filter(({ id }) => !removed.has(subjectOf(id))), [items, removed, subjectOf]);
}
