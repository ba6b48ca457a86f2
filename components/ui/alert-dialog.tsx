import { AlertDialog as Base } from "@base-ui/react/alert-dialog";
import { type ReactNode, useDeferredValue } from "react";
import { Button } from "@/components/ui/button";
import { useColumn } from "@/components/ui/split-view";
import { useBackClose } from "@/components/ui/use-back-close";
import { usePending } from "@/components/ui/use-pending";
import { cn } from "@/lib/core/shared/cn";

type AlertDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  /** The dialog stays open until this has succeeded. */
  onConfirm: () => unknown;
  /** Shows why it failed. */
  onFailed?: (error: unknown) => void;
  pendingLabel?: string;
};

export function AlertDialog(props: AlertDialogProps) {
  const { open, onOpenChange, title, description, confirmLabel, cancelLabel = "Cancel" } = props;
  useBackClose(open, () => onOpenChange(false));
  const isOpen = useDeferredValue(open, false) && open; // see Dialog
  const { isPending, run } = usePending(props.onFailed);
  const confirm = async () => {
    if (await run(async () => props.onConfirm())) onOpenChange(false);
  };
  return (
    <Base.Root open={isOpen} onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Backdrop className="veil z-60" />
        <Base.Viewport className={cn(useColumn(), "inset-y-0 z-60 flex items-center justify-center p-4")}>
          <Base.Popup className="pop-motion w-full rounded-sheet dark:border dark:border-line bg-raised p-4 text-ink shadow-raise outline-none">
            <Base.Title className="text-display leading-tight">{title}</Base.Title>
            <Base.Description className="mt-2 text-ink-soft">{description}</Base.Description>
            <div className="mt-6 flex flex-wrap gap-3">
              <Base.Close render={<Button variant="secondary" className="flex-1" />}>{cancelLabel}</Base.Close>
              <Button
                variant="danger"
                className="flex-1"
                onClick={() => void confirm()}
                pending={isPending}
                pendingLabel={props.pendingLabel}
              >
                {confirmLabel}
              </Button>
            </div>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
