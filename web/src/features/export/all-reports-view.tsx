/** Every report on one long page, to read through or to print. Draws the same blocks as the views do, opinions included. */
import { withOpinion } from '../../../../lib/report-formats/opinion-entry.ts';
import { useAnswers, useStores } from '../../app/stores-context.tsx';
import { BlockView } from '../../blocks/block-view.tsx';
import { keyed } from '../../blocks/keyed.ts';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useAnswerParts } from '../dashboard/use-answer-parts.ts';
import { useStatistics } from '../statistics/use-statistics.ts';
import { reportOrder } from './report-order.ts';
import { usePrintWhenReady } from './use-print-when-ready.ts';

/** A printer may lack the emoji that a report's heading begins with. */
const wordsOf = (prompt: string): string => prompt.replace(/^[^\p{L}\p{N}]+/u, '');

export function AllReportsView() {
  const { print } = useStores();
  const list = useAnswers((s) => s.list);
  const parts = useAnswerParts(reportOrder(list));
  const { data: statistics, error } = useStatistics();
  const waiting = parts.filter(({ kind }) => kind === 'waiting').length;
  const absent = parts.filter(({ kind }) => kind === 'pending' || kind === 'failed' || kind === 'error').length;
  const answers = parts.flatMap((part) =>
    part.kind === 'ready' ? withOpinion(part.detail.entries, part.detail.opinion) : [],
  );
  const entries = statistics?.status === 'ready' ? [...answers, statistics.entry] : answers;
  const counted = statistics?.status === 'ready' || statistics?.status === 'failed' || error !== null;
  usePrintWhenReady(entries.length > 0 && waiting === 0 && counted);
  return (
    <div className="space-y-8">
      <div className="flex flex-wrap items-center justify-between gap-4 print:hidden">
        <p className="max-w-[60ch] text-ink-soft">
          {waiting > 0 ? (
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
      {keyed(entries, ({ prompt }) => prompt).map(({ key, item: entry }) => (
        <section key={key} aria-label={wordsOf(entry.prompt)} className="report space-y-6">
          <h2 className="border-b-2 border-brass pb-2 text-2xl">{wordsOf(entry.prompt)}</h2>
          {keyed(entry.blocks, (block) => block.kind).map(({ key: blockKey, item: block }) => (
            <BlockView key={blockKey} block={block} />
          ))}
        </section>
      ))}
    </div>
  );
}
