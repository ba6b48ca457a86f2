import { cn } from "@/lib/core/shared/cn";

type ProgressBarProps = {
  label: string;
  value: number;
  max: number;
  /** What is said in place of a percentage. */
  text?: string;
  /** For the filled part where it isn't the city's blue. */
  fill?: string;
  onPicture?: boolean;
  className?: string;
};

/** How much of something is done; more than all of it counts as all. */
export function ProgressBar({ label, value, max, text, fill = "bg-sky", onPicture, className }: ProgressBarProps) {
  const now = Math.min(value, max);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={now}
      aria-valuetext={text}
      className={cn("h-2.5 overflow-hidden rounded-full", onPicture ? "bg-navy/60" : "bg-bone", className)}
    >
      <div
        className={cn("h-full origin-left rounded-full transition-transform duration-280", fill)}
        style={{ transform: `scaleX(${max > 0 ? now / max : 0})` }}
      />
    </div>
  );
}
