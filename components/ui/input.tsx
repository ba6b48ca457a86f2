import type { ComponentProps } from "react";
import { useFieldProps } from "@/components/ui/field";
import { cn } from "@/lib/core/shared/cn";

/** 16 px text: anything smaller makes iOS zoom the page when the field takes focus. */
export const inputClasses =
  "block w-full min-w-0 rounded-control border border-line-strong bg-paper px-3 text-base text-ink placeholder:text-ink-soft/80 transition-[border-color] hover:border-ink-soft aria-invalid:border-danger-ink aria-invalid:border-2 disabled:bg-card disabled:text-ink-soft";

export function Input({ className, ...props }: ComponentProps<"input">) {
  return <input {...useFieldProps()} className={cn(inputClasses, "h-12", className)} {...props} />;
}
