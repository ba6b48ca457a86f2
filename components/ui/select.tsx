"use client";

import { Select as Base } from "@base-ui/react/select";
import { Check, ChevronsUpDown } from "lucide-react";
import { useFieldProps } from "@/components/ui/field";
import { inputClasses } from "@/components/ui/input";
import { cn } from "@/lib/core/shared/cn";

type SelectProps<Value extends string> = {
  value: Value;
  onValueChange: (value: Value) => void;
  options: readonly { value: Value; label: string }[];
  /** Only outside a <Field>, whose label names it otherwise. */
  label?: string;
  className?: string;
};

export function Select<Value extends string>({ value, onValueChange, options, label, className }: SelectProps<Value>) {
  const field = useFieldProps();
  return (
    <Base.Root items={options} value={value} onValueChange={(next) => next !== null && onValueChange(next)}>
      <Base.Trigger
        {...field}
        aria-label={label}
        className={cn(inputClasses, "flex h-12 items-center justify-between gap-3 text-left", className)}
      >
        <Base.Value className="truncate" />
        <Base.Icon>
          <ChevronsUpDown aria-hidden="true" className="size-5 text-ink-soft" />
        </Base.Icon>
      </Base.Trigger>
      <Base.Portal>
        <Base.Positioner sideOffset={6} alignItemWithTrigger={false} className="z-60 outline-none">
          <Base.Popup className="pop-motion max-h-(--available-height) min-w-(--anchor-width) origin-(--transform-origin) overflow-y-auto rounded-control border border-line bg-raised p-1 text-ink shadow-raise outline-none">
            {options.map((option) => (
              <Base.Item
                key={option.value}
                value={option.value}
                className="grid min-h-11 cursor-pointer grid-cols-[1.25rem_1fr] items-center gap-2 rounded-lg px-2 outline-none data-highlighted:bg-sky-wash"
              >
                <Base.ItemIndicator>
                  <Check aria-hidden="true" className="size-5 text-sky-ink" />
                </Base.ItemIndicator>
                <Base.ItemText className="col-start-2">{option.label}</Base.ItemText>
              </Base.Item>
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
