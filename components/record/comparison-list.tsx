import { Repeat, Trophy } from "lucide-react";
import type { ReactNode } from "react";
import type { Comparison } from "@/lib/activity/comparisons/schema";
import { distanceName } from "@/lib/activity/records/rules";
import { formatDuration } from "@/lib/activity/timer/rules";
import { cn } from "@/lib/core/shared/cn";

const ENDINGS: Partial<Record<Intl.LDMLPluralRule, string>> = { one: "st", two: "nd", few: "rd" };
const ordinal = (count: number) =>
  `${count}${ENDINGS[new Intl.PluralRules("en-US", { type: "ordinal" }).select(count)] ?? "th"}`;

/** The difference of the displayed seconds, so that the three numbers add up. */
function comparedTo(before: number, seconds: number): string {
  const faster = Math.round(before) - Math.round(seconds);
  if (faster === 0) return "Same time";
  return `${formatDuration(Math.abs(faster))} ${faster > 0 ? "faster" : "slower"}`;
}

type MedalProps = { icon: ReactNode; title: string; children: ReactNode; note: string; className: string };

function Medal({ icon, title, children, note, className }: MedalProps) {
  return (
    <li className={cn("flex min-h-22 min-w-32 shrink-0 flex-col justify-center rounded-card px-3 py-2", className)}>
      <strong className="flex items-center gap-1 font-display font-extrabold text-display-sm tabular-nums [&_svg]:size-4 [&_svg]:shrink-0">
        {icon}
        {title}
      </strong>
      <span className="font-semibold text-sm">{children}</span>
      <span className="text-xs tabular-nums">{note}</span>
    </li>
  );
}

/** The records a workout set, and how it compares with the last time on the same route. */
export function ComparisonList({ comparison, movingSeconds }: { comparison: Comparison; movingSeconds: number }) {
  const { records, repeated } = comparison;
  if (records.length === 0 && !repeated) return null;
  return (
    <ul
      aria-label="Compared with past workouts"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys scroll it
      tabIndex={0}
      className="row-fade scrollbar-none -mx-4 flex gap-2 overflow-x-auto px-4 py-1"
    >
      {records.map(({ meters, seconds, before }) => (
        <Medal
          key={meters}
          icon={<Trophy className="text-[#b7791f]" />}
          title={formatDuration(seconds)}
          note={comparedTo(before, seconds)}
          className="bg-[#fbf1dc] text-navy"
        >
          Fastest {distanceName(meters).replace(/^[HM]/, (letter) => letter.toLowerCase())}
        </Medal>
      ))}
      {repeated && (
        <Medal
          icon={<Repeat className="text-sky-ink" />}
          title={`${ordinal(repeated.times)} time`}
          note={comparedTo(repeated.secondsBefore, movingSeconds)}
          className="bg-card text-ink"
        >
          on this route
        </Medal>
      )}
    </ul>
  );
}
