import { FALLBACK_MATCH_CONFIDENCE } from "@/lib/suggestions/matches/rules";
import type { SocialMatch } from "@/lib/suggestions/matches/schema";
import { FALLBACK_CONFIDENCE, FALLBACK_TITLE } from "@/lib/suggestions/recommendations/rules";
import type { Recommendation } from "@/lib/suggestions/recommendations/schema";

/** The card shown when suggestions can't be fetched (spec §8); it leads to Discover. */
export const FALLBACK_ACTIVITY: Pick<
  Recommendation,
  "title" | "name" | "description" | "reason" | "location" | "estimatedDuration" | "difficulty" | "confidence"
> = {
  title: FALLBACK_TITLE,
  name: FALLBACK_TITLE,
  description:
    "Take a walk, look up, and stop where it smells good: the lake, the river, and 77 neighborhoods are waiting.",
  reason: "Always a good idea.",
  location: "Chicago, IL",
  estimatedDuration: "2–3 hours",
  difficulty: "Easy",
  confidence: FALLBACK_CONFIDENCE,
};

/** The card shown when matches can't be fetched; it leads to the community. */
export const FALLBACK_MATCH: SocialMatch = {
  id: "community",
  type: "community",
  title: "Windmile Community",
  description: "Runs, rides, and walks that anyone can join.",
  confidence: FALLBACK_MATCH_CONFIDENCE,
  matchReason: "There's always someone to go with.",
  category: "community_group",
  action: "See the Community",
  icon: "users",
  user: {
    name: "Windmile Community",
    avatar: null,
    commonActivities: ["running", "cycling", "walking"],
    profileMatch: 85,
  },
};
