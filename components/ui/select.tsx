import { ChevronsUpDown } from "lucide-react";
import { useFieldProps } from "@/components/ui/field";
import { inputClasses } from "@/components/ui/input";
import { cn } from "@/lib/core/shared/cn";

type SelectProps<Value extends string> = {
  value: Value;
  onValueChange: (value: Value) => void;
  options: readonly { value: Value; label: string }[];
  /** Only outside a <Field>, whose label otherwise names it. */
  label?: string;
  className?: string;
};

/** A native select: large on phones and fully accessible. */
export function Select<Value extends string>({ value, onValueChange, options, label, className }: SelectProps<Value>) {
  return (
    <div className="relative">
      <select
        {...useFieldProps()}
        aria-label={label}
        value={value}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.target.value);
          if (chosen) onValueChange(chosen.value);
        }}
        className={cn(inputClasses, "h-12 appearance-none truncate pr-11", className)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronsUpDown className="pointer-events-none absolute inset-y-0 right-3 my-auto size-5 text-ink-soft" />
    </div>
  );
}
