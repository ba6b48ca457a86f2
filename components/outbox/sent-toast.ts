import { checkedIn, EXPERIENCE_POSTED, PHOTO_UPLOADED, POST_SHARED } from "@/components/activity/earned-toasts";
import { workoutCompleted } from "@/components/activity/workout-completed";
import type { ToastInput } from "@/components/ui/use-toast";
import { saysReached } from "@/lib/activity/achievements/rewards";
import type { LoggedWorkout } from "@/lib/activity/workouts/schema";
import type { SentWrite } from "@/lib/core/client/outbox-entry";
import { countOf } from "@/lib/core/shared/format";
import { paths } from "@/lib/core/shared/paths";
import type { Preferences } from "@/lib/core/shared/preferences";

const fieldOf = (answer: unknown, name: string): unknown =>
  typeof answer === "object" && answer !== null ? Object.entries(answer).find(([key]) => key === name)?.[1] : undefined;

const isLogged = (answer: unknown): answer is LoggedWorkout =>
  saysReached(answer) && "workout" in answer && "stats" in answer;

/** The toast of a write, same as when it is sent right away; null if it has none. */
function ownToast({ kind, url, answer }: SentWrite, preferences: Preferences): ToastInput | null {
  if (kind === "workout") return isLogged(answer) ? workoutCompleted(answer, preferences) : null;
  if (kind === "checkIn") return checkedIn(Number(fieldOf(answer, "xpEarned") ?? 0), preferences.gamification);
  if (kind === "post") return POST_SHARED;
  if (kind === "photo") return url === paths.api.photos ? EXPERIENCE_POSTED : PHOTO_UPLOADED;
  return null;
}

export function sentToast(sent: readonly SentWrite[], preferences: Preferences): ToastInput {
  const [first] = sent;
  const own = sent.length === 1 && first ? ownToast(first, preferences) : null;
  return own ?? { title: `${countOf(sent.length, "change")} sent` };
}
