import { type ReactNode, useId } from "react";
import { cn } from "@/lib/core/shared/cn";

type SwitchProps = {
  label: string;
  description?: ReactNode;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  disabled?: boolean;
};

/** The whole row is the target: label left, switch right. */
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
      <button
        type="button"
        role="switch"
        id={id}
        aria-checked={checked}
        disabled={disabled}
        aria-describedby={description ? `${id}-description` : undefined}
        onClick={() => onCheckedChange(!checked)}
        className="relative flex h-8 w-13 shrink-0 rounded-full border border-line-strong bg-card p-[3px] transition-colors before:absolute before:-inset-[7px] before:content-[''] disabled:opacity-55 aria-checked:border-transparent aria-checked:bg-sky"
      >
        <span
          className={cn(
            "size-6 rounded-full transition-[translate,background-color] duration-200 ease-spring",
            checked ? "translate-x-5 bg-navy" : "bg-line-strong",
          )}
        />
      </button>
    </div>
  );
}
