import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { CATEGORY_NAMES } from "@/components/moderation/moderation-labels";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Sheet } from "@/components/ui/sheet";
import { TextArea } from "@/components/ui/text-area";
import { toast } from "@/components/ui/use-toast";
import { errorText } from "@/lib/core/client/api-client";
import { fullName } from "@/lib/core/shared/format";
import { sendReport } from "@/lib/moderation/hooks";
import { CATEGORIES, NOTE_MAX, REPORTED_NAMES, type ReportType } from "@/lib/moderation/rules";
import { createReportSchema } from "@/lib/moderation/schema";
import { useRestrictPerson } from "@/lib/social/people/hooks";

type Person = { id: string; firstName: string; lastName: string };
type ReportDialogProps = {
  type: ReportType;
  id: string;
  /** The author's id: with it the dialog also offers to block them. */
  person?: Person;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

type ReportFormProps = Omit<ReportDialogProps, "open" | "onOpenChange"> & { onDone: () => void };

function ReportForm({ type, id, person, onDone }: ReportFormProps) {
  const setAside = useRestrictPerson();
  const form = useForm({
    resolver: zodResolver(createReportSchema.omit({ type: true, id: true })),
    defaultValues: { note: "" },
  });
  const { errors, isSubmitting } = form.formState;
  const [alsoBlock, setAlsoBlock] = useState(false);

  const send = form.handleSubmit(async (report) => {
    try {
      await sendReport({ type, id, ...report });
      if (alsoBlock && person) await setAside(person.id, "block", true);
      onDone();
      const blocked = alsoBlock && person ? ` ${fullName(person)} is blocked.` : "";
      toast({ title: "Thank you for your report", description: `A moderator will review it.${blocked}` });
    } catch (failure) {
      form.setError("root", { message: errorText(failure, "Couldn't send your report. Please try again.") });
    }
  });

  return (
    <form noValidate onSubmit={send}>
      <fieldset className="flex flex-col">
        <legend className="sr-only">What's wrong?</legend>
        {CATEGORIES.map((value) => (
          <label
            key={value}
            className="flex min-h-11 cursor-pointer items-center gap-3 border-line border-b last-of-type:border-b-0"
          >
            <input
              type="radio"
              value={value}
              className="size-5 accent-(--sky-ink)"
              {...form.register("category", { onChange: () => form.clearErrors() })}
            />
            {CATEGORY_NAMES[value]}
          </label>
        ))}
      </fieldset>
      <Field label="Anything else we should know? (optional)" className="mt-4">
        <TextArea rows={2} maxLength={NOTE_MAX} limit={NOTE_MAX} className="min-h-16" {...form.register("note")} />
      </Field>
      {person && (
        <label className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="checkbox"
            checked={alsoBlock}
            onChange={(event) => setAlsoBlock(event.target.checked)}
            className="size-5 accent-(--sky-ink)"
          />
          {`Also block ${fullName(person)}`}
        </label>
      )}
      <p role="alert" className="font-medium text-danger-ink text-sm">
        {errors.category?.message ?? errors.root?.message}
      </p>
      <Button type="submit" block className="mt-3" pending={isSubmitting} pendingLabel="Sending...">
        Send report
      </Button>
    </form>
  );
}

/** The report form for anything other people made. They don't learn who reported them. */
export function ReportDialog({ open, onOpenChange, ...reported }: ReportDialogProps) {
  const { type, person } = reported;
  const thing = type === "user" && person ? fullName(person) : `this ${REPORTED_NAMES[type]}`;
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={`Report ${thing}`}
      description="What's wrong? Only our moderators will know you reported this."
    >
      <ReportForm {...reported} onDone={() => onOpenChange(false)} />
    </Sheet>
  );
}
