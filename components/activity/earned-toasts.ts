import type { ToastInput } from "@/components/ui/use-toast";
import { activityPhrase } from "@/lib/activity/workouts/rules";

// What a write says when the server has confirmed it, whether it was sent at once or from the outbox. The specification's words.

export const workoutCompleted = (activityType: string, gamification: boolean): ToastInput => ({
  title: "Workout Completed! 🎉",
  description: gamification
    ? `Great job! You earned XP for your ${activityPhrase(activityType, "session")}.`
    : `Great job on your ${activityPhrase(activityType, "session")}.`,
});

export const checkedIn = (xpEarned: number, gamification: boolean): ToastInput => ({
  title: "Checked in",
  ...(xpEarned === 0 && { description: "Already counted today." }),
  ...(xpEarned > 0 && gamification && { description: `You earned ${xpEarned} XP.` }),
});

export const POST_SHARED: ToastInput = {
  title: "Post Shared! 📱",
  description: "Your activity has been shared with the community.",
};
export const EXPERIENCE_POSTED: ToastInput = {
  title: "Experience Posted!",
  description: "Your photo appears in both home and profile sections",
};
export const PHOTO_UPLOADED: ToastInput = {
  title: "Photo uploaded successfully!",
  description: "Your photo has been added to your feed.",
};
