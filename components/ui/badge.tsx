import type { ComponentProps } from "react";
import type { Line } from "@/components/ui/chip";
import { cn } from "@/lib/core/shared/cn";

const TONES = {
  neutral: "bg-card text-ink border-line",
  sky: "bg-sky-wash text-sky-ink border-transparent",
  star: "bg-danger-wash text-danger-ink border-transparent",
  line: "bg-l text-on-l border-transparent",
} as const;

type BadgeProps = ComponentProps<"span"> & { tone?: keyof typeof TONES; line?: Line };

/** A `line` overrides the tone's color. */
export function Badge({ tone = "neutral", line, className, ...props }: BadgeProps) {
  return (
    <span
      data-line={line}
      className={cn(
        "inline-flex max-w-full items-center gap-1 rounded-full border px-2 py-1 font-semibold text-xs [&_svg]:size-3.5 [&_svg]:shrink-0",
        TONES[line ? "line" : tone],
        className,
      )}
      {...props}
    />
  );
}
