import { timeOfDay } from "@/lib/core/shared/clock";
import type { Candidate } from "./candidates";
import { formatEventMoment } from "./event-time-text";
import type { Facts, Features, Moment, Seen } from "./features";
import type { RecommendationType } from "./rules";
import { WEIGHTS } from "./score";
import { HABIT_CHOICES } from "./taste";
import { topicLabel } from "./topics";

type Clause = { text: string; type: RecommendationType; worth: number };

/** Features with a smaller share of the score give no reason. */
const WORTH_SAYING = 0.15;

const people = (count: number) => (count === 1 ? "someone you follow" : `${count} people you follow`);

/** From here on "popular" is no exaggeration: what a middling thing has (city.ts). */
const POPULAR = 3;

function weatherWords({ indoor }: Candidate, { weather, temperature, hour }: Moment): string {
  if (weather === "rainy") return "it's indoors, out of the rain";
  if (indoor) return temperature < 45 ? "it's warm inside on a cold day" : "it suits this weather";
  if (weather !== "sunny") return "the weather holds for a walk outside";
  return hour >= 7 && hour < 18 ? "the sun is out for it" : "the sky is clear for it";
}

/** A habit is said of three choices or more, with their number; of fewer nothing is claimed. */
function tasteWords({ topic, chosen }: Facts): Omit<Clause, "worth"> | null {
  if (topic === null || chosen < HABIT_CHOICES) return null;
  return { text: `you keep choosing ${topicLabel(topic)} (${chosen} times)`, type: "habit" };
}

function wordsFor(
  candidate: Candidate,
  facts: Facts,
  moment: Moment,
): Record<keyof Features, Omit<Clause, "worth"> | null> {
  const { interest, friends, miles } = facts;
  const isDated = candidate.startsAt !== null;
  return {
    taste: tasteWords(facts),
    interest: interest === null ? null : { text: `it matches your interest in ${interest}`, type: "discovery" },
    saved: { text: "it's on your saved list", type: "habit" },
    friends: { text: isDated ? `${people(friends)} joined` : `${people(friends)} went lately`, type: "social" },
    popularity:
      candidate.activity >= POPULAR
        ? { text: "it's popular right now", type: "trending" }
        : candidate.rating === null
          ? null
          : { text: `it's rated ${candidate.rating.toFixed(1)}`, type: "trending" },
    weather: { text: weatherWords(candidate, moment), type: "weather" },
    time: { text: `it's right for the ${timeOfDay(moment.hour)}`, type: "discovery" },
    soon: candidate.startsAt === null ? null : { text: formatEventMoment(candidate, moment.at), type: "discovery" },
    near: miles === null ? null : { text: `it's ${Math.max(0.1, miles).toFixed(1)} mi from you`, type: "discovery" },
    novelty: { text: "it's new to you", type: "discovery" },
    regular: { text: "you go there often", type: "habit" },
  };
}

const isFeature = (name: string): name is keyof Features => name in WEIGHTS;

/** The reason shown: the two features that contributed most; its kind is the spec's type. */
export function reasonFor(
  candidate: Candidate,
  { features, facts }: Seen,
  moment: Moment,
): { reason: string; type: RecommendationType } {
  const words = wordsFor(candidate, facts, moment);
  const clauses = Object.keys(WEIGHTS)
    .filter(isFeature)
    .flatMap((name): Clause[] => {
      const worth = WEIGHTS[name] * features[name];
      const said = words[name];
      return said && worth >= WORTH_SAYING ? [{ ...said, worth }] : [];
    })
    .sort((a, b) => b.worth - a.worth);
  const [strongest, second] = clauses;
  if (!strongest) return { reason: "Something different for today.", type: "discovery" };
  const sentence = second ? `${strongest.text}, and ${second.text}.` : `${strongest.text}.`;
  return { reason: sentence.charAt(0).toUpperCase() + sentence.slice(1), type: strongest.type };
}
