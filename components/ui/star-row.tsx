import { Star } from "@/components/ui/star";
import { cn } from "@/lib/core/shared/cn";

const MOST = 6;

type StarRowProps = { level: number; className?: string; starClassName?: string };

/** A level: its number, and as many stars as fit a line; above six one star stands for them all. */
export function StarRow({ level, className, starClassName }: StarRowProps) {
  const shown = Math.max(0, Math.floor(level));
  return (
    <span role="img" aria-label={`Level ${shown}`} className={cn("inline-flex items-center gap-0.5", className)}>
      <span className="mr-0.5 font-display font-extrabold leading-none">{shown}</span>
      {Array.from({ length: shown <= MOST ? shown : 1 }, (_, index) => `star-${index + 1}`).map((key) => (
        <Star key={key} className={starClassName ?? "size-4"} />
      ))}
    </span>
  );
}
