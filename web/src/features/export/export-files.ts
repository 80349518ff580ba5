/** Puts the export files together from what the stores hold; asks the server only for what they do not. Refuses to export nothing. */

import { methodLink, methodPath } from '../../../../lib/contract/method-page.ts';
import type { Overview } from '../../../../lib/contract/overview.ts';
import type { ShownAnswer } from '../../../../lib/contract/report.ts';
import type { ScriptStatistics } from '../../../../lib/contract/statistics.ts';
import { breakdownCsv } from '../../../../lib/report-formats/breakdown-csv.ts';
import { toMarkdown } from '../../../../lib/report-formats/markdown.ts';
import { composeCoverage, coverageQuestions } from '../../../../lib/reports/coverage/coverage.ts';
import { coverageEntry } from '../../../../lib/reports/coverage/coverage-entry.ts';
import type { Stores } from '../../app/create-stores.ts';
import { entriesWithOneFoot } from '../../blocks/split-reading.ts';
import { formatDay } from '../../ui/formats.ts';
import { statusOf } from '../dashboard/answers-store.ts';
import { overviewEntries } from '../overview/overview-entries.ts';
import { overviewStage } from '../overview/overview-store.ts';
import { exportFileName } from './file-name.ts';
import { reportOrder } from './report-order.ts';

export type ExportKind = 'markdown' | 'json' | 'csv';
type Held = Pick<Stores, 'answers' | 'overview' | 'statistics'>;

/** Throws the sentence that the user should read. */
async function figuresOf({ answers, statistics }: Held): Promise<ScriptStatistics> {
  await statistics.getState().load(answers.getState().scriptId);
  const { data: held, error } = statistics.getState();
  if (held?.status === 'ready') return held;
  throw new Error(error ?? 'The script is still being read. Please try again in a moment.');
}

/** The overview where it can be had: the reports do without it. */
async function overviewOf({ answers, overview }: Held): Promise<Overview | null> {
  const { scriptId, list } = answers.getState();
  await overview.getState().load(scriptId, overviewStage(list));
  return overview.getState().data;
}

async function reportsOf({ answers }: Held): Promise<ShownAnswer[]> {
  const { list } = answers.getState();
  const ready = reportOrder(list).filter((question) => statusOf(list, question) === 'succeeded');
  if (ready.length === 0) throw new Error('No report is ready yet.');
  await Promise.all(ready.map((question) => answers.getState().open(question)));
  return ready.map((question) => {
    const held = answers.getState().details[question];
    if (held?.data) return held.data;
    throw new Error(held?.error ?? 'A report could not be loaded. Please try again.');
  });
}

const today = (): string => formatDay(new Date());

async function markdownOf(stores: Held, title: string | null): Promise<string> {
  const reports = await reportsOf(stores);
  const figures = await figuresOf(stores);
  const overview = await overviewOf(stores);
  const used = new Set<number>(coverageQuestions.map(({ question }) => question));
  const entries = new Map(
    reports.filter(({ question }) => used.has(question)).map((each) => [each.question, each.entries]),
  );
  const coverage = composeCoverage({
    entries,
    overview: overview?.overview,
    statistics: figures,
    title: title ?? 'Untitled',
    date: today(),
  });
  const texts = [
    coverageEntry(coverage),
    ...entriesWithOneFoot([...overviewEntries(overview), ...reports.flatMap(({ entries: own }) => own)]),
    figures.entry,
  ].map(toMarkdown);
  return [...texts, `[${methodLink}](${window.location.origin}${methodPath})\n`].join('\n---\n\n');
}

async function jsonOf(stores: Held, title: string | null): Promise<string> {
  const reports = await reportsOf(stores);
  const figures = await figuresOf(stores);
  const overview = await overviewOf(stores);
  return `${JSON.stringify({ title, exported_at: new Date().toISOString(), overview, answers: reports, statistics: figures }, null, 2)}\n`;
}

/** Makes one file and hands it to the browser. Throws an Error whose message the user can read. */
export async function exportFile(
  stores: Held & Pick<Stores, 'saveFile'>,
  kind: ExportKind,
  title: string | null,
): Promise<void> {
  switch (kind) {
    case 'markdown':
      return stores.saveFile(
        exportFileName(title, 'reports', 'md'),
        await markdownOf(stores, title),
        'text/markdown;charset=utf-8',
      );
    case 'json':
      return stores.saveFile(exportFileName(title, 'answers', 'json'), await jsonOf(stores, title), 'application/json');
    case 'csv':
      return stores.saveFile(
        exportFileName(title, 'breakdown', 'csv'),
        breakdownCsv((await figuresOf(stores)).breakdown),
        'text/csv;charset=utf-8',
      );
    default: {
      const unknown: never = kind;
      throw new TypeError(`No export of the kind ${String(unknown)}.`);
    }
  }
}
