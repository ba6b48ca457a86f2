import type { ComponentProps } from "react";
import { cn } from "@/lib/core/shared/cn";

/** The 'L' lines: each category of the app wears one. */
const LINES = ["ink", "purple", "blue", "brown", "green", "orange", "red", "pink", "yellow"] as const;
export type Line = (typeof LINES)[number];

type ChipProps = ComponentProps<"button"> & { selected?: boolean; line?: Line; count?: number };

/** A filter that is on or off. Selected, it takes the full colour of its line; at rest it shows it as a dot. */
export function Chip({ selected = false, line = "ink", count, className, children, ...props }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={selected}
      data-line={line}
      className={cn(
        "relative inline-flex min-h-9 shrink-0 items-center gap-2 whitespace-nowrap rounded-full border px-3.5 font-semibold text-sm transition-colors before:absolute before:-inset-y-[5px] before:inset-x-0 before:content-['']",
        selected ? "border-transparent bg-l text-on-l" : "border-line bg-card text-ink hover:bg-card-press",
        className,
      )}
      {...props}
    >
      {line !== "ink" && !selected && (
        <span aria-hidden="true" className="size-2.5 rounded-full bg-l ring-1 ring-ink/15" />
      )}
      {children}
      {count !== undefined && (
        <span className={cn("tabular-nums", !selected && "font-medium text-ink-soft")}>{count}</span>
      )}
    </button>
  );
}
