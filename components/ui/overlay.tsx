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

/** Fetches the code of everything that opens over a screen before anybody has asked for it. */
export const foreseeOverlays = (): Promise<void> => load().then(keep, () => undefined);

/** That code, once it is there. */
export const usePanels = (): Panels | undefined =>
  useSyncExternalStore(
    arrived.on,
    () => panels,
    () => undefined,
  );

/** Fetches it for what is open already. Without it the screen is of no use: its error is the screen's. */
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
 * The place of a dialog, sheet or menu, whose code (40 KB packed) comes with the first touch of the page: nothing is there
 * until it is first opened, and its way out stays. It is drawn when the tap that opens it has been answered, and closed at once.
 */
export function Overlay({ open, children }: OverlayProps) {
  const isOpening = useDeferredValue(open);
  const isOpen = open && isOpening;
  const isThere = useEver(isOpen);
  const loaded = useDeferredValue(usePanels());
  if (!isThere) return null;
  return loaded ? children(loaded, isOpen) : <Fetch />;
}
