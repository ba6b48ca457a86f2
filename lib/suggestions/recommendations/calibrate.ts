/**
 * The probability that someone who sees an item with this score accepts it, fitted by logistic regression on what
 * simulated people did with suggestions they hadn't answered yet (`npm run eval:recommender` prints the fit and tests
 * it on other people). A whole percentage, never 0 or 100, because nothing is that certain.
 */
const CALIBRATION = { slope: 0.48, offset: -2.86 } as const;

export function chanceOf(score: number, { slope, offset }: { slope: number; offset: number } = CALIBRATION): number {
  return 1 / (1 + Math.exp(-(slope * score + offset)));
}

export function confidenceOf(score: number): number {
  return Math.min(99, Math.max(1, Math.round(100 * chanceOf(score))));
}
