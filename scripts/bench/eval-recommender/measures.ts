export const mean = (values: readonly number[]) =>
  values.reduce((total, value) => total + value, 0) / (values.length || 1);

/** Normalized discounted cumulative gain of a list's first ten, each item taken up or not. */
export function ndcg(list: readonly { id: string }[], taken: ReadonlySet<string>, depth = 10): number {
  const gain = (index: number) => 1 / Math.log2(index + 2);
  const found = list.slice(0, depth).reduce((sum, { id }, index) => sum + (taken.has(id) ? gain(index) : 0), 0);
  let ideal = 0;
  for (let index = 0; index < Math.min(depth, taken.size); index += 1) ideal += gain(index);
  return ideal === 0 ? 0 : found / ideal;
}

export type Shown = { score: number; chance: number; taken: boolean };

/** Expected calibration error: the distance of predicted from true chances over ten equal bins, weighted by size. */
export function calibrationError(shown: readonly Shown[]): number {
  let error = 0;
  for (let bin = 0; bin < 10; bin += 1) {
    const members = shown.filter(({ chance }) => Math.min(9, Math.floor(chance * 10)) === bin);
    const distance = mean(members.map(({ chance }) => chance)) - mean(members.map(({ taken }) => Number(taken)));
    error += (members.length / shown.length) * Math.abs(distance);
  }
  return error;
}

/** Logistic regression of "taken up" on the score, by Newton's method: the constants of calibrate.ts. */
export function fitLogistic(shown: readonly Shown[]): { slope: number; offset: number } {
  let [slope, offset] = [0, 0];
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
