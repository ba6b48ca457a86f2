/** Normalized discounted cumulative gain of a list's first ten, each item taken up or not. */
export function ndcg(list: readonly string[], taken: ReadonlySet<string>, depth = 10): number {
  const gain = (hit: boolean, index: number) => (hit ? 1 / Math.log2(index + 2) : 0);
  const found = list.slice(0, depth).reduce((total, id, index) => total + gain(taken.has(id), index), 0);
  const ideal = Array.from({ length: Math.min(depth, taken.size) }).reduce<number>(
    (total, _, index) => total + gain(true, index),
    0,
  );
  return ideal === 0 ? 0 : found / ideal;
}

export const mean = (values: readonly number[]) =>
  values.reduce((total, value) => total + value, 0) / (values.length || 1);

export type Shown = { score: number; chance: number; taken: boolean };

/**
 * Expected calibration error: the distance between predicted and true chances over ten equal bins, weighted by size.
 */
export function calibrationError(shown: readonly Shown[]): number {
  const bins = Array.from({ length: 10 }, (_, bin) =>
    shown.filter(({ chance }) => Math.min(9, Math.floor(chance * 10)) === bin),
  );
  return bins.reduce((total, bin) => {
    const apart = Math.abs(mean(bin.map(({ chance }) => chance)) - mean(bin.map(({ taken }) => Number(taken))));
    return total + (bin.length / shown.length) * (bin.length > 0 ? apart : 0);
  }, 0);
}

/** Logistic regression of "taken up" on the score, by Newton's method. */
export function fitLogistic(shown: readonly Shown[]): { slope: number; offset: number } {
  let slope = 0;
  let offset = 0;
  for (let step = 0; step < 30; step += 1) {
    let [g0, g1, h00, h01, h11] = [0, 0, 1e-6, 0, 1e-6];
    for (const { score, taken } of shown) {
      const p = 1 / (1 + Math.exp(-(slope * score + offset)));
      const w = p * (1 - p);
      const error = Number(taken) - p;
      g0 += error;
      g1 += error * score;
      h00 += w;
      h01 += w * score;
      h11 += w * score * score;
    }
    const determinant = h00 * h11 - h01 * h01;
    offset += (h11 * g0 - h01 * g1) / determinant;
    slope += (h00 * g1 - h01 * g0) / determinant;
  }
  return { slope, offset };
}
