import type { UseFormRegisterReturn } from "react-hook-form";
import { PasswordHint } from "@/components/auth/password-hint";
import { PasswordField } from "@/components/ui/password-field";

type Registered = UseFormRegisterReturn & { error: string | undefined };
type NewPasswordFieldsProps = {
  label: string;
  /** The typed password, for the strength hint. */
  value: string;
  password: Registered;
  confirmation: Registered;
};

export function NewPasswordFields({ label, value, password, confirmation }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField label={label} autoComplete="new-password" hint={<PasswordHint password={value} />} {...password} />
      <PasswordField label="Confirm Password" autoComplete="new-password" {...confirmation} />
    </>
  );
}
