import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { AuthStep } from "@/components/auth/auth-step";
import { CodeField } from "@/components/auth/code-field";
import { OutboxHint } from "@/components/auth/outbox-hint";
import { ResendLink } from "@/components/auth/resend-link";
import { showServerErrors } from "@/components/auth/server-errors";
import { clearProgress, type SignUpProgress } from "@/components/auth/sign-up-progress";
import { Button } from "@/components/ui/button";
import { failed } from "@/components/ui/failed";
import { toastAfterNavigation } from "@/components/ui/use-toast";
import { requestNewCode, requestVerification } from "@/lib/auth/credentials/hooks";
import { code } from "@/lib/auth/credentials/schema";
import { clearDeviceFor } from "@/lib/core/client/device-owner";
import { navigate } from "@/lib/core/client/navigate";
import { z } from "@/lib/core/shared/zod";

const codeForm = z.object({ code });

type VerifyStepProps = {
  progress: SignUpProgress;
  moved: boolean;
  showOutbox: boolean;
  onResent: (at: number) => void;
};

export function VerifyStep({ progress, moved, showOutbox, onResent }: VerifyStepProps) {
  const { email, phoneNumber, callbackUrl, resentAt } = progress;
  const form = useForm({ resolver: zodResolver(codeForm), defaultValues: { code: "" } });
  const { errors, isSubmitting, isSubmitSuccessful } = form.formState;

  const submit = form.handleSubmit(async (values) => {
    try {
      const { user } = await requestVerification(values.code, { email, phoneNumber });
      await clearDeviceFor(user.id);
      clearProgress();
      toastAfterNavigation({
        title: "Account verified!",
        description: "Welcome to Windmile! You can now access all features.",
      });
      navigate(callbackUrl);
    } catch (error) {
      const message = showServerErrors(error, form, ["code"]);
      form.setError("root", { type: "server" }); // failed: re-enable the button
      failed("Verification failed", message ?? "Please check your code and try again");
    }
  });

  return (
    <AuthStep
      title="Verify Your Account"
      moved={moved}
      text={
        <p>
          We sent a verification code to{" "}
          <strong className="break-words font-semibold text-ink">{email ?? phoneNumber}</strong>
        </p>
      }
    >
      <form method="dialog" onSubmit={submit} noValidate className="flex flex-col gap-4">
        <CodeField
          label="Enter 6-digit code"
          hideLabel
          error={errors.code?.message}
          onComplete={() => !isSubmitting && void submit()}
          {...form.register("code")}
        />
        <Button type="submit" size="lg" block pending={isSubmitting || isSubmitSuccessful} pendingLabel="Verifying...">
          Verify Account
        </Button>
      </form>
      <ResendLink send={() => requestNewCode({ email, phoneNumber })} resentAt={resentAt} onResent={onResent} />
      {showOutbox && <OutboxHint from="signup" />}
    </AuthStep>
  );
}
