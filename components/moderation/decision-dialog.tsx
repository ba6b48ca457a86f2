import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { ACTION_NAMES } from "@/components/moderation/moderation-labels";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Sheet } from "@/components/ui/sheet";
import { TextArea } from "@/components/ui/text-area";
import { errorText } from "@/lib/core/client/api-client";
import { fullName } from "@/lib/core/shared/format";
import { type Action, REASON_MAX, REPORTED_NAMES } from "@/lib/moderation/rules";
import { type Case, decideSchema } from "@/lib/moderation/schema";

function consequence(action: Action, { type, snapshot }: Case): string {
  const name = fullName(snapshot.author);
  const thing = REPORTED_NAMES[type];
  switch (action) {
    case "dismiss":
      return "Nothing changes. The reports are closed, and no one is notified.";
    case "hide":
      return `Only ${name} can see this ${thing}, marked with a note. They'll see your reason.`;
    case "remove":
      return `This ${thing} is permanently deleted. ${name} will see your reason.`;
    case "warn":
      return `${name} will see your reason. Nothing else changes.`;
    case "suspend":
      return `${name} is logged out everywhere and can't log in again. No one can see their profile or posts.`;
    case "restore":
      return `This undoes the decision. ${name} will see your reason.`;
    case "uphold":
      return `The decision stays. ${name} sees your answer when they log in.`;
  }
}

type DecisionDialogProps = {
  about: Case;
  action: Action;
  onDecide: (reason: string) => Promise<void>;
  onClosed: () => void;
};

/** A decision needs a reason, which is logged and sent to the person affected. */
export function DecisionDialog({ about, action, onDecide, onClosed }: DecisionDialogProps) {
  const [open, setOpen] = useState(true);
  const form = useForm({ resolver: zodResolver(decideSchema), defaultValues: { action, reason: "" } });
  const { errors, isSubmitting } = form.formState;
  const isSevere = action === "remove" || action === "suspend";
  const decide = form.handleSubmit(async ({ reason }) => {
    try {
      await onDecide(reason);
      setOpen(false);
    } catch (failure) {
      form.setError("reason", { message: errorText(failure, "Couldn't save that. Please try again.") });
    }
  });
  return (
    <Sheet
      open={open}
      onOpenChange={setOpen}
      onClosed={onClosed}
      title={ACTION_NAMES[action]}
      description={consequence(action, about)}
    >
      <form noValidate onSubmit={decide}>
        <Field label="Reason" error={errors.reason?.message}>
          <TextArea rows={3} maxLength={REASON_MAX} limit={REASON_MAX} {...form.register("reason")} />
        </Field>
        <Button
          type="submit"
          block
          variant={isSevere ? "danger" : "primary"}
          className="mt-3"
          pending={isSubmitting}
          pendingLabel="Saving..."
        >
          {ACTION_NAMES[action]}
        </Button>
      </form>
    </Sheet>
  );
}
