import { type ReactNode, useDeferredValue, useEffect, useState, useSyncExternalStore } from "react";
import { useEver } from "@/components/ui/use-ever";
import { retryImport } from "@/lib/core/client/lazy-retry";
import { signal } from "@/lib/core/client/signal";

type Panels = typeof import("@/components/ui/overlay-panels");

const load = () => import("@/components/ui/overlay-panels");
const loadUntilThere = retryImport(load);
const arrived = signal();
let panels: Panels | undefined;

function keep(loaded: Panels): void {
  panels = loaded;
  arrived.emit();
}

/** Prefetches the code of all overlays. */
export const prefetchOverlays = (): Promise<void> => load().then(keep, () => undefined);

/** The loaded module; undefined until then. */
export const usePanels = (): Panels | undefined =>
  useSyncExternalStore(
    arrived.on,
    () => panels,
    () => undefined,
  );

/** Loads it for an overlay that is already open; a failure is thrown to the screen's error boundary. */
function Fetch() {
  const [error, setError] = useState<unknown>();
  useEffect(() => {
    loadUntilThere().then(keep, setError);
  }, []);
  if (error !== undefined) throw error;
  return null;
}

type OverlayProps = { open: boolean; children: (panels: Panels, open: boolean) => ReactNode };

/**
 * Mounts a dialog, sheet or menu, whose code (40 KB compressed) is loaded at the first touch of the page: not rendered
 * before it is first opened, and kept for its exit animation. Opening is deferred until after the
 * tap's own response, closing is immediate.
 */
export function Overlay({ open, children }: OverlayProps) {
  const isOpening = useDeferredValue(open);
  const isOpen = open && isOpening;
  const isThere = useEver(isOpen);
  const loaded = useDeferredValue(usePanels());
  if (!isThere) return null;
  return loaded ? children(loaded, isOpen) : <Fetch />;
}
