import { type ReactNode, useState } from "react";
import type { Part } from "@/lib/activity/stats/rules";
import { lazyOverlay } from "@/lib/core/client/lazy-overlay";
import { cn } from "@/lib/core/shared/cn";
import { formatNumber } from "@/lib/core/shared/format";

const Sheet = lazyOverlay(() => import("@/components/ui/sheet"), "Sheet");

type ExplainedNumberProps = {
  label: string;
  value: number;
  /** How the value is drawn; by default the number itself. */
  shown?: ReactNode;
  parts: readonly Part[];
  /** A line below, about its effect elsewhere. */
  detail?: string;
  /** An explanation, if the parts alone don't say it. */
  note?: string;
  /** Whether the parts add up to the value; otherwise they are only listed beside it. */
  isSum?: boolean;
  className?: string;
  valueClassName?: string;
};

const signed = (value: number) => (value > 0 ? `+${formatNumber(value)}` : formatNumber(value));

/** A number with a sheet that explains it, in the server's words and sums. */
export function ExplainedNumber(props: ExplainedNumberProps) {
  const { label, value, shown, parts, detail, note, isSum = true, className, valueClassName } = props;
  const [open, setOpen] = useState(false);
  const listed = isSum ? parts.filter((part) => part.value !== 0) : parts;
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        aria-label={`${label}: ${formatNumber(value)}. ${detail ? `${detail}. ` : ""}How is this calculated?`}
        className={cn(
          "flex min-h-16 min-w-0 flex-col items-center gap-1 rounded-control py-2 transition-colors hover:bg-card-press",
          className,
        )}
      >
        <span
          className={cn(
            "flex min-h-5 items-center gap-1 font-display font-extrabold text-display-sm leading-none",
            valueClassName,
          )}
        >
          {shown ?? formatNumber(value)}
        </span>
        <span className="tile-text text-center text-ink-soft leading-tight">{label}</span>
        {detail && <span className="text-center text-ink-soft text-xs leading-tight">{detail}</span>}
      </button>
      <Sheet open={open} onOpenChange={setOpen} title={label} description={note ?? "How this adds up"}>
        <dl className="flex flex-col">
          {listed.map((part, index) => (
            <div key={part.label} className="flex items-baseline justify-between gap-4 border-line border-b py-3">
              <dt>{part.label}</dt>
              <dd className="font-semibold tabular-nums">
                {index === 0 || !isSum ? formatNumber(part.value) : signed(part.value)}
              </dd>
            </div>
          ))}
          <div className="flex items-baseline justify-between gap-4 pt-3">
            <dt className="font-semibold">{label}</dt>
            <dd className="font-display font-extrabold text-display tabular-nums">
              {isSum && parts.length === 0 ? (shown ?? formatNumber(value)) : formatNumber(value)}
            </dd>
          </div>
        </dl>
      </Sheet>
    </>
  );
}
