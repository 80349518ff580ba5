/** `npm run train -- lines DIR`: learns which sentences of talk, and which of their clauses, many produced scripts have. Keeps a filter of bits that knows them again, and no sentence. */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { functionWords } from '../../lib/engine/lexicons/function-words.ts';
import { lineTable } from '../../lib/engine/norms/common-lines.ts';
import { clauseStarts } from '../../lib/engine/text/clauses.ts';
import { packSentences } from '../../lib/engine/text/sentence-filter.ts';
import type { ReadScript } from './read-scripts.ts';

const target = path.join(import.meta.dirname, '../../lib/engine/norms/common-lines.json');
/** Longer ones are nobody's commonplace. */
const fewestWords = 3;
const mostWords = 7;
/** So many scripts, one of which may be the one that is looked at; and the share in hundredths from which a sentence is everybody's. */
const commonFrom = 3;
const everydayShare = 2;

export async function trainCommonLines(
  scripts: AsyncIterable<ReadScript>,
  about: { readonly source: string; readonly date: string },
): Promise<void> {
  const inScripts = new Map<string, number>();
  let count = 0;
  for await (const { derived } of scripts) {
    count += 1;
    const own = new Set<string>();
    for (const { spoken } of derived.speeches)
      for (const passage of spoken) {
        const starts = clauseStarts(passage);
        for (const [at, start] of starts.entries())
          for (const end of starts.slice(at + 1)) {
            const run = passage.words.slice(start, end);
            if (run.length > mostWords) break;
            if (run.length >= fewestWords && run.some((word) => !functionWords.has(word))) own.add(run.join(' '));
          }
      }
    for (const one of own) inScripts.set(one, (inScripts.get(one) ?? 0) + 1);
  }
  const everydayFrom = Math.ceil((everydayShare * count) / 100);
  const from = (least: number): string[] =>
    [...inScripts].filter(([, scriptsWith]) => scriptsWith >= least).map(([one]) => one);
  const table = lineTable.parse({
    source: about.source,
    counted: about.date,
    scripts: count,
    commonFrom,
    everydayFrom,
    common: packSentences(from(commonFrom)),
    everyday: packSentences(from(everydayFrom)),
  });
  await writeFile(target, `${JSON.stringify(table, null, 2)}\n`);
  console.log(
    `${from(commonFrom).length} sentences in ${commonFrom} scripts or more, ${from(everydayFrom).length} in ${everydayFrom}.`,
  );
}
