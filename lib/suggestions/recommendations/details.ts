import type { Difficulty, TargetType } from "./rules";
import type { Topic } from "./topics";

const has = (topics: readonly Topic[], ...wanted: Topic[]) => wanted.some((topic) => topics.includes(topic));

/** How long one usually stays, in words. */
export function durationOf(targetType: TargetType, topics: readonly Topic[]): string {
  if (targetType === "challenge") return "A few minutes a day";
  if (targetType === "community-event") return "1–2 hours";
  if (targetType === "event") return has(topics, "watching sports", "classical", "theater") ? "2–3 hours" : "2 hours";
  if (has(topics, "coffee", "breakfast")) return "45 minutes";
  if (has(topics, "fine dining")) return "2–3 hours";
  if (has(topics, "live music", "jazz", "comedy", "theater", "classical", "film")) return "2–3 hours";
  if (has(topics, "food", "drinks")) return "1–2 hours";
  if (has(topics, "science", "history", "art")) return "2–3 hours";
  if (has(topics, "nature", "water", "animals", "gardens")) return "1–3 hours";
  return "1 hour";
}

/** Physical difficulty. */
export function difficultyOf(topics: readonly Topic[]): Difficulty {
  if (has(topics, "team sports", "strength") && has(topics, "water", "running", "cycling")) return "Challenging";
  if (has(topics, "running", "cycling", "strength", "team sports")) return "Moderate";
  return "Easy";
}
