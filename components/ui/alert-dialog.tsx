import type { AlertPanelProps } from "@/components/ui/alert-panel";
import { Overlay } from "@/components/ui/overlay";
import { useBackClose } from "@/components/ui/use-back-close";

export function AlertDialog(props: AlertPanelProps) {
  useBackClose(props.open, () => props.onOpenChange(false));
  return <Overlay open={props.open}>{({ AlertPanel }, open) => <AlertPanel {...props} open={open} />}</Overlay>;
}
