import { Bookmark, ThumbsDown } from "lucide-react";
import { useRouter } from "next/navigation";
import { AskAiEmpty, AskAiLoading } from "@/components/ask-ai/ask-ai-states";
import { FALLBACK_ACTIVITY } from "@/components/ask-ai/fallback-cards";
import { ReasonLine } from "@/components/ask-ai/reason-line";
import { categoryColor } from "@/components/discover/category-colors";
import { useSaving } from "@/components/feed/use-saving";
import { Card } from "@/components/ui/card";
import { failed } from "@/components/ui/failed";
import { IconButton } from "@/components/ui/icon-button";
import { Thumbnail } from "@/components/ui/thumbnail";
import { afterOverlaysClosed } from "@/components/ui/use-back-close";
import { toast } from "@/components/ui/use-toast";
import { paths } from "@/lib/core/shared/paths";
import type { SavedType } from "@/lib/discover/saved/rules";
import { sendFeedback } from "@/lib/suggestions/feedback/hooks";
import { MIN_PERCENT_SHOWN } from "@/lib/suggestions/matches/rules";
import type { useRecommendations } from "@/lib/suggestions/recommendations/hooks";
import { eventWhen, type RecommendableType } from "@/lib/suggestions/recommendations/rules";
import type { Recommendation } from "@/lib/suggestions/recommendations/schema";

type Change = ReturnType<typeof useRecommendations>["change"];

/** Actions on a suggestion card: open, dismiss, undo. */
function useActivityActions(change: Change, close: () => void) {
  const router = useRouter();
  return {
    choose: (activity: Pick<Recommendation, "name"> & Partial<Pick<Recommendation, "targetType" | "targetId">>) => {
      const { name, targetType, targetId } = activity;
      toast({ title: "Great Choice!", description: `Let's find ${name}.` });
      // Feedback for the ranking only: a failure is ignored.
      if (targetType && targetId) sendFeedback({ targetType, targetId }, "tapped").catch(() => {});
      close();
      afterOverlaysClosed(() => router.push(paths.discover({ activity: name })));
    },
    dismiss: async (activity: Recommendation, index: number) => {
      const putBack = () =>
        change((list) => (list.some(({ id }) => id === activity.id) ? [...list] : list.toSpliced(index, 0, activity)));
      change((list) => list.filter(({ id }) => id !== activity.id));
      const sent = sendFeedback(activity, "not-interested");
      const undo = async () => {
        putBack();
        await sent.catch(() => {});
        await sendFeedback(activity, "undo").catch((error) => failed("Couldn't save that", error));
      };
      toast({
        title: "Not interested",
        description: `We won't suggest ${activity.name} for a month.`,
        action: { label: "Undo", onClick: () => void undo() },
      });
      await sent.catch((error: unknown) => {
        putBack();
        failed("Couldn't save that", error);
      });
    },
  };
}

type CardActivity = Pick<
  Recommendation,
  "title" | "description" | "reason" | "location" | "estimatedDuration" | "difficulty" | "confidence"
> &
  Partial<Recommendation>;

function openLabel({ isOpen, startsAt, targetType }: CardActivity): string | null {
  if (isOpen === true) return "Open now";
  if (startsAt || targetType === undefined || targetType === "challenge") return null;
  return "Check hours";
}

type ActivityCardProps = {
  activity: CardActivity;
  onChoose: () => void;
  onDismiss?: () => void;
  onSave?: () => void;
};

/** One suggestion. The whole card opens it; its two buttons are layered above that link. */
function ActivityCard({ activity, onChoose, onDismiss, onSave }: ActivityCardProps) {
  const { title, description, reason, location, estimatedDuration, difficulty, confidence } = activity;
  const { startsAt, timeKnown = true } = activity;
  const details = [
    openLabel(activity),
    startsAt && eventWhen(new Date(startsAt), timeKnown, new Date()),
    estimatedDuration,
    difficulty !== "Easy" && difficulty,
    confidence >= MIN_PERCENT_SHOWN && `${confidence}% match`,
  ].filter((detail): detail is string => Boolean(detail));
  return (
    <Card line={categoryColor(activity.category ?? "")} className="group pl-1.5 transition-colors hover:bg-card-press">
      <article className="flex flex-col gap-2 p-3">
        <div className="flex min-h-8 items-center gap-2">
          <div className="min-w-0 flex-1">
            <ReasonLine reason={reason} />
          </div>
          {(onSave || onDismiss) && (
            <span className="relative z-10 -my-2 -mr-2 flex shrink-0">
              {onSave && (
                <IconButton
                  label={`Save ${title}`}
                  icon={Bookmark}
                  aria-pressed={activity.isSaved ?? false}
                  onClick={onSave}
                  className="aria-pressed:text-sky-ink aria-pressed:[&_svg]:fill-sky"
                />
              )}
              {onDismiss && <IconButton label={`Not interested in ${title}`} icon={ThumbsDown} onClick={onDismiss} />}
            </span>
          )}
        </div>
        <div className="flex items-start gap-3">
          {activity.image && (
            <Thumbnail image={activity.image} placeholder={activity.placeholder} isPoster className="w-18" />
          )}
          <div className="min-w-0 flex-1">
            <h3 className="font-bold font-display text-lg leading-snug">
              <button
                type="button"
                onClick={onChoose}
                className="text-left after:absolute after:inset-0 after:content-['']"
              >
                {title}
              </button>
            </h3>
            <p className="text-ink-soft text-sm leading-snug">{description}</p>
            <ul className="mt-1 flex flex-wrap text-ink-soft text-sm [&>li:not(:last-child)]:after:mx-1 [&>li:not(:last-child)]:after:content-['·']">
              {[location, ...details].map((detail) => (
                <li key={detail}>{detail}</li>
              ))}
            </ul>
          </div>
        </div>
      </article>
    </Card>
  );
}

/** The saved type of each suggestion kind. */
const SAVED_AS: Record<RecommendableType, SavedType> = {
  venue: "venue",
  gem: "gem",
  event: "event",
  challenge: "activity",
  "community-event": "activity",
};

type ActivitiesPanelProps = {
  suggestions: ReturnType<typeof useRecommendations>;
  onClose: () => void;
  limit?: number;
};

export function ActivitiesPanel({ suggestions, onClose, limit }: ActivitiesPanelProps) {
  const { recommendations, isLoading, hasFailed, change } = suggestions;
  const { choose, dismiss } = useActivityActions(change, onClose);
  const save = useSaving();
  if (isLoading) return <AskAiLoading subject="activity preferences" />;
  if (hasFailed) {
    return (
      <>
        <p className="mb-3 text-ink-soft text-sm">Offline suggestions</p>
        <ActivityCard activity={FALLBACK_ACTIVITY} onChoose={() => choose(FALLBACK_ACTIVITY)} />
      </>
    );
  }
  if (!recommendations?.length) return <AskAiEmpty />;
  return (
    <ul aria-label="Suggested activities" className="flex flex-col gap-3">
      {recommendations.slice(0, limit).map((activity, index) => (
        <li key={activity.id}>
          <ActivityCard
            activity={activity}
            onChoose={() => choose(activity)}
            onDismiss={() => void dismiss(activity, index)}
            onSave={() => void save(SAVED_AS[activity.targetType], activity.targetId, !activity.isSaved)}
          />
        </li>
      ))}
    </ul>
  );
}
