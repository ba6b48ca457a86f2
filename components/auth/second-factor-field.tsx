import type { ComponentProps } from "react";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";

type SecondFactorFieldProps = ComponentProps<"input"> & { error?: string | undefined; hint?: string };

/** Asked for when the password was right and the account wants a second factor. */
export function SecondFactorField({
  error,
  hint = "Six digits, or one of your recovery codes",
  ...field
}: SecondFactorFieldProps) {
  return (
    <Field label="Code of your authenticator app" hint={hint} error={error}>
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
