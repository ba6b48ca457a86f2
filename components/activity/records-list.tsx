import { ACTIVITY_NAMES } from "@/components/activity/activity-names";
import { Card } from "@/components/ui/card";
import { Link } from "@/components/ui/link";
import { TitledSection } from "@/components/ui/titled-section";
import { useRecords } from "@/lib/activity/records/hooks";
import { distanceName } from "@/lib/activity/records/rules";
import { formatDuration } from "@/lib/activity/timer/rules";
import { paths } from "@/lib/core/shared/paths";
import { datesInChicago } from "@/lib/core/shared/zone";

const day = datesInChicago({ dateStyle: "medium" });

/** Your best times over well-known distances and the ones they beat. Empty until something is recorded. */
export function RecordsList() {
  const { data: records } = useRecords();
  if (!records || records.length === 0) return null;
  return (
    <TitledSection title="Your Records" titleClassName="mb-3 text-display">
      <Card className="divide-y divide-line px-4">
        {records.map(({ activityType, meters, best, earlier }) => (
          <details key={`${activityType} ${meters}`} className="py-1">
            <summary className="flex min-h-12 cursor-pointer items-center gap-3">
              <span className="min-w-0 flex-1">
                <span className="block font-semibold">{distanceName(meters)}</span>
                <span className="block text-ink-soft text-sm">{ACTIVITY_NAMES[activityType]}</span>
              </span>
              <span className="font-display font-extrabold text-lg tabular-nums">{formatDuration(best.seconds)}</span>
            </summary>
            <ul className="pb-3">
              {[best, ...earlier].map(({ workoutId, startedAt, seconds }) => (
                <li key={workoutId}>
                  <Link
                    href={paths.workout(workoutId)}
                    className="flex min-h-11 items-center justify-between gap-3 text-sky-ink underline"
                  >
                    {day.format(new Date(startedAt))}
                    <span className="tabular-nums">{formatDuration(seconds)}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </details>
        ))}
      </Card>
    </TitledSection>
  );
}
