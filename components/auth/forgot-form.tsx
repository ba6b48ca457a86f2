import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect } from "react";
import { useForm } from "react-hook-form";
import { AuthStep } from "@/components/auth/auth-step";
import { FormError } from "@/components/auth/form-error";
import { IdentifierField } from "@/components/auth/identifier-field";
import { takeTypedAddress } from "@/components/auth/reset-storage";
import { showServerErrors } from "@/components/auth/server-errors";
import { Button } from "@/components/ui/button";
import { forgotSchema } from "@/lib/auth/credentials/schema";
import { requestResetCode } from "@/lib/auth/passwords/hooks";

export function ForgotForm({ moved, onSent }: { moved: boolean; onSent: (identifier: string) => void }) {
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
