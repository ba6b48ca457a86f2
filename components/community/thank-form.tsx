import { useForm } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { failed } from "@/components/ui/failed";
import { Field } from "@/components/ui/field";
import { TextArea } from "@/components/ui/text-area";
import { toast } from "@/components/ui/use-toast";
import { useEventCheckIn } from "@/lib/community/check-ins/hooks";
import { THANKS_MAX } from "@/lib/community/check-ins/rules";
import type { CommunityEvent } from "@/lib/community/events/schema";

/** Lets the host thank the guests, once. */
export function ThankForm({ event }: { event: CommunityEvent }) {
  const { thank } = useEventCheckIn(event.id);
  const form = useForm({ defaultValues: { text: "" } });
  const { isSubmitting } = form.formState;
  const text = form.watch("text").trim();
  const submit = form.handleSubmit(async () => {
    try {
      await thank(text);
      toast({ title: "Thanks sent", description: event.title });
    } catch (error) {
      failed("Couldn't send thanks", error);
    }
  });
  return (
    <Card className="p-4">
      <form method="dialog" onSubmit={submit} noValidate className="flex flex-col gap-3">
        <Field label="Thank your guests" hint="Goes to everyone who checked in, or to all guests if no one did">
          <TextArea
            rows={2}
            maxLength={THANKS_MAX}
            placeholder="What a morning! See you next week."
            {...form.register("text")}
          />
        </Field>
        <Button type="submit" disabled={text === ""} pending={isSubmitting} pendingLabel="Sending...">
          Send thanks
        </Button>
      </form>
    </Card>
  );
}
