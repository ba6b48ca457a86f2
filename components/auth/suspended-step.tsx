import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { AuthHeader } from "@/components/auth/auth-header";
import { AuthStep } from "@/components/auth/auth-step";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { LinkButton } from "@/components/ui/link-button";
import { TextArea } from "@/components/ui/text-area";
import { errorText, postJson } from "@/lib/core/client/api-client";
import { paths } from "@/lib/core/shared/paths";
import { objectSchema } from "@/lib/moderation/objections/schema";
import { OBJECTION_MAX } from "@/lib/moderation/rules";

type SuspendedStepProps = {
  /** Why, in the moderator's words. */
  message: string;
  mayObject: boolean;
  onBack: () => void;
};

function ObjectionForm({ onSent }: { onSent: () => void }) {
  const form = useForm({ resolver: zodResolver(objectSchema), defaultValues: { text: "" } });
  const { errors, isSubmitting } = form.formState;
  const send = form.handleSubmit(async (values) => {
    try {
      await postJson(paths.api.objection, values);
      onSent();
    } catch (failure) {
      form.setError("text", { message: errorText(failure, "That was not sent. Please try again.") });
    }
  });
  return (
    <form method="post" onSubmit={send} noValidate className="flex flex-col gap-3">
      <Field
        label="Your objection"
        error={errors.text?.message}
        hint="You can object once. A moderator reads it, and you find the answer here when you log in."
      >
        <TextArea rows={5} maxLength={OBJECTION_MAX} limit={OBJECTION_MAX} {...form.register("text")} />
      </Field>
      <Button type="submit" size="lg" block pending={isSubmitting} pendingLabel="Sending...">
        Send
      </Button>
    </form>
  );
}

/** What somebody reads whose account a moderator suspended, and the way to say something against it. */
export function SuspendedStep({ message, mayObject, onBack }: SuspendedStepProps) {
  const [isSent, setSent] = useState(false);
  return (
    <>
      <AuthHeader back={onBack} />
      <AuthStep
        title={isSent ? "A moderator will read it" : "Suspended"}
        moved
        text={isSent ? "Log in again in a few days to see the answer." : `${message}.`}
      >
        {mayObject && !isSent && <ObjectionForm onSent={() => setSent(true)} />}
        {isSent && (
          <LinkButton href={paths.landing} variant="secondary" size="lg" block>
            Done
          </LinkButton>
        )}
      </AuthStep>
    </>
  );
}
