import { useSyncExternalStore } from "react";
import { isReachable } from "./reachable";
import { signal } from "./signal";

/** How long a failed part waits before it is tried again, where nothing says that the network has come back. */
const AGAIN_MS = 3000;

let awaited = 0;
const counted = signal();

function count(more: number): void {
  awaited += more;
  counted.emit();
}

/** Whether somebody opened a part of the app that only the network can bring. */
export function useAwaitsPart(): boolean {
  return useSyncExternalStore(
    counted.on,
    () => awaited > 0,
    () => false,
  );
}

function chance(): Promise<void> {
  return new Promise((done) => {
    const timer = setTimeout(again, AGAIN_MS);
    function again() {
      clearTimeout(timer);
      window.removeEventListener("online", again);
      done();
    }
    window.addEventListener("online", again);
  });
}

export type RetryOptions = {
  /** Nobody waits for it, and nobody misses it: it says nothing, and tries as long as the page is there. */
  isQuiet?: boolean;
};

/**
 * A part's `import()`, begun again until it comes: given up without a network, it would take the whole page down with
 * it. Rejects where the server answers and the part still doesn't come: then another version of the app was deployed,
 * and only a reload helps.
 */
export function retryImport<T>(load: () => Promise<T>, { isQuiet = false }: RetryOptions = {}): () => Promise<T> {
  return async () => {
    let isCounted = false;
    try {
      for (;;) {
        try {
          return await load();
        } catch {
          if (!isQuiet && (await isReachable())) return await load();
        }
        if (!isQuiet && !isCounted) {
          isCounted = true;
          count(1);
        }
        await chance();
      }
    } finally {
      if (isCounted) count(-1);
    }
  };
}
