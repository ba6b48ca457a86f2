import { RoutePicture } from "@/components/activity/route-picture";
import { usePreferences } from "@/components/preferences";
import { LinkButton } from "@/components/ui/link-button";
import { formatDistance } from "@/lib/activity/distance/rules";
import { workoutName } from "@/lib/activity/workouts/rules";
import type { Workout } from "@/lib/activity/workouts/schema";
import { paths } from "@/lib/core/shared/paths";
import { datesInChicago } from "@/lib/core/shared/zone";

const when = datesInChicago({ weekday: "long", month: "short", day: "numeric", hour: "numeric", minute: "2-digit" });

/** The newest workout, beside the Activity Center on wide screens. */
export function LatestWorkout({ workout }: { workout: Workout }) {
  const { units, gamification } = usePreferences();
  const { id, activityType, duration, distanceMeters, startedAt, venueName, xpEarned, routePreview } = workout;
  const details = [
    `${duration} min`,
    distanceMeters && formatDistance(distanceMeters, units),
    gamification && `+${xpEarned} XP`,
  ];
  return (
    <div className="flex flex-col gap-2 px-4 pb-4">
      {routePreview && <RoutePicture workoutId={id} name={workoutName(activityType)} />}
      <p className="font-bold font-display text-lg">{workoutName(activityType)}</p>
      <p>{details.filter(Boolean).join(" · ")}</p>
      <p className="text-ink-soft text-sm">
        {[when.format(new Date(startedAt)), venueName].filter(Boolean).join(" · ")}
      </p>
      {routePreview && (
        <LinkButton href={paths.workout(id)} variant="secondary">
          View workout
        </LinkButton>
      )}
    </div>
  );
}
