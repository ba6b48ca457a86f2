import type { ComponentProps, ReactNode } from "react";
import { useForm } from "react-hook-form";
import { needsReauthentication, Reauthentication } from "@/components/account/reauthentication";
import { FormError } from "@/components/auth/form-error";
import { showRefusal } from "@/components/auth/server-errors";
import { Button } from "@/components/ui/button";
import type { SignInMethods } from "@/lib/auth/providers/schema";
import { cn } from "@/lib/core/shared/cn";

type ReauthenticationFormProps = Pick<ComponentProps<typeof Button>, "variant" | "pendingLabel"> & {
  methods: SignInMethods;
  label: string;
  /** `proof` is sent with the request: the password, if the account has one. */
  onConfirm: (proof: { password?: string }) => Promise<void>;
  className?: string;
  /** Shown above the password. */
  children?: ReactNode;
};

export function ReauthenticationForm({
  methods,
  label,
  onConfirm,
  className,
  children,
  ...button
}: ReauthenticationFormProps) {
  const form = useForm({ defaultValues: { password: "" } });
  const { errors, isSubmitting, isSubmitSuccessful } = form.formState;
  const submit = form.handleSubmit(async ({ password }) => {
    try {
      await onConfirm(methods.hasPassword ? { password } : {});
    } catch (error) {
      showRefusal(error, form, ["password"]);
    }
  });
  return (
    <form method="dialog" onSubmit={submit} noValidate className={cn("flex flex-col gap-4", className)}>
      {children}
      <FormError message={errors.root?.message} />
      <Reauthentication
        methods={methods}
        error={errors.password?.message}
        {...form.register("password", methods.hasPassword ? { required: "Required" } : {})}
      />
      {!needsReauthentication(methods) && (
        <Button type="submit" block pending={isSubmitting || isSubmitSuccessful} {...button}>
          {label}
        </Button>
      )}
    </form>
  );
}
