import type { DialogPanelProps } from "@/components/ui/dialog-panel";
import { Overlay } from "@/components/ui/overlay";
import { type OverlayAddress, useBackClose } from "@/components/ui/use-back-close";

type DialogProps = DialogPanelProps & {
  address?: OverlayAddress;
};

export function Dialog({ address, ...panel }: DialogProps) {
  useBackClose(panel.open, () => panel.onOpenChange(false), address);
  return (
    <Overlay open={panel.open}>
      {({ DialogPanel }, open) => <DialogPanel {...panel} hasAddress={address !== undefined} open={open} />}
    </Overlay>
  );
}
