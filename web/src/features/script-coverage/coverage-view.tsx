/** The Workbench view of the coverage page: the form with what is there, its letterhead, what is still missing, and the way to paper. */
import { useState } from 'react';
import { Loading } from '../../app/loading.tsx';
import { useAnswers, useStores } from '../../app/stores-context.tsx';
import { Button } from '../../ui/button.tsx';
import { GeneratingAnalysis } from '../dashboard/generating-analysis.tsx';
import { useAwaitsWhole } from '../dashboard/use-whole.ts';
import { usePrintWhenReady } from '../export/use-print-when-ready.ts';
import { CoveragePage } from './coverage-page.tsx';
import { keepLetterhead, type Letterhead, readLetterhead } from './letterhead.ts';
import { LetterheadDialog } from './letterhead-dialog.tsx';
import { useCoverage } from './use-coverage.ts';

export function CoverageView() {
  const { print, storage } = useStores();
  const [head, setHead] = useState(() => readLetterhead(storage));
  const [asking, setAsking] = useState(false);
  const save = (next: Letterhead): void => {
    keepLetterhead(storage, next);
    setHead(next);
  };
  const { coverage, loading, waiting, without } = useCoverage();
  // Behind a share link and in the sample a script has no id for its reader, but a title.
  const script = useAnswers((s) => s.scriptId) ?? `“${coverage?.header.find(({ label }) => label === 'Title')?.value}”`;
  usePrintWhenReady(coverage !== null && !loading && waiting.length === 0);
  const awaited = useAwaitsWhole(loading);
  if (coverage === null && waiting.length > 1) return <GeneratingAnalysis />;
  const arriving = awaited || (coverage === null && loading);
  return (
    <div className="space-y-5">
      <div className="flex flex-wrap items-center justify-between gap-4 print:hidden">
        <p className="max-w-[60ch] text-ink-soft">
          The trade’s form, put together from the reports and printed on two sheets at most. Nothing on it is analysed
          anew.
        </p>
        <div className="flex flex-wrap gap-3">
          <Button look="quiet" onClick={() => setAsking(true)} disabled={arriving}>
            Letterhead and verdict…
          </Button>
          <Button look="quiet" onClick={print} disabled={coverage === null || arriving}>
            Print or save as PDF
          </Button>
        </div>
      </div>
      {arriving ? (
        <Loading />
      ) : (
        <>
          {waiting.length > 0 && (
            <p role="status" className="border-l-4 border-brass bg-brass-wash px-4 py-2">
              Still being made: {waiting.join(', ')}. What depends on them follows by itself.
            </p>
          )}
          {without.length > 0 && (
            <p className="border-l-4 border-brass bg-brass-wash px-4 py-2">
              Not in this coverage, because the reports are pending or have failed: {without.join(', ')}.
            </p>
          )}
          {coverage !== null && (
            <CoveragePage coverage={coverage} head={head} verdict={head.verdicts[script] ?? null} />
          )}
          {coverage === null && <p role="status">No report that a coverage is made of is there yet.</p>}
        </>
      )}
      {asking && <LetterheadDialog head={head} script={script} onSave={save} onClose={() => setAsking(false)} />}
    </div>
  );
}
