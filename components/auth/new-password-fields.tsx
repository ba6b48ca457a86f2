import type { UseFormRegisterReturn } from "react-hook-form";
import { PasswordField } from "@/components/ui/password-field";
import { useIsCommonPassword } from "@/lib/auth/passwords/hooks";
import { cn } from "@/lib/core/shared/cn";

const WORDS = ["At least 6 characters", "Weak: longer is stronger", "Fair", "Good", "Strong"] as const;

/** 0 (too short) to 4. Only a hint: no six-character password is rejected. */
function passwordStrength(password: string): 0 | 1 | 2 | 3 | 4 {
  const length = [...password].length;
  if (length < 6) return 0;
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u].filter((kind) => kind.test(password)).length;
  const different = new Set(password).size;
  if (different < 4) return 1;
  if (length >= 14 || (length >= 10 && kinds >= 3)) return 4;
  if (length >= 10 || (length >= 8 && kinds >= 3)) return 3;
  return length >= 8 ? 2 : 1;
}

function PasswordHint({ password }: { password: string }) {
  const isCommon = useIsCommonPassword(password);
  const strength = isCommon ? 1 : passwordStrength(password);
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      <span aria-hidden="true" className="flex gap-1">
        {[1, 2, 3, 4].map((step) => (
          <span key={step} className={cn("h-1 w-5 rounded-full", step > strength ? "bg-line-strong" : "bg-good-ink")} />
        ))}
      </span>
      {isCommon ? "This is a common password" : WORDS[strength]}
    </span>
  );
}

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
