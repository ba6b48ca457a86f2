/** Spec §3: what a recommendation is recommended for. */
export const RECOMMENDATION_TYPES = ["weather", "social", "habit", "trending", "discovery"] as const;
export type RecommendationType = (typeof RECOMMENDATION_TYPES)[number];

/** What can be recommended. */
export const RECOMMENDABLE_TYPES = ["venue", "gem", "event", "challenge", "community-event"] as const;
export type RecommendableType = (typeof RECOMMENDABLE_TYPES)[number];

/** Spec §9: who never said what they like likes these. */
export const DEFAULT_INTERESTS = ["fitness", "food", "culture"] as const;

/** What variety counts them under. */
export const CHALLENGE_GROUP = "Challenges";

export const SHOWN = 10;
export const MAX_INTERESTS = 20;
export const INTEREST_LENGTH = 40;
export const MAX_EXCLUDED = 60;
/** How far ahead events are looked for, and how long a "not interested" lasts. */
export const DAYS_AHEAD = 14;
export const DISMISSED_DAYS = 30;

/** Spec §8 and §9: the card when nothing can be fetched. */
export const FALLBACK_TITLE = "Explore Chicago Today";
export const FALLBACK_CONFIDENCE = 75;

/** Spec §3: difficulty in three words. */
export type Difficulty = "Easy" | "Moderate" | "Challenging";
