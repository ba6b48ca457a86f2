import { usePreferences } from "@/components/preferences";
import { Card } from "@/components/ui/card";
import { Loading } from "@/components/ui/loading";
import { Skeleton } from "@/components/ui/skeleton";
import { TitledSection } from "@/components/ui/titled-section";
import { useWeeks } from "@/lib/activity/history/hooks";
import type { ActivityWeek } from "@/lib/activity/history/schema";
import { formatNumber } from "@/lib/core/shared/format";
import { calendarDates } from "@/lib/core/shared/zone";

const short = calendarDates({ month: "numeric", day: "numeric" });
const long = calendarDates({ month: "long", day: "numeric" });
const dateOf = (week: string) => new Date(`${week}T00:00:00Z`);
const most = (values: number[]) => Math.max(1, ...values);

const isEmpty = (weeks: readonly ActivityWeek[]) => weeks.every(({ minutes, xp }) => minutes === 0 && xp === 0);

type BarsProps = { weeks: ActivityWeek[]; withXp: boolean };

/** Each series is scaled to its own maximum. */
function Bars({ weeks, withXp }: BarsProps) {
  const minutes = most(weeks.map((week) => week.minutes));
  const xp = most(weeks.map((week) => week.xp));
  return (
    <div aria-hidden="true" className="flex items-end gap-1.5">
      {weeks.map((week) => (
        <div key={week.week} className="flex min-w-0 flex-1 flex-col items-center gap-1">
          <div className="flex h-28 w-full items-end justify-center gap-0.5">
            <div className="w-full max-w-4 rounded-t bg-sky" style={{ height: `${(week.minutes / minutes) * 100}%` }} />
            {withXp && (
              <div className="w-full max-w-4 rounded-t bg-star" style={{ height: `${(week.xp / xp) * 100}%` }} />
            )}
          </div>
          {/* Eight dates in a row have no air between them on the narrowest phones. */}
          <span className="max-[359px]:[:nth-last-child(even)>&]:invisible text-[0.6875rem] text-ink-soft tabular-nums leading-none">
            {short.format(dateOf(week.week))}
          </span>
        </div>
      ))}
    </div>
  );
}

function Table({ weeks, withXp }: BarsProps) {
  return (
    <table className="mt-2 w-full text-sm tabular-nums">
      <caption className="sr-only">Minutes{withXp && " and XP"} of each week</caption>
      <thead>
        <tr className="text-left text-ink-soft">
          <th scope="col" className="py-1.5 font-semibold">
            Week of
          </th>
          <th scope="col" className="py-1.5 text-right font-semibold">
            Workouts
          </th>
          <th scope="col" className="py-1.5 text-right font-semibold">
            Minutes
          </th>
          {withXp && (
            <th scope="col" className="py-1.5 text-right font-semibold">
              XP
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {weeks.toReversed().map(({ week, workouts, minutes, xp }) => (
          <tr key={week} className="border-line border-t">
            <th scope="row" className="py-1.5 text-left font-medium">
              {long.format(dateOf(week))}
            </th>
            <td className="py-1.5 text-right">{workouts}</td>
            <td className="py-1.5 text-right">{formatNumber(minutes)}</td>
            {withXp && <td className="py-1.5 text-right">{formatNumber(xp)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Key({ color, label }: { color: string; label: string }) {
  return (
    <span className="flex items-center gap-1.5 text-sm">
      <span aria-hidden="true" className={`size-3 rounded-sm ${color}`} />
      {label}
    </span>
  );
}

export function WeeklyChart() {
  const { gamification } = usePreferences();
  const { data: weeks, error, retry } = useWeeks();
  return (
    <TitledSection title="Your Weeks">
      {!weeks && <Loading error={error} onRetry={retry} skeleton={<Skeleton className="h-52 rounded-card" />} />}
      {weeks && isEmpty(weeks) && (
        <Card className="px-4 py-5">
          <p className="font-semibold">Your next eight weeks</p>
          <p className="mt-1 text-ink-soft">Log a workout to start this week.</p>
        </Card>
      )}
      {weeks && !isEmpty(weeks) && (
        <Card className="p-4">
          <div className="mb-3 flex gap-4">
            <Key color="bg-sky" label="Minutes" />
            {gamification && <Key color="bg-star" label="XP" />}
          </div>
          <Bars weeks={weeks} withXp={gamification} />
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
