import type { Features } from "./features";

/**
 * The score is the sum of the features (features.ts) times these weights. Each feature lies between -1 and 1:
 *
 *   taste       likeness to what the person did (cosine of word vectors) × how much history there is: rarely above 0.4
 *   interest    answers a declared interest
 *   saved       on the saved list
 *   friends     people one follows were there lately or are going: 1 - 0.6^n
 *   popularity  stars, and what everybody did there in the last month, weighed by age
 *   weather     out of the rain, into the sun, no bathing in the cold
 *   time        the hour suits what it is about
 *   soon        begins today or tomorrow; what is weeks off can wait
 *   near        e^(-distance / 3 km), only when a position was shared for this request
 *   novelty     not been there yet
 *   regular     been there three times and more: a habit
 *
 * Only the order and calibrate.ts use the number; after a change of weights `npm run eval:recommender` says the new fit.
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
