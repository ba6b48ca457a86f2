import { workoutCompleted } from "@/components/activity/workout-completed";
import type { ToastInput } from "@/components/ui/use-toast";
import { hasRewards } from "@/lib/activity/achievements/rewards";
import type { LoggedWorkout } from "@/lib/activity/workouts/schema";
import type { SentWrite } from "@/lib/core/client/outbox-entry";
import { countOf } from "@/lib/core/shared/format";
import type { Preferences } from "@/lib/core/shared/preferences";

const xpOf = (answer: unknown): number =>
  typeof answer === "object" && answer !== null && "xpEarned" in answer ? Number(answer.xpEarned) : 0;

const isLogged = (answer: unknown): answer is LoggedWorkout =>
  hasRewards(answer) && "workout" in answer && "stats" in answer;

/** The toasts of confirmed writes, by kind. The wording is the spec's. */
const OWN: Record<string, (answer: unknown, preferences: Preferences) => ToastInput | null> = {
  Workout: (answer, preferences) => (isLogged(answer) ? workoutCompleted(answer, preferences) : null),
  "Workout edit": (answer, { gamification }) => ({
    title: "Workout updated",
    ...(gamification && { description: `It's now worth ${xpOf(answer)} XP.` }),
  }),
  "Check-in": (answer, { gamification }) => ({
    title: "Checked in",
    ...(xpOf(answer) === 0 && { description: "Already counted today." }),
    ...(xpOf(answer) > 0 && gamification && { description: `You earned ${xpOf(answer)} XP.` }),
  }),
  "Shared post": () => ({
    title: "Post Shared! 📱",
    description: "Your activity has been shared with the community.",
  }),
  "Photo post": () => ({
    title: "Experience Posted!",
    description: "Your photo appears in both home and profile sections",
  }),
  Photo: () => ({
    title: "Photo uploaded successfully!",
    description: "Your photo has been added to your feed.",
  }),
};

/**
 * The toast for a write, whether it was sent right away or from the outbox. Several writes share one toast with their
 * count.
 */
export function sentToast(sent: readonly SentWrite[], preferences: Preferences): ToastInput {
  const [first] = sent;
  const own = sent.length === 1 && first ? OWN[first.kind]?.(first.answer, preferences) : null;
  return own ?? { title: `${countOf(sent.length, "change")} sent` };
}
