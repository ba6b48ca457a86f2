import { Star } from "@/components/ui/star";
import { cn } from "@/lib/core/shared/cn";

const MOST = 6;

type StarRowProps = { level: number; className?: string; starClassName?: string };

/** A level as stars. Six fit a line; above that one star stands with the number. */
export function StarRow({ level, className, starClassName }: StarRowProps) {
  const shown = Math.max(0, Math.floor(level));
  return (
    <span role="img" aria-label={`Level ${shown}`} className={cn("inline-flex items-center gap-0.5", className)}>
      {shown <= MOST ? (
        Array.from({ length: shown }, (_, index) => `star-${index + 1}`).map((key) => (
          <Star key={key} className={cn("size-4", starClassName)} />
        ))
      ) : (
        <>
          <Star className={cn("size-4", starClassName)} />
          <span className="font-display font-extrabold leading-none">× {shown}</span>
        </>
      )}
    </span>
  );
}
