/** How well a word keeps with its neighbours: how often produced scripts write it behind and before each of the commonest words, learned by `npm run train -- company`. */
import * as z from 'zod';
import { kindOf } from '../text/neighbours.ts';
import table from './word-company.json' with { type: 'json' };

/**
 * `neighbours` stand between blanks, the commonest first; for others the kind of word stands. Of each word `times` is how often it was met, `before` and `after` how often behind and before each neighbour, packed by
 * `packCounts`; no count under `fewest` is kept, nor one beside a neighbour where no word that may be meant was met `leastSupport` times.
 */
export const companyTable = z.strictObject({
  source: z.string().min(1),
  counted: z.iso.date(),
  scripts: z.number().int().positive(),
  fewest: z.number().int().positive(),
  neighbours: z.string().min(1),
  words: z.record(
    z.string(),
    z.strictObject({ times: z.number().int().nonnegative(), before: z.string(), after: z.string() }),
  ),
});

const levels = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** Of the natural logarithm of a count; 52 levels reach past any count. */
const levelsEach = 4;

/** One letter a count, a number for a run of none. */
export function packCounts(counts: readonly number[]): string {
  let packed = '';
  let none = 0;
  for (const count of counts) {
    if (count === 0) none += 1;
    else {
      const level = Math.min(levels.length - 1, Math.round(Math.log(count) * levelsEach));
      packed += `${none === 0 ? '' : none}${levels[level] ?? ''}`;
      none = 0;
    }
  }
  return packed;
}

/** What each letter stands for. */
const levelOf = new Map([...levels].map((letter, level) => [letter, Math.exp(level / levelsEach)]));

/** Within an eighth of what was counted. A loop over letters, for the first question asked waits for it. */
export function unpackCounts(packed: string): Map<number, number> {
  const counts = new Map<number, number>();
  let [at, none] = [0, 0];
  for (const letter of packed) {
    const count = levelOf.get(letter);
    if (count === undefined) none = none * 10 + Number(letter);
    else {
      at += none;
      counts.set(at, count);
      at += 1;
      none = 0;
    }
  }
  return counts;
}

interface Company {
  readonly times: number;
  readonly before: ReadonlyMap<number, number>;
  readonly after: ReadonlyMap<number, number>;
}

export interface WordCompany {
  /** Null for a word that was not counted, or hardly met. */
  readonly of: (word: string) => Company | null;
  /** Of one that was not counted by itself, that of its kind. */
  readonly neighbour: (word: string) => number | undefined;
}

/** A word is unpacked when first asked for. @throws ZodError for a table of another shape. */
export function unpackCompany(given: unknown): WordCompany {
  const { neighbours, words } = companyTable.parse(given);
  const places = new Map(neighbours.split(' ').map((word, at) => [word, at]));
  const unpacked = new Map<string, Company | null>();
  const of = (word: string): Company | null => {
    const known = unpacked.get(word);
    if (known !== undefined) return known;
    const packed = Object.hasOwn(words, word) ? words[word] : undefined;
    const company =
      packed === undefined || packed.times === 0
        ? null
        : { times: packed.times, before: unpackCounts(packed.before), after: unpackCounts(packed.after) };
    unpacked.set(word, company);
    return company;
  };
  return { of, neighbour: (word) => places.get(word) ?? places.get(kindOf(word)) };
}

let company: WordCompany | null = null;
export function wordCompany(): WordCompany {
  company ??= unpackCompany(table);
  return company;
}

/** How often produced scripts must write a word beside a neighbour before it is said to be meant there. */
export const leastSupport = 15;

/** What a neighbour that was never met beside a word counts for. */
const unseen = 0.5;

/**
 * The natural logarithm of how much likelier `other` is than `word` between the two neighbours; null where `other` was met less often than `leastSupport` beside one of them. A
 * neighbour that was not counted is judged by its kind.
 */
export function likelihoodOf(
  { of, neighbour }: WordCompany,
  [word, other]: readonly [string, string],
  { before, after }: { readonly before: string; readonly after: string },
): number | null {
  const [one, two] = [of(word), of(other)];
  const [left, right] = [neighbour(before), neighbour(after)];
  if (one === null || two === null || left === undefined || right === undefined) return null;
  const [twoLeft, twoRight] = [two.before.get(left) ?? 0, two.after.get(right) ?? 0];
  if (twoLeft < leastSupport || twoRight < leastSupport) return null;
  const [oneLeft, oneRight] = [one.before.get(left) ?? 0, one.after.get(right) ?? 0];
  const beside = ((twoLeft + unseen) * (twoRight + unseen)) / ((oneLeft + unseen) * (oneRight + unseen));
  return Math.log((beside * one.times) / two.times);
}
