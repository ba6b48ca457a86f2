"use client";

import { Switch as Base } from "@base-ui/react/switch";
import { type ReactNode, useId } from "react";

type SwitchProps = {
  label: string;
  description?: ReactNode;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  disabled?: boolean;
};

/** A whole row is the target: label left, switch right. */
export function Switch({ label, description, checked, onCheckedChange, disabled }: SwitchProps) {
  const id = useId();
  return (
    <div className="flex min-h-14 items-center gap-4 py-2">
      <label htmlFor={id} className="min-w-0 flex-1">
        <span className="block font-semibold">{label}</span>
        {description && (
          <span id={`${id}-description`} className="block text-ink-soft text-sm">
            {description}
          </span>
        )}
      </label>
      <Base.Root
        id={id}
        checked={checked}
        onCheckedChange={onCheckedChange}
        disabled={disabled}
        aria-describedby={description ? `${id}-description` : undefined}
        className="relative flex h-8 w-13 shrink-0 rounded-full border border-line-strong bg-card p-[3px] transition-colors before:absolute before:-inset-1.5 before:content-[''] data-checked:border-transparent data-checked:bg-sky data-disabled:opacity-55"
      >
        <Base.Thumb className="size-6 rounded-full bg-line-strong transition-[translate,background-color] duration-200 ease-spring data-checked:translate-x-5 data-checked:bg-navy" />
      </Base.Root>
    </div>
  );
}
