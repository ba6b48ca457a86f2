import { sharePicture } from "@/components/activity/share-picture";
import { totalsOf } from "@/components/activity/workout-stats";
import type { DistanceUnit } from "@/lib/activity/distance/rules";
import { fetchWorkout } from "@/lib/activity/workouts/hooks";
import { workoutName } from "@/lib/activity/workouts/rules";
import type { WorkoutDetail } from "@/lib/activity/workouts/schema";
import { fullName } from "@/lib/core/shared/format";
import { paths } from "@/lib/core/shared/paths";
import { datesInChicago } from "@/lib/core/shared/zone";

const dayName = datesInChicago({ dateStyle: "long" });

export async function shareWorkout(workout: WorkoutDetail, units: DistanceUnit): Promise<void> {
  const { id, activityType, distanceMeters, duration, owner, route } = workout;
  const startedAt = route.own?.startedAt ?? workout.startedAt;
  const movingSeconds = route.own?.movingSeconds ?? duration * 60;
  await sharePicture({
    name: `windmile-${activityType}-${startedAt.slice(0, 10)}`,
    title: workoutName(activityType),
    subtitle: `${fullName(owner)} · ${dayName.format(new Date(startedAt))}`,
    stats: totalsOf({ activityType, distanceMeters, movingSeconds }, units),
    picture: paths.api.workoutPicture(id),
  });
}

export const shareWorkoutWithId = async (workoutId: string, units: DistanceUnit): Promise<void> =>
  shareWorkout(await fetchWorkout(workoutId), units);
