import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { AuthStep } from "@/components/auth/auth-step";
import { CodeInput } from "@/components/auth/code-input";
import { FormError } from "@/components/auth/form-error";
import { NewPasswordFields } from "@/components/auth/new-password-fields";
import { OutboxHint } from "@/components/auth/outbox-hint";
import { ResendLink } from "@/components/auth/resend-link";
import { rememberReset } from "@/components/auth/reset-storage";
import { SecondFactorField } from "@/components/auth/second-factor-field";
import { showServerErrors } from "@/components/auth/server-errors";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { toastAfterNavigation } from "@/components/ui/use-toast";
import { resetSchema } from "@/lib/auth/credentials/schema";
import { requestPasswordReset, requestResetCode } from "@/lib/auth/passwords/hooks";
import { ApiError } from "@/lib/core/client/api-client";
import { clearDeviceFor } from "@/lib/core/client/device-owner";
import { navigate } from "@/lib/core/client/navigate";
import { paths } from "@/lib/core/shared/paths";

type ResetFormProps = { identifier: string; moved: boolean; showOutbox: boolean };

export function ResetForm({ identifier, moved, showOutbox }: ResetFormProps) {
  const form = useForm({
    resolver: zodResolver(resetSchema),
    defaultValues: { identifier, code: "", password: "", confirmPassword: "", otp: undefined },
  });
  const { errors, isSubmitting, isSubmitSuccessful } = form.formState;
  const [resentAt, setResentAt] = useState<number | null>(null);
  const [asksForCode, setAsksForCode] = useState(false);

  const submit = form.handleSubmit(async (values) => {
    try {
      const { user } = await requestPasswordReset(values);
      await clearDeviceFor(user.id);
      rememberReset(null);
      toastAfterNavigation({ title: "Password changed", description: "Your other devices have been logged out." });
      navigate(paths.home);
    } catch (error) {
      if (error instanceof ApiError && error.code === "leaving") return navigate(paths.login({ restore: 1 }));
      if (error instanceof ApiError && error.code === "second_factor") {
        setAsksForCode(true);
        // An error without a message: nothing went wrong, and the form continues.
        if (!values.otp) return form.setError("root", { type: "second_factor" });
      }
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
        <Field label="Verification code" error={errors.code?.message}>
          <CodeInput {...form.register("code")} />
        </Field>
        <NewPasswordFields
          label="New Password"
          value={form.watch("password")}
          password={{ ...form.register("password"), error: errors.password?.message }}
          confirmation={{ ...form.register("confirmPassword"), error: errors.confirmPassword?.message }}
        />
        {asksForCode && <SecondFactorField error={errors.otp?.message} {...form.register("otp")} />}
        <Button type="submit" size="lg" block pending={isSubmitting || isSubmitSuccessful} pendingLabel="Saving...">
          Change password
        </Button>
      </form>
      <ResendLink send={() => requestResetCode(identifier)} resentAt={resentAt} onResent={setResentAt} />
      {showOutbox && <OutboxHint from="forgot" />}
    </AuthStep>
  );
}
