import { type PointerEvent, useState } from "react";
import { usePreferences } from "@/components/preferences";
import { Card } from "@/components/ui/card";
import { Loading } from "@/components/ui/loading";
import { Segmented } from "@/components/ui/segmented";
import { Skeleton } from "@/components/ui/skeleton";
import { TitledSection } from "@/components/ui/titled-section";
import { useWeeks } from "@/lib/activity/history/hooks";
import type { ActivityWeek } from "@/lib/activity/history/schema";
import { cn } from "@/lib/core/shared/cn";
import { formatNumber } from "@/lib/core/shared/format";
import { calendarDates } from "@/lib/core/shared/zone";

const short = calendarDates({ month: "numeric", day: "numeric" });
const long = calendarDates({ month: "long", day: "numeric" });
const dateOf = (week: string) => new Date(`${week}T00:00:00Z`);

const isEmpty = (weeks: readonly ActivityWeek[]) => weeks.every(({ minutes, xp }) => minutes === 0 && xp === 0);

type Series = "minutes" | "xp";
const SERIES = [
  { value: "minutes", label: "Minutes" },
  { value: "xp", label: "XP" },
] as const;
const UNITS: Record<Series, string> = { minutes: "min", xp: "XP" };

type BarsProps = { weeks: readonly ActivityWeek[]; series: Series; goal: number | null };

/**
 * One series, with the current week last and in ink. Tapping a week shows its value; the table below has all of them.
 */
function Bars({ weeks, series, goal }: BarsProps) {
  const [tapped, setTapped] = useState<number>();
  const values = weeks.map((week) => week[series]);
  const chosen = tapped ?? values.length - 1;
  const most = Math.max(1, goal ?? 0, ...values);
  const share = (value: number) => `${(value / most) * 100}%`;
  const choose = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    setTapped(Math.min(values.length - 1, Math.max(0, Math.floor(((clientX - left) / width) * values.length))));
  };
  return (
    <div aria-hidden="true" onPointerDown={choose} className="pt-5">
      <div className="relative flex h-24 items-end gap-2 border-line border-b">
        {weeks.map(({ week }, index) => (
          <div key={week} className="relative flex h-full min-w-0 flex-1 items-end justify-center">
            <div
              data-week={week}
              className={cn("w-full max-w-6 rounded-t", index === weeks.length - 1 ? "bg-ink" : "bg-sky")}
              style={{ height: share(values[index] ?? 0) }}
            />
            {index === chosen && (
              <span
                className={cn(
                  "absolute whitespace-nowrap pb-0.5 font-semibold text-xs tabular-nums",
                  index < weeks.length / 2 ? "left-0" : "right-0",
                )}
                style={{ bottom: share(values[index] ?? 0) }}
              >
                {formatNumber(values[index] ?? 0)} {UNITS[series]}
              </span>
            )}
          </div>
        ))}
        {goal !== null && (
          <div
            data-goal={goal}
            className="pointer-events-none absolute inset-x-0 border-ink-soft border-t border-dashed"
            style={{ bottom: share(goal) }}
          />
        )}
      </div>
      <div className="mt-1 flex gap-2">
        {weeks.map(({ week }, index) => (
          <span
            key={week}
            className={cn(
              // Eight dates in a row don't fit on a narrow phone, so every other one is left out.
              "tile-text flex min-w-0 flex-1 justify-center tabular-nums leading-tight max-[23.4rem]:nth-last-[even]:invisible",
              index === chosen ? "font-semibold text-ink" : "text-ink-soft",
            )}
          >
            {short.format(dateOf(week))}
          </span>
        ))}
      </div>
    </div>
  );
}

type TableProps = { weeks: readonly ActivityWeek[]; withXp: boolean };

function Table({ weeks, withXp }: TableProps) {
  return (
    <table className="mt-2 w-full text-sm tabular-nums">
      <caption className="sr-only">Minutes{withXp && " and XP"} by week</caption>
      <thead>
        <tr className="text-left text-ink-soft">
          <th scope="col" className="py-1 font-semibold">
            Week of
          </th>
          {["Workouts", "Minutes", ...(withXp ? ["XP"] : [])].map((name) => (
            <th key={name} scope="col" className="py-1 text-right font-semibold">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.toReversed().map(({ week, workouts, minutes, xp }) => (
          <tr key={week} className="border-line border-t">
            <th scope="row" className="py-1 text-left font-medium">
              {long.format(dateOf(week))}
            </th>
            <td className="py-1 text-right">{workouts}</td>
            <td className="py-1 text-right">{formatNumber(minutes)}</td>
            {withXp && <td className="py-1 text-right">{formatNumber(xp)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function WeeklyChart() {
  const { gamification, weeklyGoal } = usePreferences();
  const { data: weeks, error, retry } = useWeeks();
  const [series, setSeries] = useState<Series>("minutes");
  const goal = series === "minutes" ? weeklyGoal : null;
  return (
    <TitledSection title="Your Weeks">
      {!weeks && <Loading error={error} onRetry={retry} skeleton={<Skeleton className="h-52 rounded-card" />} />}
      {weeks && isEmpty(weeks) && (
        <Card className="px-4 py-4">
          <p className="font-semibold">Your first eight weeks</p>
          <p className="mt-1 text-ink-soft">Log a workout to see your weeks here.</p>
        </Card>
      )}
      {weeks && !isEmpty(weeks) && (
        <Card className="p-4">
          <div className="flex flex-wrap items-center justify-between gap-2">
            {goal !== null && (
              <p className="flex items-center gap-2 text-ink-soft text-sm">
                <span aria-hidden="true" className="w-5 border-ink-soft border-t border-dashed" />
                Goal: {goal} minutes
              </p>
            )}
            {gamification && (
              <Segmented
                label="Show"
                value={series}
                onValueChange={setSeries}
                options={SERIES}
                className="ml-auto w-[10rem]"
              />
            )}
          </div>
          <Bars weeks={weeks} series={series} goal={goal} />
          <details className="group mt-2">
            <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-sky-ink">
              <span className="group-open:hidden">Show the numbers</span>
              <span className="hidden group-open:inline">Hide the numbers</span>
            </summary>
            <Table weeks={weeks} withXp={gamification} />
          </details>
        </Card>
      )}
    </TitledSection>
  );
}
