import { cn } from "@/lib/core/shared/cn";

const INK = { true: "text-good-ink", false: "text-danger-ink", null: "text-ink-soft" } as const;

type OpenBadgeProps = { isOpen: boolean | null; children: string; className?: string };

/** "Open until 9 PM", in the colour of what it says. */
export function OpenBadge({ isOpen, children, className }: OpenBadgeProps) {
  return <span className={cn("font-semibold", INK[`${isOpen}`], className)}>{children}</span>;
}
