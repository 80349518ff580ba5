/** Every report on one long page, to read through or to print: the overview first, and in each report what was read before what was counted. Nothing is folded. */
import { Loading } from '../../app/loading.tsx';
import { useAnswers, useStores } from '../../app/stores-context.tsx';
import { EntryBlocks } from '../../blocks/entry-blocks.tsx';
import { keyed } from '../../blocks/keyed.ts';
import { MethodLink } from '../../blocks/method-link.tsx';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { promptWords } from '../dashboard/prompt-words.ts';
import { useAnswerParts } from '../dashboard/use-answer-parts.ts';
import { useAwaitsWhole } from '../dashboard/use-whole.ts';
import { overviewEntries } from '../overview/overview-entries.ts';
import { useOverview } from '../overview/use-overview.ts';
import { useStatistics } from '../statistics/use-statistics.ts';
import { reportOrder } from './report-order.ts';
import { usePrintWhenReady } from './use-print-when-ready.ts';

export function AllReportsView() {
  const { print } = useStores();
  const list = useAnswers((s) => s.list);
  const parts = useAnswerParts(reportOrder(list));
  const { data: statistics, error } = useStatistics();
  const waiting = parts.filter((part) => part.kind === 'waiting' && !part.made).length;
  const loading = parts.some((part) => part.kind === 'waiting' && part.made);
  const absent = parts.filter(({ kind }) => kind === 'pending' || kind === 'failed' || kind === 'error').length;
  const { data: overview, error: noOverview } = useOverview();
  const answers = parts.flatMap((part) => (part.kind === 'ready' ? part.detail.entries : []));
  const figures = statistics?.status === 'ready' ? [statistics.entry] : [];
  // All that is made already comes at once: nothing is put in above who has begun to read.
  const arriving = useAwaitsWhole(
    parts.some((part) => part.kind === 'waiting' && part.made) ||
      (statistics === null && error === null) ||
      (overview === null && noOverview === null),
  );
  const entries = answers.length === 0 || arriving ? [] : [...overviewEntries(overview), ...answers, ...figures];
  const counted = statistics?.status === 'ready' || statistics?.status === 'failed' || error !== null;
  usePrintWhenReady(
    entries.length > 0 && waiting === 0 && !loading && counted && (overview !== null || noOverview !== null),
  );
  return (
    <div className="space-y-8">
      <div className="flex flex-wrap items-center justify-between gap-4 print:hidden">
        <p className="max-w-[60ch] text-ink-soft">
          {waiting > 0 && !arriving ? (
            <span role="status" className="inline-flex items-center gap-2">
              <Spinner /> {waiting === 1 ? 'One report is' : `${waiting} reports are`} still being made.
            </span>
          ) : (
            'Every report of this script, one after the other, for reading through and for paper.'
          )}
          {absent > 0 && ` ${absent === 1 ? 'One is' : `${absent} are`} left out: pending or failed.`}
        </p>
        <Button look="quiet" onClick={print} disabled={entries.length === 0}>
          Print or save as PDF
        </Button>
      </div>
      {arriving && <Loading />}
      {keyed(entries, ({ prompt }) => prompt).map(({ key, item: entry }) => (
        <section key={key} aria-label={promptWords(entry.prompt)} className="report space-y-6">
          <h2 className="border-b-2 border-brass pb-2 text-2xl">{promptWords(entry.prompt)}</h2>
          <EntryBlocks blocks={entry.blocks} folds={false} />
        </section>
      ))}
      {entries.length > 0 && <MethodLink />}
    </div>
  );
}
