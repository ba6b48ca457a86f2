import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { Prefetched } from "@/app/prefetched";
import { WorkoutScreen } from "@/components/record/workout-screen";
import { getWorkout } from "@/lib/activity/workouts/queries";
import { requireMember } from "@/lib/core/server/member-page";
import { orNotFound } from "@/lib/core/server/or-not-found";
import { paths } from "@/lib/core/shared/paths";
import { idParams } from "@/lib/core/shared/text";

export const metadata: Metadata = { title: "Workout" };

export default async function WorkoutPage({ params }: { params: Promise<{ id: string }> }) {
  const { id: rawId } = await params;
  const user = await requireMember(paths.workout(rawId));
  const { data } = idParams.safeParse({ id: rawId });
  if (!data) notFound();
  const workout = await orNotFound(getWorkout(user.id, data.id));
  return (
    <Prefetched answers={{ [paths.api.workout(workout.id)]: workout }}>
      <WorkoutScreen workoutId={workout.id} />
    </Prefetched>
  );
}
