/** English words, and what produced scripts write besides, from a counted table; unpacked when first asked for. */
import * as z from 'zod';
import { filmWords } from '../lexicons/flaws/film-words.ts';
import { unpackWords } from '../text/front-coding.ts';
import table from './english-words.json' with { type: 'json' };

/**
 * `words` of the language in small letters, marked where they stand in `commonFrom` of 100 scripts or more; `names` of people and places, in small
 * letters too; `film`: what no dictionary has and `filmFrom` of 100 scripts write, misspellings left out; `everyday`: words in
 * `everydayFrom` of 100 scripts or more. All packed by `packWords`.
 */
export const wordTable = z.strictObject({
  source: z.string().min(1),
  counted: z.iso.date(),
  scripts: z.number().int().positive(),
  commonFrom: z.number().positive(),
  filmFrom: z.number().positive(),
  words: z.string().min(1),
  names: z.string().min(1),
  film: z.string(),
  everydayFrom: z.number().positive(),
  everyday: z.string().min(1),
});

export interface EnglishWords {
  /** Of the language or of scripts, in small letters. */
  readonly known: ReadonlySet<string>;
  /** Words of the language that many scripts use: what a slip may have been meant for. */
  readonly common: ReadonlySet<string>;
  /** Words that many more use. */
  readonly everyday: ReadonlySet<string>;
  readonly names: ReadonlySet<string>;
}

let unpacked: EnglishWords | null = null;

/** Some 120,000 words; the first call takes about 50 ms. */
export function englishWords(): EnglishWords {
  if (unpacked) return unpacked;
  const { words, names, film, everyday } = wordTable.parse(table);
  const { words: known, marked: common } = unpackWords(words);
  for (const word of [...unpackWords(film).words, ...filmWords]) known.add(word);
  unpacked = { known, common, everyday: unpackWords(everyday).words, names: unpackWords(names).words };
  return unpacked;
}
