import type { ComponentProps } from "react";
import { cn } from "@/lib/core/shared/cn";

/** The 'L' lines: each category of the app has a line's color. */
const LINES = ["ink", "purple", "blue", "brown", "green", "orange", "red", "pink", "yellow"] as const;
export type Line = (typeof LINES)[number];

type ChipProps = ComponentProps<"button"> & { selected?: boolean; line?: Line; count?: number; isTall?: boolean };

/** A filter that is on or off. When off, it shows its line's color as a dot. */
export function Chip({
  selected = false,
  line = "ink",
  count,
  isTall = false,
  className,
  children,
  ...props
}: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={selected}
      data-line={line}
      className={cn(
        "relative inline-flex shrink-0 items-center gap-2 border font-semibold transition-colors",
        isTall
          ? "min-h-11 max-w-[11rem] rounded-control px-3 text-left text-xs leading-[0.875rem]"
          : "min-h-9 whitespace-nowrap rounded-full px-3 text-sm before:absolute before:-inset-y-[5px] before:inset-x-0 before:content-['']",
        selected ? "border-transparent bg-ink text-paper" : "border-line bg-card text-ink hover:bg-card-press",
        className,
      )}
      {...props}
    >
      {line !== "ink" && !selected && (
        <span aria-hidden="true" className="size-2.5 shrink-0 rounded-full bg-l ring-1 ring-ink/15" />
      )}
      {children}
      {count !== undefined && (
        <span className={cn("tabular-nums", !selected && "font-medium text-ink-soft")}>{count}</span>
      )}
    </button>
  );
}
