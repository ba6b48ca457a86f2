import {
  type DistanceUnit,
  formatDistance,
  formatElevation,
  formatPace,
  formatSpeed,
} from "@/lib/activity/distance/rules";
import { formatDuration } from "@/lib/activity/timer/rules";
import { ACTIVITIES, type ActivityType } from "@/lib/activity/workouts/rules";
import { cn } from "@/lib/core/shared/cn";

export const formatRate = (activityType: ActivityType, metersPerSecond: number, units: DistanceUnit): string =>
  ACTIVITIES[activityType].isShownAsSpeed ? formatSpeed(metersPerSecond, units) : formatPace(metersPerSecond, units);
export const rateName = (activityType: ActivityType): string =>
  ACTIVITIES[activityType].isShownAsSpeed ? "Speed" : "Pace";

type NumberGridProps = {
  items: readonly { label: string; value: string }[];
  /** Up to three numbers on one line. */
  isLarge?: boolean;
};

export function NumberGrid({ items, isLarge = false }: NumberGridProps) {
  return (
    <dl className={cn("grid grid-cols-[repeat(auto-fit,minmax(max(4.5rem,28%),1fr))] gap-x-3", !isLarge && "gap-y-4")}>
      {items.map(({ label, value }) => (
        <div key={label} className="flex min-w-0 flex-col-reverse justify-end">
          <dt className="text-sm opacity-75">{label}</dt>
          <dd
            className={cn(
              "whitespace-nowrap font-display font-extrabold tabular-nums",
              isLarge ? "text-display max-[360px]:text-display-sm" : "text-display-sm",
              "leading-tight",
            )}
          >
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

type Totals = {
  activityType: ActivityType;
  distanceMeters: number | null;
  movingSeconds: number;
  elapsedSeconds?: number;
  elevationGain?: number | null;
};

/** The numbers of a workout, the three most important ones first. */
export function totalsOf(totals: Totals, units: DistanceUnit) {
  const { activityType, distanceMeters, movingSeconds, elapsedSeconds, elevationGain = null } = totals;
  const hasDistance = distanceMeters !== null && distanceMeters > 0;
  return [
    ...(hasDistance ? [{ label: "Distance", value: formatDistance(distanceMeters, units) }] : []),
    ...(hasDistance && movingSeconds > 0
      ? [
          {
            label: `Average ${rateName(activityType).toLowerCase()}`,
            value: formatRate(activityType, distanceMeters / movingSeconds, units),
          },
        ]
      : []),
    { label: hasDistance ? "Moving time" : "Time", value: formatDuration(movingSeconds) },
    ...(elapsedSeconds !== undefined && hasDistance
      ? [{ label: "Elapsed time", value: formatDuration(elapsedSeconds) }]
      : []),
    ...(elevationGain !== null ? [{ label: "Elevation gain", value: formatElevation(elevationGain, units) }] : []),
  ];
}
