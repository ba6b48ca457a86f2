import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { refused } from "@/components/community/refusal-toast";
import { ScopeChoice } from "@/components/community/scope-choice";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Sheet } from "@/components/ui/sheet";
import { TextArea } from "@/components/ui/text-area";
import { toast } from "@/components/ui/use-toast";
import { useEventWrites } from "@/lib/community/events/hooks";
import { type CommunityEvent, cancelEventSchema } from "@/lib/community/events/schema";
import { CANCEL_REASON_MAX } from "@/lib/community/series/rules";

type CancelEventSheetProps = { event: CommunityEvent; open: boolean; onOpenChange: (open: boolean) => void };

/** Calls an event off, of one that repeats this date or the later ones too, and says why to who meant to come. */
export function CancelEventSheet({ event, open, onOpenChange }: CancelEventSheetProps) {
  const { remove } = useEventWrites();
  const form = useForm({
    resolver: zodResolver(cancelEventSchema.unwrap()),
    defaultValues: { scope: "one", reason: "" },
  });
  const cancelEvent = form.handleSubmit(async ({ scope, reason }) => {
    try {
      await remove(event.id, { scope, reason: reason || null });
      onOpenChange(false);
      toast({ title: "Event cancelled", description: "Everybody who meant to come is told." });
    } catch (error) {
      refused(error);
    }
  });
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title="Cancel this event?"
      description="Everybody who meant to come is told, and nobody can join any more. This can't be undone."
    >
      <form noValidate className="flex flex-col gap-4" onSubmit={cancelEvent}>
        {event.series && (
          <ScopeChoice
            label="What to cancel"
            value={form.watch("scope") ?? "one"}
            onValueChange={(scope) => form.setValue("scope", scope)}
          />
        )}
        <Field label="Why" hint="Who meant to come reads this; it may stay empty">
          <TextArea
            rows={2}
            maxLength={CANCEL_REASON_MAX}
            placeholder="Thunderstorms are forecast"
            {...form.register("reason")}
          />
        </Field>
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" className="flex-1!" onClick={() => onOpenChange(false)}>
            Keep it
          </Button>
          <Button
            type="submit"
            variant="danger"
            className="flex-1!"
            pending={form.formState.isSubmitting}
            pendingLabel="Cancelling..."
          >
            Cancel event
          </Button>
        </div>
      </form>
    </Sheet>
  );
}
