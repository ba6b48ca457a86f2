import { cn } from "@/lib/core/shared/cn";

type ProgressBarProps = {
  label: string;
  value: number;
  max: number;
  /** Announced instead of a percentage. */
  text?: string;
  /** Color of the filled part, if not the city's blue. */
  fill?: string;
  onPicture?: boolean;
  className?: string;
};

/** Progress toward `max`; anything above it counts as complete. */
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
