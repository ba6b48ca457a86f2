import type { ComponentProps } from "react";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";

export function IdentifierField({ error, ...input }: ComponentProps<"input"> & { error: string | undefined }) {
  return (
    <Field label="Email or Phone Number" error={error}>
      <Input
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...input}
      />
    </Field>
  );
}
