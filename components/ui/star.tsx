import { cn } from "@/lib/core/shared/cn";

/** The six-pointed star of Chicago's flag: points of 30°, one straight up. */
export const STAR_PATH =
  "M12 .6 14.09 8.39 21.87 6.3 16.17 12 21.87 17.7 14.09 15.61 12 23.4 9.91 15.61 2.13 17.7 7.83 12 2.13 6.3 9.91 8.39Z";

type StarProps = {
  className?: string;
  /** Only the outline, for what isn't earned yet. */
  hollow?: boolean;
};

export function Star({ className, hollow = false }: StarProps) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={cn("star", hollow && "hollow-star", className)}>
      <path d={STAR_PATH} />
    </svg>
  );
}
