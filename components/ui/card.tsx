import type { ComponentProps } from "react";
import type { Line } from "@/components/ui/chip";
import { cn } from "@/lib/core/shared/cn";

type CardProps = ComponentProps<"div"> & {
  /** Colors the card's edge with its category's line. */
  line?: Line;
};

export function Card({ line, className, ...props }: CardProps) {
  return (
    <div
      data-line={line}
      className={cn(
        "relative overflow-hidden rounded-card border border-line bg-card text-ink",
        line && "before:absolute before:inset-y-0 before:left-0 before:z-10 before:w-1.5 before:bg-l",
        className,
      )}
      {...props}
    />
  );
}
