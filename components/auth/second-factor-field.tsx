import type { ComponentProps } from "react";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";

type SecondFactorFieldProps = ComponentProps<"input"> & { error?: string | undefined; hint?: string };

/** Asked for when the password was right and the account has two-step verification. */
export function SecondFactorField({
  error,
  hint = "6-digit code or a recovery code",
  ...field
}: SecondFactorFieldProps) {
  return (
    <Field label="Authenticator code" hint={hint} error={error}>
      <Input
        autoComplete="one-time-code"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        autoFocus
        {...field}
      />
    </Field>
  );
}
