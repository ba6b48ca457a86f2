import { inSentence } from "@/lib/core/shared/format";
import { interestWords } from "@/lib/core/shared/interests";
import type { Candidate } from "./candidates";
import type { CandidateFeatures, Conditions, Features } from "./features";
import type { Moment } from "./moment";
import type { RecommendationType } from "./rules";
import { WEIGHTS } from "./score";
import { HABIT_CHOICES } from "./taste";
import { topicLabel } from "./topics";

type Clause = { text: string; type: RecommendationType; worth: number };

/** Features with a smaller share of the score give no reason. */
const WORTH_SAYING = 0.15;

const people = (count: number) => (count === 1 ? "someone you follow" : `${count} people you follow`);

/** The threshold for "popular": the activity of a median item (city.ts). */
const POPULAR = 3;

function weatherText({ indoor }: Candidate, { weather, temperature, at, light }: Moment): string | null {
  if (weather === "rainy") return indoor ? "it's indoors, out of the rain" : null;
  if (indoor) return temperature < 45 ? "it's warm inside on a cold day" : null;
  const isLight = at.getTime() >= light.from && at.getTime() < light.to;
  return weather === "sunny" && isLight ? "it's a good spot for a sunny day" : "it's dry enough for a walk";
}

/** Three choices or more count as a habit and are mentioned with their number; fewer aren't mentioned. */
function tasteText({ topic, chosen }: Conditions): Omit<Clause, "worth"> | null {
  if (topic === null || chosen < HABIT_CHOICES) return null;
  return { text: `you often choose ${topicLabel(topic)} (${chosen} times)`, type: "habit" };
}

/** An interest with its evidence: "it matches your interest in music (blues)". */
const interestText = ({ name, evidence }: NonNullable<Conditions["interest"]>) =>
  `you like ${interestWords(name)}${evidence === name ? "" : ` (${evidence})`}`;

/** The clause for each feature, if there is evidence for it. */
function wordsFor(
  candidate: Candidate,
  { conditions, features }: CandidateFeatures,
  moment: Moment,
): Partial<Record<keyof Features, Omit<Clause, "worth"> | null>> {
  const { interest, friends, miles, hasHistory } = conditions;
  const { activity, rating, startsAt, targetType } = candidate;
  const rated = targetType === "community-event" ? "its host is rated" : "it's rated";
  const here = moment.neighborhood === null ? "you" : inSentence(moment.neighborhood);
  const away = miles === null ? null : `it's ${Math.max(0.1, miles).toFixed(1)} mi from ${here}`;
  const clause = (type: RecommendationType, text: string | null) => (text === null ? null : { text, type });
  return {
    taste: tasteText(conditions),
    interest: clause("discovery", interest && interestText(interest)),
    saved: clause("discovery", "you saved it"),
    friends: clause("social", `${people(friends)} ${startsAt === null ? "went recently" : "joined"}`),
    popularity:
      activity >= POPULAR
        ? clause("trending", "it's popular right now")
        : clause("discovery", rating === null ? null : `${rated} ${rating.toFixed(1)}`),
    weather: clause("weather", weatherText(candidate, moment)),
    near: clause("discovery", away),
    novelty: clause("discovery", hasHistory && features.novelty > 0 ? "it's new to you" : null),
    regular: clause("habit", "you go there often"),
  };
}

const isFeature = (name: string): name is keyof Features => name in WEIGHTS;

/** The reason shown: the two features that contributed most; its kind is the spec's type. */
export function reasonFor(
  candidate: Candidate,
  found: CandidateFeatures,
  moment: Moment,
): { reason: string; type: RecommendationType } {
  const words = wordsFor(candidate, found, moment);
  const clauses = Object.keys(WEIGHTS)
    .filter(isFeature)
    .flatMap((name): Clause[] => {
      const worth = WEIGHTS[name] * found.features[name];
      const clause = words[name];
      return clause && worth >= WORTH_SAYING ? [{ ...clause, worth }] : [];
    })
    .sort((a, b) => b.worth - a.worth);
  const [strongest, second] = clauses;
  if (!strongest) return { reason: "Something different for today.", type: "discovery" };
  const sentence = second ? `${strongest.text}, and ${second.text}.` : `${strongest.text}.`;
  return { reason: sentence.charAt(0).toUpperCase() + sentence.slice(1), type: strongest.type };
}
