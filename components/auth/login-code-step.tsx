import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { AuthHeader } from "@/components/auth/auth-header";
import { AuthStep } from "@/components/auth/auth-step";
import { CodeField } from "@/components/auth/code-field";
import { FormError } from "@/components/auth/form-error";
import { OutboxHint } from "@/components/auth/outbox-hint";
import { ResendLink } from "@/components/auth/resend-link";
import { SecondFactorField, useSecondFactor } from "@/components/auth/second-factor-field";
import { showServerErrors } from "@/components/auth/server-errors";
import { Button } from "@/components/ui/button";
import type { SignedIn } from "@/lib/auth/accounts/schema";
import { requestLoginByCode } from "@/lib/auth/credentials/hooks";
import { verifyLoginCodeSchema } from "@/lib/auth/credentials/schema";

type LoginCodeStepProps = {
  identifier: string;
  showOutbox: boolean;
  onResend: () => Promise<unknown>;
  onSignedIn: (signedIn: SignedIn) => Promise<void>;
  /** True when the screen shows what a suspended or leaving account can do instead. */
  onRefused: (error: unknown) => boolean;
  onBack: () => void;
};

/** Logs in with a code while someone else's wrong passwords are throttling the account. */
export function LoginCodeStep({ identifier, showOutbox, onResend, onSignedIn, onRefused, onBack }: LoginCodeStepProps) {
  const form = useForm({
    resolver: zodResolver(verifyLoginCodeSchema),
    defaultValues: { identifier, code: "", otp: undefined },
  });
  const { errors, isSubmitting, isSubmitSuccessful } = form.formState;
  const [resentAt, setResentAt] = useState<number | null>(null);
  const secondFactor = useSecondFactor();

  const submit = form.handleSubmit(async (values) => {
    try {
      await onSignedIn(await requestLoginByCode(values));
    } catch (error) {
      if (onRefused(error)) return;
      if (secondFactor.isMissing(error, values.otp)) return form.setError("root", { type: "second_factor" });
      const message = showServerErrors(error, form, ["code", "otp"]);
      form.setError("root", { type: "server", message: message ?? "That didn't work. Please try again." });
    }
  });

  return (
    <>
      <AuthHeader back={onBack} />
      <AuthStep
        title="Enter your login code"
        moved
        text={
          <p>
            If your password is correct, a code is on its way to{" "}
            <strong className="break-words font-semibold text-ink">{identifier}</strong>.
          </p>
        }
      >
        <form method="dialog" onSubmit={submit} noValidate className="flex flex-col gap-4">
          <FormError message={errors.root?.message} />
          <CodeField
            error={errors.code?.message}
            onComplete={() => !isSubmitting && !secondFactor.isAsked && void submit()}
            {...form.register("code")}
          />
          {secondFactor.isAsked && <SecondFactorField error={errors.otp?.message} {...form.register("otp")} />}
          <Button
            type="submit"
            size="lg"
            block
            pending={isSubmitting || isSubmitSuccessful}
            pendingLabel="Logging in..."
          >
            Log in
          </Button>
        </form>
        <ResendLink send={onResend} resentAt={resentAt} onResent={setResentAt} />
        {showOutbox && <OutboxHint from="login" />}
      </AuthStep>
    </>
  );
}
