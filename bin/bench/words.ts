/** How many words the fifteen reports and the statistics of a script hold, as each reader gets them: on the site, as markdown, as data; counted alone, or opened with a recorded reading. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Answer, ReportEntry } from '../../lib/contract/report.ts';
import { emptyDetails } from '../../lib/contract/uploads.ts';
import { toMarkdown } from '../../lib/report-formats/markdown.ts';
import { cardByNumber } from '../../lib/reports/catalog.ts';
import { wordsIn, wordsWithin } from '../../lib/reports/count-words.ts';
import { questions } from '../../lib/reports/registry.ts';
import { runQuestion } from '../../lib/reports/run.ts';
import { scriptStatisticsOf } from '../../lib/reports/script-statistics/script-statistics.ts';
import type { Screenplay } from '../../lib/screenplay/model.ts';
import { parseScreenplay } from '../../lib/screenplay/parse.ts';
import { notesOn, openAnswers } from '../opened-answers.ts';
import { readAlone } from '../read-alone.ts';
import { recordedReader } from '../recorded-passes.ts';
import { scriptFormat } from '../script-format.ts';
import { BenchError } from './bench-error.ts';
import { readOptions } from './read-once.ts';
import { printRecurring, recursFrom } from './recurring.ts';

export const usage =
  'Usage: npm run bench -- words [FILE…] [--most N], where N of the sentences that recur are printed\n       npm run bench -- words FILE --recorded DIR, where DIR holds recorded passes of FILE';
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
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { recorded: { type: 'string' }, most: { type: 'string', default: '25' } },
  });
  const { recorded } = values;
  const most = Number(values.most);
  if (!Number.isInteger(most) || most < 0) throw new BenchError(usage);
  if (recorded !== undefined && (positionals.length > 1 || !existsSync(recorded))) throw new BenchError(usage);
  const read: Screenplay[] = [];
  for (const file of positionals.length > 0 ? positionals : [ownScript]) {
    const format = scriptFormat(file);
    if (!format) throw new BenchError(`${file} is no script that can be read.\n${usage}`);
    const screenplay = await parseScreenplay(new Uint8Array(readFileSync(file)), readOptions(format));
    read.push(screenplay);
    const answers = questions.map(({ card }) => runQuestion(card.number, { screenplay, details: emptyDetails }));
    const statistics = count('Script Statistics', [scriptStatisticsOf(screenplay).entry], {});
    const name = `${path.basename(file)}: ${screenplay.pageCount} pages`;
    print(name, answers, [statistics]);
    if (recorded === undefined) continue;
    const outcome = await readAlone(recordedReader(recorded), screenplay);
    for (const note of notesOn(outcome)) console.log(note);
    const opened = openAnswers(outcome, answers, { screenplay, plan: 'expert' });
    print(`${name}, with the reading`, opened.answers, [count('Overview', [opened.overview], {})]);
  }
  if (read.length >= recursFrom) printRecurring(read, most);
}

/** A line a report, their sum, then what stands beside them. */
function print(name: string, answers: readonly Answer[], besides: readonly Counted[]): void {
  const reports = answers.map(({ question, entries, structured_data }) =>
    count(`${question} ${cardByNumber(question)?.title ?? ''}`, entries, structured_data),
  );
  const sum = (of: (row: Counted) => number): number => reports.reduce((total, row) => total + of(row), 0);
  const all = {
    name: 'fifteen reports',
    site: sum(({ site }) => site),
    markdown: sum(({ markdown }) => markdown),
    data: sum(({ data }) => data),
  };
  console.log(`${name}\n${'words'.padEnd(32)}markdown    site    data`);
  for (const row of [...reports, all, ...besides]) {
    const figures = [row.markdown, row.site, row.data].map((words) => String(words).padStart(8));
    console.log(`${row.name.padEnd(32)}${figures.join('')}`);
  }
}
