import { useMemo } from "react";
import { rateName, shownRate } from "@/components/record/record-numbers";
import { type DistanceUnit, shownDistance, shownHeight } from "@/lib/activity/distance/rules";
import type { Sample } from "@/lib/activity/routes/route-splits";
import { clockFace } from "@/lib/activity/timer/rules";
import type { ActivityType } from "@/lib/activity/workouts/rules";

type RouteChartsProps = {
  samples: readonly Sample[];
  activityType: ActivityType;
  units: DistanceUnit;
  /** The sample that is looked at, and what moves it. */
  chosen: number;
  onChoose: (index: number) => void;
};

const HEIGHT = 40;

/** A line over a filled ground, from the least to the most of these values. */
function areaOf(values: readonly number[]) {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const spread = most - least || 1;
  const points = values.map(
    (value, x) => `${x} ${(HEIGHT - 4 - ((value - least) / spread) * (HEIGHT - 8)).toFixed(2)}`,
  );
  return { line: `M${points.join("L")}`, area: `M0 ${HEIGHT}L${points.join("L")}L${values.length - 1} ${HEIGHT}Z` };
}

function Chart({ values, chosen, className }: { values: readonly number[]; chosen: number; className: string }) {
  const { line, area } = useMemo(() => areaOf(values), [values]);
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${values.length - 1} ${HEIGHT}`}
      preserveAspectRatio="none"
      className={`h-20 w-full ${className}`}
    >
      <path d={area} className="fill-current opacity-20" />
      <path d={line} fill="none" className="stroke-current" strokeWidth={2} vectorEffect="non-scaling-stroke" />
      <path d={`M${chosen} 0V${HEIGHT}`} className="stroke-ink" strokeWidth={1.5} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

/** Pace and height along the way; the slider moves a mark over both and over the map. */
export function RouteCharts({ samples, activityType, units, chosen, onChoose }: RouteChartsProps) {
  const speeds = useMemo(() => samples.map(({ speed }) => speed), [samples]);
  const heights = useMemo(() => samples.flatMap(({ elevation }) => elevation ?? []), [samples]);
  const here = samples[chosen];
  if (!here) return null;
  const hasHeights = heights.length === samples.length;
  const said = [
    shownDistance(here.meters, units),
    clockFace(here.second * 1000),
    shownRate(activityType, here.speed, units),
    ...(here.elevation === null ? [] : [shownHeight(here.elevation, units)]),
  ].join(" · ");
  return (
    <div className="flex flex-col gap-3">
      <div>
        <h3 className="font-semibold">{rateName(activityType)}</h3>
        <Chart values={speeds} chosen={chosen} className="text-sky" />
      </div>
      {hasHeights && (
        <div>
          <h3 className="font-semibold">Elevation</h3>
          <Chart values={heights} chosen={chosen} className="text-star" />
        </div>
      )}
      <p className="text-center font-semibold tabular-nums">{said}</p>
      <input
        type="range"
        aria-label="Along the way"
        aria-valuetext={said}
        min={0}
        max={samples.length - 1}
        value={chosen}
        onChange={({ target }) => onChoose(Number(target.value))}
        className="h-11 w-full accent-sky"
      />
    </div>
  );
}
