/** How React marks a Suspense boundary whose HTML is on its way, or is there and waits to be shown (for up to 300 ms). */
const PENDING = 'template[id^="B:"]';
/** A stream that was cut off leaves its marks for good. */
const PATIENCE_MS = 3000;

/**
 * Calls `act` once all of the page's HTML is shown; at once where it is. A context that changes before makes React discard
 * what the server drew of a boundary that is still pending, and draw it again here, in a transition as well.
 */
export function whenStreamed(act: () => void): () => void {
  if (!document.querySelector(PENDING)) {
    act();
    return () => undefined;
  }
  const end = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  const done = () => {
    end();
    act();
  };
  const observer = new MutationObserver(() => {
    if (!document.querySelector(PENDING)) done();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  const timer = setTimeout(done, PATIENCE_MS);
  return end;
}
