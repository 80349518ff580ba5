/** Whether other produced scripts have a pair of words, too: from a table that knows them again and holds none. */
import * as z from 'zod';
import { packedSentences } from '../text/sentence-filter.ts';
import table from './common-pairs.json' with { type: 'json' };

/** `common` holds pairs as `pairsIn` keys them that `commonFrom` of `scripts` have or more, packed by `packSentences`. */
export const pairTable = z.strictObject({
  source: z.string().min(1),
  counted: z.iso.date(),
  scripts: z.number().int().positive(),
  commonFrom: z.number().int().positive(),
  common: z.string().min(1),
});

/** 'front door', 'security guard'. */
export const isCommonPair = packedSentences(pairTable.parse(table).common);
