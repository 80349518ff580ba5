/** How many words the fifteen reports and the statistics of a script hold, as each reader gets them: on the site, as markdown, as data. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { ReportEntry } from '../../lib/contract/report.ts';
import { emptyDetails } from '../../lib/contract/uploads.ts';
import { toMarkdown } from '../../lib/report-formats/markdown.ts';
import { wordsIn, wordsWithin } from '../../lib/reports/count-words.ts';
import { questions } from '../../lib/reports/registry.ts';
import { runQuestion } from '../../lib/reports/run.ts';
import { scriptStatisticsOf } from '../../lib/reports/script-statistics/script-statistics.ts';
import { parseScreenplay } from '../../lib/screenplay/parse.ts';
import { scriptFormat } from '../script-format.ts';
import { BenchError } from './bench-error.ts';
import { readOptions } from './read-once.ts';

const usage = 'Usage: npm run bench -- words [FILE…]';
const ownScript = path.join(import.meta.dirname, '../../test/corpus/the-last-reel.fountain');

interface Counted {
  readonly name: string;
  readonly site: number;
  readonly markdown: number;
  readonly data: number;
}

const count = (name: string, entries: readonly ReportEntry[], data: unknown): Counted => ({
  name,
  site: entries.reduce((sum, { blocks }) => sum + wordsWithin(blocks), 0),
  markdown: entries.reduce((sum, entry) => sum + wordsIn(toMarkdown(entry)), 0),
  data: wordsWithin(data),
});

/** The site's and the data's words include every number that is read, not the points of a plot; the markdown's are what is read there. */
export async function bench(args: string[]): Promise<void> {
  const { positionals } = parseArgs({ args, allowPositionals: true });
  for (const file of positionals.length > 0 ? positionals : [ownScript]) {
    const format = scriptFormat(file);
    if (!format || !existsSync(file)) throw new BenchError(`${file} is no script that can be read.\n${usage}`);
    const screenplay = await parseScreenplay(new Uint8Array(readFileSync(file)), readOptions(format));
    const reports = questions.map(({ card }) => {
      const { entries, structured_data } = runQuestion(card.number, { screenplay, details: emptyDetails });
      return count(`${card.number} ${card.title}`, entries, structured_data);
    });
    const statistics = scriptStatisticsOf(screenplay);
    const rows = [...reports, count('Script Statistics', [statistics.entry], {})];
    const sum = (of: (row: Counted) => number): number => rows.reduce((total, row) => total + of(row), 0);
    const total = {
      name: 'all',
      site: sum((row) => row.site),
      markdown: sum((row) => row.markdown),
      data: sum((row) => row.data),
    };
    console.log(`${path.basename(file)}: ${screenplay.pageCount} pages\n${'words'.padEnd(32)}markdown    site    data`);
    for (const { name, site, markdown, data } of [...rows, total])
      console.log(
        `${name.padEnd(32)}${String(markdown).padStart(8)}${String(site).padStart(8)}${String(data).padStart(8)}`,
      );
  }
}
