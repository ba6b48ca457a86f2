import { ChevronLeft, ChevronRight, Share2 } from "lucide-react";
import { useState } from "react";
import { ACTIVITY_ICONS, ACTIVITY_NAMES } from "@/components/activity/activity-names";
import { sharePicture } from "@/components/activity/share-picture";
import { usePreferences } from "@/components/preferences";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { Loading } from "@/components/ui/loading";
import { Segmented } from "@/components/ui/segmented";
import { Sheet } from "@/components/ui/sheet";
import { Skeleton } from "@/components/ui/skeleton";
import type { OverlayControl } from "@/components/ui/use-back-close";
import { usePending } from "@/components/ui/use-pending";
import { useViewer } from "@/components/viewer";
import { type DistanceUnit, formatDistance } from "@/lib/activity/distance/rules";
import { useSummary } from "@/lib/activity/summaries/hooks";
import { adjacentPeriod, periodName } from "@/lib/activity/summaries/rules";
import type { Summary } from "@/lib/activity/summaries/schema";
import { workoutName } from "@/lib/activity/workouts/rules";
import { countOf, formatNumber, fullName } from "@/lib/core/shared/format";
import { calendarDates } from "@/lib/core/shared/zone";

const LENGTHS = [
  { value: "month", label: "Month" },
  { value: "year", label: "Year" },
] as const;

const dayName = calendarDates({ month: "long", day: "numeric" });

function statsOf({ workouts, minutes, activeDays, distanceMeters }: Summary, units: DistanceUnit) {
  const hours = minutes >= 600 ? { label: "Hours", value: (minutes / 60).toFixed(1) } : null;
  return [
    { label: workouts === 1 ? "Workout" : "Workouts", value: formatNumber(workouts) },
    hours ?? { label: minutes === 1 ? "Minute" : "Minutes", value: String(minutes) },
    ...(distanceMeters > 0
      ? [{ label: "Distance", value: formatDistance(distanceMeters, units) }]
      : [{ label: activeDays === 1 ? "Active day" : "Active days", value: String(activeDays) }]),
  ];
}

/** The change since the previous period. Renders nothing if there was none. */
function beside({ period, minutes, before }: Summary): string | null {
  if (before.minutes === 0) return null;
  const more = minutes - before.minutes;
  const than = `than in ${periodName(adjacentPeriod(period, -1))}`;
  if (more === 0) return `Same number of minutes as in ${periodName(adjacentPeriod(period, -1))}`;
  return `${countOf(Math.abs(more), "minute")} ${more > 0 ? "more" : "less"} ${than}`;
}

function SummaryContent({ summary }: { summary: Summary }) {
  const viewer = useViewer();
  const { units } = usePreferences();
  const { isPending, run } = usePending(() => undefined);
  const { period, activeDays, activities, longest } = summary;
  const name = periodName(period);
  if (summary.workouts === 0)
    return <p className="py-8 text-center text-ink-soft">No workouts in {name}. Workouts you log show up here.</p>;
  const stats = statsOf(summary, units);
  const compared = beside(summary);
  return (
    <>
      <dl className="grid grid-cols-3 gap-3">
        {stats.map(({ label, value }) => (
          <div key={label} className="flex min-w-0 flex-col-reverse justify-end">
            <dt className="text-ink-soft text-sm">{label}</dt>
            <dd className="whitespace-nowrap font-display font-extrabold text-display leading-tight">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-ink-soft">
        {countOf(activeDays, "active day")}
        {compared && `. ${compared}`}.
      </p>
      <ul aria-label="Your activities" className="mt-4 flex flex-col gap-2">
        {activities.map(({ activityType, workouts, minutes }) => (
          <li
            key={activityType}
            className="flex items-center gap-3 [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:text-sky-ink"
          >
            {ACTIVITY_ICONS[activityType]}
            <span className="min-w-0 flex-1 font-semibold">{ACTIVITY_NAMES[activityType]}</span>
            <span className="text-ink-soft tabular-nums">
              {countOf(workouts, "workout")} · {formatNumber(minutes)} min
            </span>
          </li>
        ))}
      </ul>
      {longest && (
        <p className="mt-4 text-ink-soft">
          Longest: {workoutName(longest.activityType)}, {countOf(longest.minutes, "minute")} on{" "}
          {dayName.format(new Date(`${longest.day}T00:00:00Z`))}
        </p>
      )}
      <Button
        block
        variant="secondary"
        className="mt-6"
        pending={isPending}
        onClick={() =>
          void run(() =>
            sharePicture({
              name: `windmile-${period}`,
              title: name,
              subtitle: `${fullName(viewer)} in Chicago`,
              stats,
            }),
          )
        }
      >
        <Share2 className="size-5" />
        Share as image
      </Button>
    </>
  );
}

export function SummarySheet({ open, onOpenChange }: OverlayControl) {
  const [chosen, setChosen] = useState<string>();
  const { data: summary, error, retry } = useSummary(chosen);
  const period = chosen ?? summary?.period;
  const length = period && period.length === 4 ? "year" : "month";
  const now = summary && (length === "year" ? summary.thisMonth.slice(0, 4) : summary.thisMonth);
  const choose = (next: (typeof LENGTHS)[number]["value"]) => {
    if (!summary || next === length) return;
    setChosen(next === "year" ? summary.period.slice(0, 4) : summary.thisMonth);
  };
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title="Your Summary">
      <Segmented label="Period" value={length} onValueChange={choose} options={LENGTHS} />
      {period && (
        <div className="mt-3 mb-2 flex items-center justify-between">
          <IconButton label="Earlier" icon={ChevronLeft} onClick={() => setChosen(adjacentPeriod(period, -1))} />
          <h3 aria-live="polite" className="text-display">
            {periodName(period)}
          </h3>
          <IconButton
            label="Later"
            icon={ChevronRight}
            disabled={period === now}
            onClick={() => setChosen(adjacentPeriod(period, 1))}
          />
        </div>
      )}
      {summary && summary.period === period ? (
        <SummaryContent summary={summary} />
      ) : (
        <Loading error={error} onRetry={retry} skeleton={<Skeleton className="h-56 rounded-card" />} />
      )}
    </Sheet>
  );
}
