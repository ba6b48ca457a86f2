import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { AuthHeader } from "@/components/auth/auth-header";
import { AuthStep } from "@/components/auth/auth-step";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { LinkButton } from "@/components/ui/link-button";
import { TextArea } from "@/components/ui/text-area";
import { requestReview } from "@/lib/auth/appeals/hooks";
import { APPEAL_MAX } from "@/lib/auth/appeals/rules";
import { appealSchema } from "@/lib/auth/appeals/schema";
import { errorText } from "@/lib/core/client/api-client";
import { paths } from "@/lib/core/shared/paths";

type SuspendedStepProps = {
  /** The moderator's reason. */
  message: string;
  canAppeal: boolean;
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
        hint="You can appeal once. A moderator will review your appeal, and you'll see the decision here when you log in."
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
export function SuspendedStep({ message, canAppeal, onBack }: SuspendedStepProps) {
  const [isSent, setSent] = useState(false);
  return (
    <>
      <AuthHeader back={onBack} />
      <AuthStep
        title={isSent ? "Appeal sent" : "Account suspended"}
        moved
        text={
          isSent
            ? "A moderator will review your appeal. Log in again in a few days to see the decision."
            : `${message}.`
        }
      >
        {canAppeal && !isSent && <AppealForm onSent={() => setSent(true)} />}
        {isSent && (
          <LinkButton href={paths.landing} variant="secondary" size="lg" block>
            Done
          </LinkButton>
        )}
      </AuthStep>
    </>
  );
}
