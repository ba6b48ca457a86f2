import { type ReactNode, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { AlertDialog } from "@/components/ui/alert-dialog";
import { Button } from "@/components/ui/button";
import { failed } from "@/components/ui/failed";
import { Sheet } from "@/components/ui/sheet";
import { closeThen } from "@/components/ui/use-back-close";

export type FormSheetState = { open: boolean; onClose: () => void; onClosed?: () => void };

type CommunityFormSheetProps<Input extends FieldValues, Output> = FormSheetState & {
  title: string;
  description?: string | undefined;
  isEdit: boolean;
  form: UseFormReturn<Input, unknown, Output>;
  /** May return a callback that runs after the sheet has closed. */
  onSave: (values: Output) => Promise<(() => void) | undefined>;
  children: ReactNode;
};

/** A form in a sheet. If anything has been typed, closing asks first, so that a swipe doesn't lose it. */
export function CommunityFormSheet<Input extends FieldValues, Output>(props: CommunityFormSheetProps<Input, Output>) {
  const { title, description, isEdit, form, onSave, open, onClose, children } = props;
  const [isAsking, setAsking] = useState(false);
  const { isDirty, isSubmitting } = form.formState;
  const askToClose = () => (isDirty && !isSubmitting ? setAsking(true) : onClose());
  const submit = form.handleSubmit(async (values) => {
    try {
      const next = await onSave(values);
      if (next) closeThen(onClose, next);
      else onClose();
    } catch (error) {
      failed("Error", error, "Please try again.");
    }
  });
  return (
    <Sheet
      open={open}
      onOpenChange={(isOpen) => !isOpen && askToClose()}
      onClosed={props.onClosed}
      title={title}
      description={description}
    >
      <form onSubmit={submit} noValidate className="flex flex-col gap-4">
        {children}
        <Button
          type="submit"
          size="lg"
          block
          pending={isSubmitting}
          pendingLabel={isEdit ? "Saving..." : "Creating..."}
        >
          {isEdit ? "Save" : "Create"}
        </Button>
      </form>
      <AlertDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Discard your changes?"
        description="Your changes will be lost."
        confirmLabel="Discard"
        cancelLabel="Keep editing"
        onConfirm={onClose}
      />
    </Sheet>
  );
}
