import type { Features } from "./features";

/**
 * The score is the sum of the features (features.ts) times these weights. Each feature is between -1 and 1:
 *
 *   taste       similarity to past actions (cosine of word vectors) × amount of history: rarely above 0.4
 *   interest    matches a declared interest
 *   saved       on the saved list
 *   friends     followed people were there recently or are going: 1 - 0.6^n
 *   popularity  stars, and everyone's activity there in the last month, weighted by age
 *   weather     indoors in the rain, outdoors in the sun, no swimming in the cold
 *   time        the hour suits its topics
 *   soon        starts today or tomorrow; what is weeks away can wait
 *   near        e^(-distance / 3 km), only when a position was shared for this request
 *   novelty     not visited yet
 *   regular     visited three times or more: a habit
 *
 * Only the order and calibrate.ts use the number; after changing weights, `npm run eval:recommender` prints the new fit.
 */
export const WEIGHTS: Readonly<Record<keyof Features, number>> = {
  taste: 13,
  interest: 0.6,
  saved: 0.9,
  friends: 0.8,
  popularity: 0.9,
  weather: 1.1,
  time: 0.25,
  soon: 0.3,
  near: 0.7,
  novelty: 0.3,
  regular: 0.5,
};

export function scoreOf(features: Features): number {
  return (
    WEIGHTS.taste * features.taste +
    WEIGHTS.interest * features.interest +
    WEIGHTS.saved * features.saved +
    WEIGHTS.friends * features.friends +
    WEIGHTS.popularity * features.popularity +
    WEIGHTS.weather * features.weather +
    WEIGHTS.time * features.time +
    WEIGHTS.soon * features.soon +
    WEIGHTS.near * features.near +
    WEIGHTS.novelty * features.novelty +
    WEIGHTS.regular * features.regular
  );
}
