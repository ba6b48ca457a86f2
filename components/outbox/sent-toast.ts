import {
  checkedIn,
  EXPERIENCE_POSTED,
  PHOTO_UPLOADED,
  POST_SHARED,
  workoutCompleted,
} from "@/components/activity/earned-toasts";
import type { ToastInput } from "@/components/ui/use-toast";
import type { SentWrite } from "@/lib/core/client/outbox-entry";
import { countOf } from "@/lib/core/shared/format";
import { paths } from "@/lib/core/shared/paths";

const fieldOf = (answer: unknown, name: string): unknown =>
  typeof answer === "object" && answer !== null ? Object.entries(answer).find(([key]) => key === name)?.[1] : undefined;

/** The toast of one write, as it is when it is sent at once; null for what says nothing then. */
function ownToast({ kind, url, answer }: SentWrite, gamification: boolean): ToastInput | null {
  if (kind === "workout") {
    const activityType = fieldOf(fieldOf(answer, "workout"), "activityType");
    return typeof activityType === "string" ? workoutCompleted(activityType, gamification) : null;
  }
  if (kind === "checkIn") return checkedIn(Number(fieldOf(answer, "xpEarned") ?? 0), gamification);
  if (kind === "post") return POST_SHARED;
  if (kind === "photo") return url === paths.api.photos ? EXPERIENCE_POSTED : PHOTO_UPLOADED;
  return null;
}

export function sentToast(sent: readonly SentWrite[], gamification: boolean): ToastInput {
  const [first] = sent;
  const own = sent.length === 1 && first ? ownToast(first, gamification) : null;
  return own ?? { title: `${countOf(sent.length, "change")} sent` };
}
