/** Whether a reader’s verdicts and ratings put strong scripts above middling and weak ones: pairs in the right order, and what must never be. */
import * as z from 'zod';

const grades = ['pass', 'consider', 'recommend'] as const;
export const quality = z.enum(['weak', 'middling', 'strong']);
export type Quality = z.infer<typeof quality>;
export const gradedLabels = z.record(z.string(), quality);

/** What a reading says a script is worth. */
export interface Judged {
  readonly name: string;
  readonly script: (typeof grades)[number] | null;
  readonly ratings: readonly number[];
}
export interface Separation {
  /** Pairs of scripts of unequal quality, and those that the reader puts in the right order; a tie is half a pair. */
  readonly pairs: number;
  readonly ordered: number;
  /** Ordered of pairs, 0 to 1; one half is chance. */
  readonly share: number;
  /** A weak script that is recommended, or a strong one below a weak one. */
  readonly scandals: readonly string[];
}

const mean = (numbers: readonly number[]): number =>
  numbers.length === 0 ? 0 : numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
/** The verdict first; of equal ones the mean of the ratings, which a reader gives in halves: less than a quarter apart is a tie. */
const tie = 0.25;
export function order(a: Judged, b: Judged): number {
  const verdict = rank(a) - rank(b);
  if (verdict !== 0) return Math.sign(verdict);
  const apart = mean(a.ratings) - mean(b.ratings);
  return Math.abs(apart) < tie ? 0 : Math.sign(apart);
}
const rank = ({ script }: Judged): number => (script === null ? -1 : grades.indexOf(script));

export function separationOf(judged: readonly Judged[], labelled: Readonly<Record<string, Quality>>): Separation {
  const worth = (one: Judged): number => quality.options.indexOf(quality.parse(labelled[one.name]));
  const pairs = judged.flatMap((a) => judged.flatMap((b) => (worth(a) > worth(b) ? [{ better: a, worse: b }] : [])));
  const orders = pairs.map(({ better, worse }) => order(better, worse));
  const ordered = orders.filter((one) => one > 0).length + orders.filter((one) => one === 0).length / 2;
  const recommended = judged.filter((one) => worth(one) === 0 && one.script === 'recommend').map(({ name }) => name);
  const below = pairs.flatMap(({ better, worse }, at) =>
    worth(better) === 2 && worth(worse) === 0 && (orders[at] ?? 0) < 0 ? [`${better.name} below ${worse.name}`] : [],
  );
  return {
    pairs: pairs.length,
    ordered,
    share: pairs.length === 0 ? 0 : ordered / pairs.length,
    scandals: [...recommended, ...below],
  };
}
