import type { ReactNode } from "react";
import { usePressed } from "@/components/ui/use-pressed";
import { cn } from "@/lib/core/shared/cn";

type SegmentedProps<Value extends string> = {
  label: string;
  value: Value;
  onValueChange: (value: Value) => void;
  /** `weight` is an option's share of the width; the default is 1. */
  options: readonly { value: Value; label: ReactNode; icon?: ReactNode; weight?: number }[];
  className?: string;
};

/** A choice of two or three views of the same content (Map/List, Workout/Share Post). */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, value, onValueChange, options, className } = props;
  const [shown, choose] = usePressed(value, onValueChange);
  const index = Math.max(
    0,
    options.findIndex((option) => option.value === shown),
  );
  const weights = options.map(({ weight = 1 }) => weight);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const before = weights.slice(0, index).reduce((sum, weight) => sum + weight, 0);
  const own = weights[index] ?? 1;
  return (
    <fieldset
      aria-label={label}
      className={cn("relative flex min-w-0 rounded-control border border-line bg-card p-[3px]", className)}
    >
      <span
        aria-hidden="true"
        className="absolute inset-y-[3px] left-[3px] rounded-[0.55rem] bg-ink transition-[translate,width] duration-280 ease-spring"
        style={{ width: `calc((100% - 6px) * ${own / total})`, translate: `${(before / own) * 100}% 0` }}
      />
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === shown}
          onClick={() => choose(option.value)}
          style={{ flexGrow: option.weight }}
          className={cn(
            "relative flex min-h-8 min-w-0 flex-1 items-center justify-center gap-1 rounded-[0.55rem] px-2 font-semibold transition-colors before:absolute before:-inset-y-1.5 before:inset-x-0 before:content-[''] choice-text [&_svg]:size-4.5 [&_svg]:shrink-0",
            option.value === shown ? "text-paper" : "text-ink-soft hover:text-ink",
          )}
        >
          {option.icon}
          {option.label}
        </button>
      ))}
    </fieldset>
  );
}
