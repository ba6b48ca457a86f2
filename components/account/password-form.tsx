import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { FormError } from "@/components/auth/form-error";
import { NewPasswordFields } from "@/components/auth/new-password-fields";
import { showRefusal } from "@/components/auth/server-errors";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { PasswordField } from "@/components/ui/password-field";
import { toast } from "@/components/ui/use-toast";
import { changePasswordSchema } from "@/lib/auth/credentials/schema";
import { requestPasswordChange } from "@/lib/auth/passwords/hooks";
import { paths } from "@/lib/core/shared/paths";

type PasswordFormProps = {
  /** False for accounts created through a provider, which set a first password with a code. */
  hasPassword: boolean;
  /** Called once the user's other sessions have been logged out. */
  onChanged: () => void;
};

export function PasswordForm({ hasPassword, onChanged }: PasswordFormProps) {
  const form = useForm({
    resolver: zodResolver(changePasswordSchema),
    defaultValues: { currentPassword: "", password: "", confirmPassword: "" },
  });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (values) => {
    try {
      await requestPasswordChange(values);
      form.reset();
      toast({ title: "Password changed", description: "Your other devices have been logged out." });
      onChanged();
    } catch (error) {
      showRefusal(error, form, ["currentPassword", "password", "confirmPassword"]);
    }
  });

  if (!hasPassword) {
    return (
      <p className="py-4">
        You log in without a password.{" "}
        <Link href={paths.forgot} className="font-semibold text-sky-ink underline">
          Set one with a code
        </Link>
      </p>
    );
  }
  return (
    <form method="dialog" onSubmit={submit} noValidate className="flex flex-col gap-4 py-4">
      <FormError message={errors.root?.message} />
      <PasswordField
        label="Current Password"
        autoComplete="current-password"
        error={errors.currentPassword?.message}
        {...form.register("currentPassword")}
      />
      <NewPasswordFields
        label="New Password"
        value={form.watch("password")}
        password={{ ...form.register("password"), error: errors.password?.message }}
        confirmation={{ ...form.register("confirmPassword"), error: errors.confirmPassword?.message }}
      />
      <Button type="submit" block pending={isSubmitting} pendingLabel="Saving...">
        Change password
      </Button>
      <p className="text-ink-soft text-sm">
        Forgot your password?{" "}
        <Link href={paths.forgot} className="font-semibold text-sky-ink underline">
          Reset with a code
        </Link>
      </p>
    </form>
  );
}
