import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { AuthHeader } from "@/components/auth/auth-header";
import { AuthStep } from "@/components/auth/auth-step";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { LinkButton } from "@/components/ui/link-button";
import { TextArea } from "@/components/ui/text-area";
import { errorText } from "@/lib/core/client/api-client";
import { paths } from "@/lib/core/shared/paths";
import { requestReview } from "@/lib/moderation/appeals/hooks";
import { appealSchema } from "@/lib/moderation/appeals/schema";
import { APPEAL_MAX } from "@/lib/moderation/rules";

type SuspendedStepProps = {
  /** The moderator's reason. */
  message: string;
  mayAppeal: boolean;
  onBack: () => void;
};

function AppealForm({ onSent }: { onSent: () => void }) {
  const form = useForm({ resolver: zodResolver(appealSchema), defaultValues: { text: "" } });
  const { errors, isSubmitting } = form.formState;
  const send = form.handleSubmit(async (values) => {
    try {
      await requestReview(values);
      onSent();
    } catch (failure) {
      form.setError("text", { message: errorText(failure, "Couldn't send your appeal. Please try again.") });
    }
  });
  return (
    <form method="dialog" onSubmit={send} noValidate className="flex flex-col gap-3">
      <Field
        label="Your appeal"
        error={errors.text?.message}
        hint="You can appeal once. A moderator will review it, and you'll see the answer here when you log in."
      >
        <TextArea rows={5} maxLength={APPEAL_MAX} limit={APPEAL_MAX} {...form.register("text")} />
      </Field>
      <Button type="submit" size="lg" block pending={isSubmitting} pendingLabel="Sending...">
        Send
      </Button>
    </form>
  );
}

/** Shown when a moderator has suspended the account, with the option to appeal. */
export function SuspendedStep({ message, mayAppeal, onBack }: SuspendedStepProps) {
  const [isSent, setSent] = useState(false);
  return (
    <>
      <AuthHeader back={onBack} />
      <AuthStep
        title={isSent ? "Appeal sent" : "Account suspended"}
        moved
        text={isSent ? "A moderator will review it. Log in again in a few days to see the answer." : `${message}.`}
      >
        {mayAppeal && !isSent && <AppealForm onSent={() => setSent(true)} />}
        {isSent && (
          <LinkButton href={paths.landing} variant="secondary" size="lg" block>
            Done
          </LinkButton>
        )}
      </AuthStep>
    </>
  );
}
