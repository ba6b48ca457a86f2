/** A publish-subscribe channel; `emit` returns the listeners' results. */
export function signal<Told = void, Answer = void>() {
  const listeners = new Set<(told: Told) => Answer>();
  return {
    /** Returns the function that unsubscribes. */
    on(listener: (told: Told) => Answer): () => void {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    emit: (told: Told): Answer[] => [...listeners].map((listener) => listener(told)),
  };
}
