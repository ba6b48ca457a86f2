import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { ScopeChoice } from "@/components/community/scope-choice";
import { Button } from "@/components/ui/button";
import { refused } from "@/components/ui/failed";
import { Field } from "@/components/ui/field";
import { Sheet } from "@/components/ui/sheet";
import { TextArea } from "@/components/ui/text-area";
import { toast } from "@/components/ui/use-toast";
import { useEventWrites } from "@/lib/community/events/hooks";
import { type CommunityEvent, cancelEventSchema } from "@/lib/community/events/schema";
import { CANCEL_REASON_MAX } from "@/lib/community/series/rules";

type CancelEventSheetProps = { event: CommunityEvent; open: boolean; onOpenChange: (open: boolean) => void };

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
      toast({ title: "Event canceled", description: "Your guests were notified." });
    } catch (error) {
      refused(error);
    }
  });
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title="Cancel this event?"
      description="Guests will be notified, and no one else can join. This can't be undone."
    >
      <form noValidate className="flex flex-col gap-4" onSubmit={cancelEvent}>
        {event.series && (
          <ScopeChoice
            label="What to cancel"
            value={form.watch("scope") ?? "one"}
            onValueChange={(scope) => form.setValue("scope", scope)}
          />
        )}
        <Field label="Reason" hint="Optional message to your guests">
          <TextArea
            rows={2}
            maxLength={CANCEL_REASON_MAX}
            placeholder="Thunderstorms are forecast"
            {...form.register("reason")}
          />
        </Field>
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" className="flex-1" onClick={() => onOpenChange(false)}>
            Keep event
          </Button>
          <Button
            type="submit"
            variant="danger"
            className="flex-1"
            pending={form.formState.isSubmitting}
            pendingLabel="Canceling..."
          >
            Cancel event
          </Button>
        </div>
      </form>
    </Sheet>
  );
}
