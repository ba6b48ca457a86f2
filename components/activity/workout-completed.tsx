import type { CelebrationProps } from "@/components/activity/workout-celebration";
import { failed } from "@/components/ui/failed";
import type { ToastInput } from "@/components/ui/use-toast";
import { hasAnyReward } from "@/lib/activity/achievements/rewards";
import { XP_PER_LEVEL } from "@/lib/activity/stats/rules";
import { activityPhrase } from "@/lib/activity/workouts/rules";
import type { LoggedWorkout } from "@/lib/activity/workouts/schema";
import { lazyPart } from "@/lib/core/client/lazy-part";
import { retryImport } from "@/lib/core/client/lazy-retry";
import type { Preferences } from "@/lib/core/shared/preferences";

const CELEBRATION_MS = 6000;
/** A new level or an achievement, with its own reward, is queued behind it. */
const BEFORE_REWARD_MS = 2500;

const WorkoutCelebration = lazyPart(() => import("@/components/activity/workout-celebration"), "WorkoutCelebration", {
  isQuiet: true,
});
const loadSharing = retryImport(() => import("@/components/activity/share-workout"));

/** Progress to the next star. If the workout reached it, the star fills to the top. */
function celebrationOf({ xpEarned, stats }: LoggedWorkout): CelebrationProps {
  const before = Math.max(0, stats.xp - xpEarned);
  const level = (xp: number) => Math.floor(xp / XP_PER_LEVEL);
  return {
    xpEarned,
    from: before % XP_PER_LEVEL,
    to: level(before) < level(stats.xp) ? XP_PER_LEVEL : stats.xp % XP_PER_LEVEL,
    streak: stats.streak.current,
  };
}

/**
 * What the celebration shows, for screen readers: a toast is announced when it appears, before the lazy part has
 * loaded.
 */
function Celebration(props: CelebrationProps) {
  const { xpEarned, to, streak } = props;
  return (
    <>
      <p className="sr-only">
        {`${xpEarned} XP earned. ${to} of ${XP_PER_LEVEL} XP to the next star.`}
        {streak > 0 && ` Day ${streak} of your streak.`}
      </p>
      {/* Reserves its space, so that the toast doesn't grow when it loads. */}
      <div className="min-h-28">
        <WorkoutCelebration {...props} />
      </div>
    </>
  );
}

/** The spec's text, with a celebration if XP was earned and gamification is on. */
export function workoutCompleted(logged: LoggedWorkout, { gamification, units }: Preferences): ToastInput {
  const { workout, xpEarned } = logged;
  const session = activityPhrase(workout.activityType, "session");
  const title = "Workout Completed! 🎉";
  if (!gamification) return { title, description: `Great job on your ${session}.` };
  const description = `Great job! You earned XP for your ${session}.`;
  if (xpEarned === 0) return { title, description };
  const share = () =>
    loadSharing()
      .then(({ shareWorkoutWithId }) => shareWorkoutWithId(workout.id, units))
      .catch((error: unknown) => failed("Sharing failed", error));
  return {
    title,
    description,
    body: <Celebration {...celebrationOf(logged)} />,
    duration: hasAnyReward(logged) ? BEFORE_REWARD_MS : CELEBRATION_MS,
    // Only a recorded route has a picture.
    ...(workout.routePreview && { action: { label: "Share as image", onClick: () => void share() } }),
  };
}
