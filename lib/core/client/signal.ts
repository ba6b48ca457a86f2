/** A publish-subscribe channel; `emit` returns the listeners' results. */
export function signal<Payload = void, Answer = void>() {
  const listeners = new Set<(payload: Payload) => Answer>();
  return {
    /** Returns the function that unsubscribes. */
    on(listener: (payload: Payload) => Answer): () => void {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    emit: (payload: Payload): Answer[] => [...listeners].map((listener) => listener(payload)),
  };
}
