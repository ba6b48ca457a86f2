import { type DistanceUnit, shownDistance, shownHeight, shownPace, shownSpeed } from "@/lib/activity/distance/rules";
import { clockFace } from "@/lib/activity/timer/rules";
import { ACTIVITIES, type ActivityType } from "@/lib/activity/workouts/rules";

export const shownRate = (activityType: ActivityType, metersPerSecond: number, units: DistanceUnit): string =>
  ACTIVITIES[activityType].isShownAsSpeed ? shownSpeed(metersPerSecond, units) : shownPace(metersPerSecond, units);
export const rateName = (activityType: ActivityType): string =>
  ACTIVITIES[activityType].isShownAsSpeed ? "Speed" : "Pace";

export function NumberGrid({ items }: { items: readonly { label: string; value: string }[] }) {
  return (
    <dl className="grid grid-cols-3 gap-x-3 gap-y-4">
      {items.map(({ label, value }) => (
        <div key={label} className="flex min-w-0 flex-col-reverse justify-end">
          <dt className="text-sm opacity-75">{label}</dt>
          <dd className="whitespace-nowrap font-display font-extrabold text-[min(1.5rem,6vw)] tabular-nums leading-tight">
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

/** What a workout came to, as its summary and its page say it. */
export function totalsOf(totals: Totals, units: DistanceUnit) {
  const { activityType, distanceMeters, movingSeconds, elapsedSeconds, elevationGain = null } = totals;
  const hasWay = distanceMeters !== null && distanceMeters > 0;
  return [
    ...(hasWay ? [{ label: "Distance", value: shownDistance(distanceMeters, units) }] : []),
    { label: hasWay ? "Moving time" : "Time", value: clockFace(movingSeconds * 1000) },
    ...(hasWay && movingSeconds > 0
      ? [
          {
            label: `Average ${rateName(activityType).toLowerCase()}`,
            value: shownRate(activityType, distanceMeters / movingSeconds, units),
          },
        ]
      : []),
    ...(elapsedSeconds !== undefined && hasWay
      ? [{ label: "Elapsed time", value: clockFace(elapsedSeconds * 1000) }]
      : []),
    ...(elevationGain !== null ? [{ label: "Elevation gain", value: shownHeight(elevationGain, units) }] : []),
  ];
}
