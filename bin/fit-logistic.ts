/** Fits a ridge logistic regression and says how well it ranks and how well its chances fit. Refuses nothing but data without cases. */

/** `weights` in the order of the features; the intercept is not shrunk. */
export interface LogisticFit {
  readonly intercept: number;
  readonly weights: readonly number[];
}

/** One case: features and whether the event came. */
export interface Case {
  readonly x: readonly number[];
  readonly y: 0 | 1;
}

const steps = 4000;
const rate = 1;

/** Batch gradient descent on the mean log loss plus `ridge` x squared weights / (2 n). Deterministic. */
export function fitLogistic(cases: readonly Case[], ridge: number): LogisticFit {
  const width = cases[0]?.x.length ?? 0;
  if (width === 0) throw new RangeError('There is nothing to fit');
  let intercept = 0;
  let weights = new Array<number>(width).fill(0);
  for (let step = 0; step < steps; step += 1) {
    let slope = 0;
    const slopes = weights.map((weight) => (ridge * weight) / cases.length);
    for (const { x, y } of cases) {
      const miss = (chance({ intercept, weights }, x) - y) / cases.length;
      slope += miss;
      for (let at = 0; at < width; at += 1) slopes[at] = (slopes[at] ?? 0) + miss * (x[at] ?? 0);
    }
    intercept -= rate * slope;
    weights = weights.map((weight, at) => weight - rate * (slopes[at] ?? 0));
  }
  return { intercept, weights };
}

/** The chance of the event, 0 to 1. */
export const chance = ({ intercept, weights }: LogisticFit, x: readonly number[]): number =>
  1 / (1 + Math.exp(-weights.reduce((sum, weight, at) => sum + weight * (x[at] ?? 0), intercept)));

/** The skill of chances on cases they were not fitted to: AUC with its 95 % interval (Hanley and McNeil 1982), Brier score and that of the base rate. */
export function skillOf(chances: readonly number[], cases: readonly Case[], base: number) {
  const pairs = cases.map(({ y }, index) => ({ y, p: chances[index] ?? 0 }));
  const came = pairs.filter(({ y }) => y === 1).map(({ p }) => p);
  const not = pairs.filter(({ y }) => y === 0).map(({ p }) => p);
  let wins = 0;
  for (const a of came) for (const b of not) wins += a > b ? 1 : a === b ? 0.5 : 0;
  const auc = wins / Math.max(1, came.length * not.length);
  const [q1, q2] = [auc / (2 - auc), (2 * auc * auc) / (1 + auc)];
  const variance =
    (auc * (1 - auc) + (came.length - 1) * (q1 - auc * auc) + (not.length - 1) * (q2 - auc * auc)) /
    Math.max(1, came.length * not.length);
  const error = 1.96 * Math.sqrt(variance);
  const brier = (guess: (p: number) => number): number =>
    pairs.reduce((sum, { y, p }) => sum + (guess(p) - y) ** 2, 0) / Math.max(1, pairs.length);
  return {
    films: pairs.length,
    auc,
    low: auc - error,
    high: auc + error,
    brier: brier((p) => p),
    brierOfBase: brier(() => base),
  };
}
