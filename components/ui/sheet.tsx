import { Overlay, usePanels } from "@/components/ui/overlay";
import type { SheetCloseProps, SheetPanelProps } from "@/components/ui/sheet-panel";
import { type OverlayAddress, useBackClose } from "@/components/ui/use-back-close";

type SheetProps = SheetPanelProps & {
  /** Query parameter that is in the URL while the sheet is open. */
  address?: OverlayAddress | undefined;
};

/** A bottom sheet: follows the finger, closes by drag, Back, Esc and outside tap, and gives the focus back. */
export function Sheet({ address, ...panel }: SheetProps) {
  useBackClose(panel.open, () => panel.onOpenChange(false), address);
  return (
    <Overlay open={panel.open}>
      {({ SheetPanel }, open) => <SheetPanel {...panel} hasAddress={address !== undefined} open={open} />}
    </Overlay>
  );
}

/** Closes the sheet it stands in; give it a Button through `render`. */
export function SheetClose(props: SheetCloseProps) {
  const panels = usePanels();
  return panels ? <panels.SheetPanelClose {...props} /> : null;
}
