import { formatRate, rateName } from "@/components/activity/workout-stats";
import { type DistanceUnit, METERS_PER } from "@/lib/activity/distance/rules";
import { splitsOf } from "@/lib/activity/routes/route-splits";
import type { RecordedRoute } from "@/lib/activity/routes/rules";
import { formatDuration } from "@/lib/activity/timer/rules";
import type { ActivityType } from "@/lib/activity/workouts/rules";

type SplitsTableProps = { route: RecordedRoute; activityType: ActivityType; units: DistanceUnit };

export function SplitsTable({ route, activityType, units }: SplitsTableProps) {
  const unit = METERS_PER[units];
  const splits = splitsOf(route, activityType, unit).map((split, index) => {
    const isWhole = split.meters >= unit - 0.5;
    const name = isWhole ? String(index + 1) : (split.meters / unit).toFixed(2);
    return { ...split, name, speed: split.seconds > 0 ? split.meters / split.seconds : 0 };
  });
  const fastest = Math.max(...splits.map(({ speed }) => speed));
  if (splits.length === 0) return null;
  return (
    <table aria-label="Splits" className="w-full text-left tabular-nums">
      <thead className="text-ink-soft text-sm">
        <tr>
          <th scope="col" className="w-12 py-1 font-normal">
            {units === "mi" ? "Mile" : "Km"}
          </th>
          <th scope="col" className="py-1 font-normal">
            {rateName(activityType)}
          </th>
          <th scope="col" className="w-20 py-1 text-right font-normal">
            Time
          </th>
        </tr>
      </thead>
      <tbody>
        {splits.map(({ name, speed, seconds }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a split is its number
          <tr key={index} className="border-line border-t">
            <th scope="row" className="py-2 font-semibold">
              {name}
            </th>
            <td className="py-2">
              <span className="flex items-center gap-3">
                <span className="w-24 shrink-0">{formatRate(activityType, speed, units)}</span>
                <span aria-hidden="true" className="h-2.5 min-w-0 flex-1 overflow-hidden rounded-full bg-bone">
                  <span
                    className="block h-full rounded-full bg-sky"
                    style={{ width: `${fastest > 0 ? (100 * speed) / fastest : 0}%` }}
                  />
                </span>
              </span>
            </td>
            <td className="py-2 text-right">{formatDuration(seconds)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
