import { Check } from "lucide-react";
import { useSearchParams } from "next/navigation";
import { useForm } from "react-hook-form";
import { CodeField } from "@/components/auth/code-field";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { failed } from "@/components/ui/failed";
import { toast } from "@/components/ui/use-toast";
import { useEventCheckIn } from "@/lib/community/check-ins/hooks";
import type { CommunityEvent } from "@/lib/community/events/schema";
import { ApiError } from "@/lib/core/client/api-client";

/** Checks a guest in with the code on the host's screen: typed, or from its QR code, which opens this page with it. */
export function CheckIn({ event }: { event: CommunityEvent }) {
  const { checkInToEvent } = useEventCheckIn(event.id);
  const linkedCode = useSearchParams().get("code") ?? "";
  const form = useForm({ defaultValues: { code: linkedCode } });
  const { errors, isSubmitting } = form.formState;
  if (event.isCheckedIn) {
    return (
      <p className="flex items-center gap-2 rounded-control bg-sky-wash px-4 py-3 font-semibold text-sky-ink">
        <Check className="size-5 shrink-0" /> You're checked in
      </p>
    );
  }
  const submit = form.handleSubmit(async ({ code }) => {
    try {
      await checkInToEvent(code);
      toast({ title: "You're checked in", description: event.title });
    } catch (error) {
      const [message] = (error instanceof ApiError && error.errors.code) || [];
      if (message) form.setError("code", { message });
      else failed("Couldn't check you in", error);
    }
  });
  return (
    <Card className="p-4">
      <form method="dialog" onSubmit={submit} noValidate className="flex flex-col gap-3">
        <h3 className="text-display-sm">Are you here?</h3>
        <CodeField
          label="Code on the host's screen"
          error={errors.code?.message}
          // Also set on the field, because the form can't fill it in during server rendering.
          defaultValue={linkedCode}
          {...form.register("code", { required: "Enter the 6-digit code" })}
        />
        <Button type="submit" pending={isSubmitting} pendingLabel="Checking in...">
          Check in
        </Button>
      </form>
    </Card>
  );
}
