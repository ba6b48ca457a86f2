import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, type ReactNode, useState } from "react";
import { Field } from "@/components/ui/field";
import { IconButton } from "@/components/ui/icon-button";
import { Input } from "@/components/ui/input";

type PasswordFieldProps = ComponentProps<"input"> & { label: string; error?: string; hint?: ReactNode };

export function PasswordField({ label, error, hint, ...props }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field label={label} error={error} hint={hint}>
      <div className="relative">
        <Input
          type={shown ? "text" : "password"}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          className="pr-13"
          {...props}
        />
        <IconButton
          label={`Show ${label.toLowerCase()}`}
          icon={shown ? EyeOff : Eye}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
          className="absolute inset-y-0.5 right-0.5 text-ink-soft [&_svg]:size-5"
        />
      </div>
    </Field>
  );
}
