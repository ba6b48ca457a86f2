import type { ComponentProps } from "react";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { NAME_MAX } from "@/lib/auth/accounts/rules";

type Part = ComponentProps<"input"> & { error?: string | undefined };

function NamePart({ label, error, ...field }: Part & { label: string }) {
  return (
    <Field label={label} error={error}>
      <Input autoCapitalize="words" maxLength={NAME_MAX} {...field} />
    </Field>
  );
}

export function NameFields({ first, last }: { first: Part; last: Part }) {
  return (
    <div className="grid grid-cols-1 gap-4 min-[400px]:grid-cols-2 min-[400px]:gap-3">
      <NamePart label="First Name" autoComplete="given-name" {...first} />
      <NamePart label="Last Name" autoComplete="family-name" {...last} />
    </div>
  );
}
