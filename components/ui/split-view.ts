import { createContext, useContext, useRef } from "react";
import { useMedia } from "@/components/ui/use-media";

/** CSS classes for the columns of the wide layout (app/styles/wide.css). On a phone there is only one column. */
type ColumnClass = "over-main" | "over-beside";

/** The column that a layer opens over: its opener's. */
const Column = createContext<ColumnClass>("over-main");
export const ColumnProvider = Column.Provider;
export const useColumn = (): ColumnClass => useContext(Column);

const LAYERS = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

type Change = { reason: string; event: Event };

/**
 * An overlay with its own URL, such as a post or a place, opens beside its list where there is room for two columns. It
 * isn't modal there: the list stays usable, and opening another item replaces this one. Escape closes it, unless a
 * layer above should handle the key.
 */
export function useSplitView(hasAddress: boolean | undefined, onOpenChange: (open: boolean) => void) {
  const isWide = useMedia("(min-width: 1024px)");
  const popup = useRef<HTMLDivElement>(null);
  const own = useColumn();
  const isInSplitView = hasAddress === true && isWide;
  return {
    isInSplitView,
    column: isInSplitView ? ("over-beside" as const) : own,
    root: {
      modal: !isInSplitView,
      disablePointerDismissal: isInSplitView,
      onOpenChange: (open: boolean, { reason, event }: Change) => {
        const layer = event.target instanceof Element ? event.target.closest(LAYERS) : null;
        if (isInSplitView && reason === "escape-key" && layer && layer !== popup.current) return;
        onOpenChange(open);
      },
    },
    popup,
  };
}
