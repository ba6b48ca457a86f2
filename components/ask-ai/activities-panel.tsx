import { ActivityCard } from "@/components/ask-ai/activity-card";
import { AskAiEmpty, AskAiLoading } from "@/components/ask-ai/ask-ai-states";
import { FALLBACK_ACTIVITY } from "@/components/ask-ai/fallback-cards";
import { useActivityActions } from "@/components/ask-ai/use-activity-actions";
import { useSaving } from "@/components/feed/use-saving";
import type { SavedType } from "@/lib/discover/saved/rules";
import type { useRecommendations } from "@/lib/suggestions/recommendations/hooks";
import type { RecommendableType } from "@/lib/suggestions/recommendations/rules";

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
  /** Shows only the first ones. */
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
