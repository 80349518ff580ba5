/** Whether produced scripts say a sentence or a clause, too: from a table that knows them again and holds none. */
import * as z from 'zod';
import { packedSentences } from '../text/sentence-filter.ts';
import table from './common-lines.json' with { type: 'json' };

/** `common` holds runs of whole clauses, of three to seven words, that `commonFrom` of `scripts` have in their talk or more, `everyday` those of `everydayFrom` of them; packed by `packSentences`. */
export const lineTable = z.strictObject({
  source: z.string().min(1),
  counted: z.iso.date(),
  scripts: z.number().int().positive(),
  commonFrom: z.number().int().positive(),
  everydayFrom: z.number().int().positive(),
  common: z.string().min(1),
  everyday: z.string().min(1),
});

const { common, everyday } = lineTable.parse(table);

/** Said in some scripts. `words` in small letters with single spaces, as those of `wordsOf`. */
export const isCommonLine = packedSentences(common);
/** Said in so many that it belongs to nobody. */
export const isEverydayLine = packedSentences(everyday);
