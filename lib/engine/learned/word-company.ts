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

/** Within an eighth of what was counted. */
export function unpackCounts(packed: string): Map<number, number> {
  const counts = new Map<number, number>();
  let at = 0;
  for (const [, none = '', level = ''] of packed.matchAll(/(\d*)([A-Za-z])/g)) {
    at += Number(none);
    counts.set(at, Math.exp(levels.indexOf(level) / levelsEach));
    at += 1;
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

/** `likelihood`: the natural logarithm of how much likelier `other` is than `word` between the two neighbours; `support`: how often the rarer of the two neighbours was met beside `other`. */
export interface Comparison {
  readonly likelihood: number;
  readonly support: number;
}

/** Null where too little was counted. A neighbour that was not counted says nothing, and has no support. */
export function compareInCompany(
  { of, neighbour }: WordCompany,
  [word, other]: readonly [string, string],
  { before, after }: { readonly before: string; readonly after: string },
): Comparison | null {
  const [one, two] = [of(word), of(other)];
  if (one === null || two === null) return null;
  let likelihood = Math.log(two.times / one.times);
  let support = Number.POSITIVE_INFINITY;
  for (const [side, next] of [
    ['before', before],
    ['after', after],
  ] as const) {
    const place = neighbour(next);
    const [ofOne, ofTwo] = place === undefined ? [0, 0] : [one[side].get(place) ?? 0, two[side].get(place) ?? 0];
    support = Math.min(support, ofTwo);
    if (place !== undefined) likelihood += Math.log(((ofTwo + unseen) / two.times) * (one.times / (ofOne + unseen)));
  }
  return { likelihood, support };
}
