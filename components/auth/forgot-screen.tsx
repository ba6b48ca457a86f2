"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { AuthHeader } from "@/components/auth/auth-header";
import { AuthStep } from "@/components/auth/auth-step";
import { CodeField } from "@/components/auth/code-field";
import { FormError } from "@/components/auth/form-error";
import { IdentifierField } from "@/components/auth/identifier-field";
import { NewPasswordFields } from "@/components/auth/new-password-fields";
import { OutboxHint } from "@/components/auth/outbox-hint";
import { ResendLink } from "@/components/auth/resend-link";
import { rememberedReset, rememberReset, takeTypedAddress } from "@/components/auth/reset-storage";
import { SecondFactorField, useSecondFactor } from "@/components/auth/second-factor-field";
import { showServerErrors } from "@/components/auth/server-errors";
import { Button } from "@/components/ui/button";
import { useBackClose } from "@/components/ui/use-back-close";
import { toastAfterNavigation } from "@/components/ui/use-toast";
import { forgotSchema, resetSchema } from "@/lib/auth/credentials/schema";
import { requestPasswordReset, requestResetCode } from "@/lib/auth/passwords/hooks";
import { ApiError } from "@/lib/core/client/api-client";
import { clearDeviceFor } from "@/lib/core/client/device-owner";
import { navigate } from "@/lib/core/client/navigate";
import { paths } from "@/lib/core/shared/paths";

type ResetFormProps = { identifier: string; moved: boolean; showOutbox: boolean };

function ResetForm({ identifier, moved, showOutbox }: ResetFormProps) {
  const form = useForm({
    resolver: zodResolver(resetSchema),
    defaultValues: { identifier, code: "", password: "", confirmPassword: "", otp: undefined },
  });
  const { errors, isSubmitting, isSubmitSuccessful } = form.formState;
  const [resentAt, setResentAt] = useState<number | null>(null);
  const secondFactor = useSecondFactor();

  const submit = form.handleSubmit(async (values) => {
    try {
      const { user } = await requestPasswordReset(values);
      await clearDeviceFor(user.id);
      rememberReset(null);
      toastAfterNavigation({ title: "Password changed", description: "Your other devices have been logged out." });
      navigate(paths.home);
    } catch (error) {
      if (error instanceof ApiError && error.code === "leaving") return navigate(paths.login({ restore: 1 }));
      if (secondFactor.isMissing(error, values.otp)) return form.setError("root", { type: "second_factor" });
      const message = showServerErrors(error, form, ["code", "password", "confirmPassword", "otp"]);
      form.setError("root", { type: "server", message: message ?? "That didn't work. Please try again." });
    }
  });

  return (
    <AuthStep
      title="Set a new password"
      moved={moved}
      text={
        <p>
          If <strong className="break-words font-semibold text-ink">{identifier}</strong> has an account, a code is on
          its way.
        </p>
      }
    >
      <form method="dialog" onSubmit={submit} noValidate className="flex flex-col gap-4">
        <FormError message={errors.root?.message} />
        <CodeField error={errors.code?.message} {...form.register("code")} />
        <NewPasswordFields
          label="New Password"
          value={form.watch("password")}
          password={{ ...form.register("password"), error: errors.password?.message }}
          confirmation={{ ...form.register("confirmPassword"), error: errors.confirmPassword?.message }}
        />
        {secondFactor.isAsked && <SecondFactorField error={errors.otp?.message} {...form.register("otp")} />}
        <Button type="submit" size="lg" block pending={isSubmitting || isSubmitSuccessful} pendingLabel="Saving...">
          Change password
        </Button>
      </form>
      <ResendLink send={() => requestResetCode(identifier)} resentAt={resentAt} onResent={setResentAt} />
      {showOutbox && <OutboxHint from="forgot" />}
    </AuthStep>
  );
}

function ForgotForm({ moved, onSent }: { moved: boolean; onSent: (identifier: string) => void }) {
  const form = useForm({ resolver: zodResolver(forgotSchema), defaultValues: { identifier: "" } });
  const { errors, isSubmitting } = form.formState;
  const { setValue } = form;
  useEffect(() => {
    const typed = takeTypedAddress();
    if (typed) setValue("identifier", typed);
  }, [setValue]);

  const submit = form.handleSubmit(async (values) => {
    try {
      await requestResetCode(values.identifier);
      onSent(values.identifier);
    } catch (error) {
      const message = showServerErrors(error, form, ["identifier"]);
      form.setError("root", { type: "server", message: message ?? "That didn't work. Please try again." });
    }
  });

  return (
    <AuthStep
      title="Forgot your password?"
      text="Enter your email or phone number and we'll send you a code."
      moved={moved}
    >
      <form method="dialog" onSubmit={submit} noValidate className="flex flex-col gap-4">
        <FormError message={errors.root?.message} />
        <IdentifierField error={errors.identifier?.message} {...form.register("identifier")} />
        <Button type="submit" size="lg" block pending={isSubmitting} pendingLabel="Sending code...">
          Send code
        </Button>
      </form>
    </AuthStep>
  );
}

/** Two steps: the account, then the code with the new password. */
export function ForgotScreen({ showOutbox = false }: { showOutbox?: boolean }) {
  const [identifier, setIdentifier] = useState<string | null>(null);
  const [moved, setMoved] = useState(false);
  useEffect(() => setIdentifier(rememberedReset()), []);

  const move = (to: string | null) => {
    rememberReset(to);
    setMoved(true);
    setIdentifier(to);
  };
  useBackClose(identifier !== null, () => move(null));

  return (
    <>
      <AuthHeader back={identifier === null ? paths.login() : () => move(null)} />
      {identifier === null ? (
        <ForgotForm moved={moved} onSent={move} />
      ) : (
        <ResetForm identifier={identifier} moved={moved} showOutbox={showOutbox} />
      )}
    </>
  );
}
