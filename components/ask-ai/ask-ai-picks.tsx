import { ActivitiesPanel } from "@/components/ask-ai/activities-panel";
import { useRecommendations } from "@/lib/suggestions/recommendations/hooks";

const PICKED = 3;
const stay = () => {};

/** The first suggestions, on home's own tab; the dialog shows the same list, and all of it. */
export function AskAiPicks() {
  return <ActivitiesPanel suggestions={useRecommendations(true)} onClose={stay} limit={PICKED} />;
}
