import type { ToastInput } from "@/components/ui/use-toast";

// Toasts for a write the server has confirmed, sent right away or from the outbox. The wording is the spec's.

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
