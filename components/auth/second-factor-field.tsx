import { type ComponentProps, useState } from "react";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { ApiError } from "@/lib/core/client/api-client";

/** Whether a login form asks for the second factor: once the server has rejected a login for it. */
export function useSecondFactor() {
  const [isAsked, setAsked] = useState(false);
  /** Whether only the second factor was missing. Nothing went wrong then, and the form continues. */
  const isMissing = (error: unknown, otp: string | undefined): boolean => {
    const isWanted = error instanceof ApiError && error.code === "second_factor";
    if (isWanted) setAsked(true);
    return isWanted && !otp;
  };
  return { isAsked, isMissing };
}

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
