import { cn } from "@/lib/core/shared/cn";

type OpenBadgeProps = { isOpen: boolean | null; children: string };

/** "Open until 9 PM". Only a place that closes soon warns; a closed one is plain text. */
export function OpenBadge({ isOpen, children }: OpenBadgeProps) {
  const closesSoon = children.startsWith("Closes in");
  const ink = closesSoon ? "text-warn-ink" : isOpen ? "text-good-ink" : "text-ink-soft";
  return <span className={cn("font-semibold", ink)}>{children}</span>;
}
