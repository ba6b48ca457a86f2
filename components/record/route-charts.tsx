import { type PointerEvent, useMemo } from "react";
import { formatRate, rateName } from "@/components/activity/workout-stats";
import { type DistanceUnit, formatDistance, formatElevation, METERS_PER } from "@/lib/activity/distance/rules";
import type { Sample } from "@/lib/activity/routes/route-splits";
import { formatDuration } from "@/lib/activity/timer/rules";
import { ACTIVITIES, type ActivityType } from "@/lib/activity/workouts/rules";
import { cn } from "@/lib/core/shared/cn";

type RouteChartsProps = {
  samples: readonly Sample[];
  activityType: ActivityType;
  units: DistanceUnit;
  /** The highlighted sample, and how to move it. */
  chosen: number;
  onChoose: (index: number) => void;
};

const HEIGHT = 40;
/**
 * Devices report elevation in whole meters, which looks like stairs: each value is averaged with this many on both
 * sides.
 */
const SMOOTHED_OVER = 4;
const MAX_TICKS = 10;

/** The interval at which mile or kilometer labels fit. */
export const tickStep = (count: number): number => [1, 2, 5, 10, 25].find((step) => count / step <= MAX_TICKS) ?? 50;

function smoothed(values: readonly number[]): number[] {
  return values.map((_, index) => {
    const near = values.slice(Math.max(0, index - SMOOTHED_OVER), index + SMOOTHED_OVER + 1);
    return near.reduce((sum, value) => sum + value, 0) / near.length;
  });
}

type ChartProps = {
  title: string;
  hint?: string | undefined;
  values: readonly number[];
  shown: (value: number) => string;
  /** Fractions of the width. */
  ticks: readonly number[];
  chosen: number;
  onScrub: (event: PointerEvent<HTMLElement>) => void;
  className: string;
};

function Chart({ title, hint, values, shown, ticks, chosen, onScrub, className }: ChartProps) {
  const last = values.length - 1;
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const line = useMemo(() => {
    const spread = most - least || 1;
    return values.map((value, x) => `${x} ${(HEIGHT - 4 - ((value - least) / spread) * (HEIGHT - 8)).toFixed(2)}`);
  }, [values, least, most]);
  return (
    <div>
      <h3 className="mb-1 flex items-baseline justify-between gap-2 text-lg">
        {title}
        {hint && <span className="font-normal text-ink-soft text-xs">{hint}</span>}
      </h3>
      <div className="flex gap-2">
        <p className="flex w-[4rem] shrink-0 flex-col justify-between text-right text-ink-soft text-xs tabular-nums">
          <span>{shown(most)}</span>
          <span>{shown(least)}</span>
        </p>
        <div onPointerDown={onScrub} onPointerMove={onScrub} className="min-w-0 flex-1 cursor-crosshair touch-pan-y">
          <svg
            aria-hidden="true"
            viewBox={`0 0 ${last} ${HEIGHT}`}
            preserveAspectRatio="none"
            className={cn("non-scaling-strokes block h-20 w-full", className)}
          >
            <path
              d={ticks.map((share) => `M${(share * last).toFixed(2)} 0V${HEIGHT}`).join("")}
              className="stroke-line"
            />
            <path d={`M0 ${HEIGHT}L${line.join("L")}L${last} ${HEIGHT}Z`} className="fill-current opacity-20" />
            <path d={`M${line.join("L")}`} fill="none" className="stroke-current" strokeWidth={2} />
            <path d={`M${chosen} 0V${HEIGHT}`} className="stroke-ink" strokeWidth={1.5} />
          </svg>
        </div>
      </div>
    </div>
  );
}

/**
 * Pace and elevation along the route. Touch, mouse, or arrow keys on a chart move a marker on both charts and the map.
 */
export function RouteCharts({ samples, activityType, units, chosen, onChoose }: RouteChartsProps) {
  const speeds = useMemo(() => samples.map(({ speed }) => speed), [samples]);
  const heights = useMemo(() => smoothed(samples.flatMap(({ elevation }) => elevation ?? [])), [samples]);
  const here = samples[chosen];
  if (!here) return null;
  const last = samples.length - 1;
  const unit = METERS_PER[units];
  const total = samples[last]?.meters ?? 0;
  const count = Math.floor(total / unit);
  const step = tickStep(count);
  const ticks = Array.from({ length: Math.floor(count / step) }, (_, index) => (index + 1) * step);
  const valueText = [
    formatDistance(here.meters, units),
    formatDuration(here.second),
    formatRate(activityType, here.speed, units),
    ...(here.elevation === null ? [] : [formatElevation(here.elevation, units)]),
  ].join(" · ");
  const scrub = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    onChoose(Math.min(last, Math.max(0, Math.round(((clientX - left) / width) * last))));
  };
  const shared = { ticks: ticks.map((tick) => (tick * unit) / total), chosen, onScrub: scrub };
  return (
    <div className="relative flex flex-col gap-4 rounded-control has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-4">
      <p className="text-center font-semibold tabular-nums">{valueText}</p>
      <Chart
        {...shared}
        title={rateName(activityType)}
        hint={ACTIVITIES[activityType].isShownAsSpeed ? undefined : "Faster ↑"}
        values={speeds}
        shown={(speed) => formatRate(activityType, speed, units)}
        className="text-sky-ink"
      />
      {heights.length === samples.length && (
        <Chart
          {...shared}
          title="Elevation"
          values={heights}
          shown={(height) => formatElevation(height, units)}
          className="text-ink-soft"
        />
      )}
      <div aria-hidden="true" className="-mt-3 flex gap-2 text-ink-soft text-xs tabular-nums">
        <span className="w-[4rem] shrink-0 text-right">{units}</span>
        <span className="relative min-h-[1rem] min-w-0 flex-1">
          {ticks.map((tick) => (
            <span
              key={tick}
              className="absolute -translate-x-1/2"
              style={{ left: `${((100 * tick * unit) / total).toFixed(2)}%` }}
            >
              {tick}
            </span>
          ))}
        </span>
      </div>
      <input
        type="range"
        aria-label="Along the route"
        aria-valuetext={valueText}
        min={0}
        max={last}
        value={chosen}
        onChange={({ target }) => onChoose(Number(target.value))}
        className="sr-only"
      />
    </div>
  );
}
