/** Learns a linear yes-or-no from sparse rows: logistic regression with a quadratic penalty. Deterministic. */

/** A row of features: positions in the vocabulary with their values. */
export interface SparseRow {
  readonly at: Int32Array;
  readonly value: Float64Array;
}

const rounds = 120;

/**
 * Minimises the mean logistic loss, each class weighing half, plus `penalty` times the squared weights, by gradient descent with Nesterov's momentum.
 * Rows have length one, so a step of 4 is safe up to a penalty of a tenth.
 */
export function learnLogistic(
  rows: readonly SparseRow[],
  isTrue: readonly boolean[],
  size: number,
  penalty: number,
): { readonly weights: Float64Array; readonly bias: number } {
  const trues = isTrue.filter(Boolean).length;
  const share = [0.5 / Math.max(1, rows.length - trues), 0.5 / Math.max(1, trues)] as const;
  const weights = new Float64Array(size + 1);
  const before = new Float64Array(size + 1);
  const ahead = new Float64Array(size + 1);
  const gradient = new Float64Array(size + 1);
  const step = 4;
  for (let round = 0; round < rounds; round += 1) {
    const momentum = round / (round + 3);
    for (let j = 0; j <= size; j += 1) {
      const now = weights[j] ?? 0;
      ahead[j] = now + momentum * (now - (before[j] ?? 0));
      before[j] = now;
    }
    for (let j = 0; j < size; j += 1) gradient[j] = 2 * penalty * (ahead[j] ?? 0);
    gradient[size] = 0;
    rows.forEach(({ at, value }, index) => {
      let score = ahead[size] ?? 0;
      for (let k = 0; k < at.length; k += 1) score += (value[k] ?? 0) * (ahead[at[k] ?? 0] ?? 0);
      const truth = isTrue[index] ?? false;
      const slope = (1 / (1 + Math.exp(-score)) - (truth ? 1 : 0)) * share[truth ? 1 : 0];
      for (let k = 0; k < at.length; k += 1)
        gradient[at[k] ?? 0] = (gradient[at[k] ?? 0] ?? 0) + slope * (value[k] ?? 0);
      gradient[size] = (gradient[size] ?? 0) + slope;
    });
    for (let j = 0; j <= size; j += 1) weights[j] = (ahead[j] ?? 0) - step * (gradient[j] ?? 0);
  }
  return { weights: weights.slice(0, size), bias: weights[size] ?? 0 };
}

/** A step of Newton's is halved so often while it makes the fit worse; then the fit stands. */
const halvings = 30;

/** Slope and intercept of the logistic curve that makes raw scores probabilities (Platt 1999), by Newton's method on scores of unseen rows. */
export function calibrate(scores: readonly number[], isTrue: readonly boolean[]): [slope: number, intercept: number] {
  const trues = isTrue.filter(Boolean).length;
  // Targets pulled in, as Platt does, so that a clean split gives no certainty.
  const targets = isTrue.map((one) => (one ? (trues + 1) / (trues + 2) : 1 / (scores.length - trues + 2)));
  const loss = (slope: number, intercept: number): number =>
    scores.reduce((sum, score, index) => {
      const raw = slope * score + intercept;
      // log(1 + e^raw) - target * raw, written so that it does not overflow.
      return sum + Math.max(0, raw) + Math.log1p(Math.exp(-Math.abs(raw))) - (targets[index] ?? 0) * raw;
    }, 0);
  let [slope, intercept] = [1, 0];
  for (let round = 0; round < 60; round += 1) {
    let [ga, gb, haa, hab, hbb] = [0, 0, 1e-6, 0, 1e-6];
    scores.forEach((score, index) => {
      const chance = 1 / (1 + Math.exp(-(slope * score + intercept)));
      const off = chance - (targets[index] ?? 0);
      const spread = Math.max(1e-9, chance * (1 - chance));
      ga += off * score;
      gb += off;
      haa += spread * score * score;
      hab += spread * score;
      hbb += spread;
    });
    const det = haa * hbb - hab * hab;
    const [towardsSlope, towardsIntercept] = [(hbb * ga - hab * gb) / det, (haa * gb - hab * ga) / det];
    const before = loss(slope, intercept);
    let part = 1;
    for (let tried = 0; tried < halvings; tried += 1, part /= 2)
      if (loss(slope - part * towardsSlope, intercept - part * towardsIntercept) <= before) break;
    if (part < 2 ** (1 - halvings)) break;
    slope -= part * towardsSlope;
    intercept -= part * towardsIntercept;
  }
  return [slope, intercept];
}
