import { useSyncExternalStore } from "react";
import { isReachable } from "./reachable";
import { signal } from "./signal";

/** Delay before a failed chunk is loaded again if no `online` event comes first. */
const AGAIN_MS = 3000;

let awaited = 0;
const counted = signal();

function count(more: number): void {
  awaited += more;
  counted.emit();
}

/** Whether a code-split part that the user opened is still waiting for the network. */
export function useIsChunkPending(): boolean {
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
  /** For a prefetch: not reported to the user, and retried for as long as the page is open. */
  isQuiet?: boolean;
};

/**
 * A dynamic `import()` that is retried until it succeeds: a chunk that fails offline would crash the whole page.
 * Rejects if the server is reachable and the chunk still fails: then a new version was deployed, and only a reload
 * helps.
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
