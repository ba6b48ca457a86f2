import { type ReactNode, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { AlertDialog } from "@/components/ui/alert-dialog";
import { Button } from "@/components/ui/button";
import { failed } from "@/components/ui/failed";
import { Sheet } from "@/components/ui/sheet";
import { closeThen } from "@/components/ui/use-back-close";

type CommunityFormSheetProps<Input extends FieldValues, Output> = {
  title: string;
  description?: string | undefined;
  isEdit: boolean;
  form: UseFormReturn<Input, unknown, Output>;
  /** May return a callback that runs after the sheet has closed. */
  onSave: (values: Output) => Promise<(() => void) | undefined>;
  onClosed: () => void;
  children: ReactNode;
};

/** A form in a sheet. If anything has been typed, closing asks first, so that a swipe doesn't lose it. */
export function CommunityFormSheet<Input extends FieldValues, Output>(props: CommunityFormSheetProps<Input, Output>) {
  const { title, description, isEdit, form, onSave, onClosed, children } = props;
  const [open, setOpen] = useState(true);
  const [isAsking, setAsking] = useState(false);
  const { isDirty, isSubmitting } = form.formState;
  const close = () => setOpen(false);
  const askToClose = () => (isDirty && !isSubmitting ? setAsking(true) : close());
  const submit = form.handleSubmit(async (values) => {
    try {
      const next = await onSave(values);
      if (next) closeThen(close, next);
      else close();
    } catch (error) {
      failed("Error", error, "Please try again.");
    }
  });
  return (
    <Sheet
      open={open}
      onOpenChange={(isOpen) => !isOpen && askToClose()}
      onClosed={onClosed}
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
        onConfirm={close}
      />
    </Sheet>
  );
}
