import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { Prefetched } from "@/components/prefetched";
import { WorkoutScreen } from "@/components/record/workout-screen";
import { findVisibleWorkout } from "@/lib/activity/workouts/queries";
import { requireMember } from "@/lib/core/server/member-page";
import { paths } from "@/lib/core/shared/paths";
import { idParams } from "@/lib/core/shared/text";

export const metadata: Metadata = { title: "Workout" };

export default async function WorkoutPage({ params }: { params: Promise<{ id: string }> }) {
  const { id: asked } = await params;
  const user = await requireMember(paths.workout(asked));
  const { data } = idParams.safeParse({ id: asked });
  const workout = data && (await findVisibleWorkout(user.id, data.id));
  if (!workout) notFound();
  return (
    <Prefetched answers={{ [paths.api.workout(workout.id)]: workout }}>
      <WorkoutScreen workoutId={workout.id} />
    </Prefetched>
  );
}
