import { createContext, useContext, useRef } from "react";
import { useMedia } from "@/components/layout/use-media";

/** The columns of the wide layout, as classes (app/styles/wide.css). On a phone both are the one. */
type ColumnClass = "over-main" | "over-beside";

/** Over which column a layer lies: the one its opener stands in. */
const Column = createContext<ColumnClass>("over-main");
export const ColumnProvider = Column.Provider;
export const useColumn = (): ColumnClass => useContext(Column);

const LAYERS = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

type Change = { reason: string; event: Event };

/**
 * What has an address of its own, a post or a place, stands beside its list where there is room for two columns, and is no
 * modal there: the list goes on, and another of its things takes this one's place. Escape closes it, but not while it is
 * meant for a layer above.
 */
export function useBeside(hasAddress: boolean | undefined, onOpenChange: (open: boolean) => void) {
  const hasRoom = useMedia("(min-width: 1024px)");
  const popup = useRef<HTMLDivElement>(null);
  const own = useColumn();
  const isBeside = hasAddress === true && hasRoom;
  return {
    isBeside,
    column: isBeside ? ("over-beside" as const) : own,
    root: {
      modal: !isBeside,
      disablePointerDismissal: isBeside,
      onOpenChange: (open: boolean, { reason, event }: Change) => {
        const layer = event.target instanceof Element ? event.target.closest(LAYERS) : null;
        if (isBeside && reason === "escape-key" && layer && layer !== popup.current) return;
        onOpenChange(open);
      },
    },
    popup,
  };
}
