import type { Difficulty, RecommendableType } from "./rules";
import type { Topic } from "./topics";

const has = (topics: readonly Topic[], ...wanted: Topic[]) => wanted.some((topic) => topics.includes(topic));

/** How long people usually stay: as text, and in minutes for plans. */
type Stay = { words: string; minutes: number };

export function stayOf(targetType: RecommendableType, topics: readonly Topic[]): Stay {
  if (targetType === "challenge") return { words: "A few minutes a day", minutes: 15 };
  if (targetType === "community-event") return { words: "1–2 hours", minutes: 90 };
  if (targetType === "event") {
    const isLong = has(topics, "watching sports", "classical", "theater");
    return isLong ? { words: "2–3 hours", minutes: 150 } : { words: "2 hours", minutes: 120 };
  }
  if (has(topics, "coffee", "breakfast")) return { words: "45 minutes", minutes: 45 };
  if (has(topics, "fine dining")) return { words: "2–3 hours", minutes: 120 };
  if (has(topics, "live music", "jazz", "comedy", "theater", "classical", "film"))
    return { words: "2–3 hours", minutes: 120 };
  if (has(topics, "food", "drinks")) return { words: "1–2 hours", minutes: 75 };
  if (has(topics, "science", "history", "art")) return { words: "2–3 hours", minutes: 120 };
  if (has(topics, "nature", "water", "animals", "gardens")) return { words: "1–3 hours", minutes: 90 };
  return { words: "1 hour", minutes: 60 };
}

export function difficultyOf(topics: readonly Topic[]): Difficulty {
  if (has(topics, "team sports", "strength") && has(topics, "water", "running", "cycling")) return "Challenging";
  if (has(topics, "running", "cycling", "strength", "team sports")) return "Moderate";
  return "Easy";
}
