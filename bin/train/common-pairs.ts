/** `npm run train -- pairs DIR`: learns which pairs of words many produced scripts have. Keeps a filter of bits that knows them again, and no word. */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type * as z from 'zod';
import type { pairTable } from '../../lib/engine/norms/common-pairs.ts';
import { pairsIn } from '../../lib/engine/text/returns/word-pairs.ts';
import { packSentences } from '../../lib/engine/text/sentence-filter.ts';
import type { ReadScript } from './read-scripts.ts';

const target = path.join(import.meta.dirname, '../../lib/engine/norms/common-pairs.json');
/** So many scripts, one of which may be the one that is looked at. */
const commonFrom = 6;

export async function trainCommonPairs(
  scripts: AsyncIterable<ReadScript>,
  about: { readonly source: string; readonly date: string },
): Promise<void> {
  const inScripts = new Map<string, number>();
  let count = 0;
  for await (const { derived } of scripts) {
    count += 1;
    const own = new Set(derived.passages.flatMap(pairsIn).map(({ key }) => key));
    for (const key of own) inScripts.set(key, (inScripts.get(key) ?? 0) + 1);
  }
  const common = [...inScripts].filter(([, scriptsWith]) => scriptsWith >= commonFrom).map(([key]) => key);
  const table: z.infer<typeof pairTable> = {
    source: about.source,
    counted: about.date,
    scripts: count,
    commonFrom,
    common: packSentences(common),
  };
  await writeFile(target, `${JSON.stringify(table, null, 2)}\n`);
  console.log(`${common.length} pairs in ${commonFrom} scripts or more.`);
}
