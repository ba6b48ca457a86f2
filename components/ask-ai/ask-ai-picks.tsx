import { ActivitiesPanel } from "@/components/ask-ai/activities-panel";
import { useRecommendations } from "@/lib/suggestions/recommendations/hooks";

const PICKED = 3;
const stay = () => {};

/** The first suggestions, on the home screen's own tab. The dialog shows the whole list. */
export function AskAiPicks() {
  return <ActivitiesPanel suggestions={useRecommendations(true)} onClose={stay} limit={PICKED} />;
}
