import { Star } from "@/components/ui/star";
import { cn } from "@/lib/core/shared/cn";

type StarRowProps = { level: number; className?: string; starClassName?: string };

/** A level: its number and a star. */
export function StarRow({ level, className, starClassName }: StarRowProps) {
  const shown = Math.max(0, Math.floor(level));
  return (
    <span role="img" aria-label={`Level ${shown}`} className={cn("inline-flex items-center gap-1", className)}>
      <span className="font-display font-extrabold leading-none">{shown}</span>
      <Star className={starClassName ?? "size-4"} />
    </span>
  );
}
