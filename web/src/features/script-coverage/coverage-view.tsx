/** The Workbench view of the coverage page: the form with what is there, what is still missing, and the way to paper. */
import { Loading } from '../../app/loading.tsx';
import { useStores } from '../../app/stores-context.tsx';
import { Button } from '../../ui/button.tsx';
import { GeneratingAnalysis } from '../dashboard/generating-analysis.tsx';
import { usePrintWhenReady } from '../export/use-print-when-ready.ts';
import { CoveragePage } from './coverage-page.tsx';
import { useCoverage } from './use-coverage.ts';

export function CoverageView() {
  const { print } = useStores();
  const { coverage, loading, waiting, without } = useCoverage();
  usePrintWhenReady(coverage !== null && !loading && waiting.length === 0);
  if (coverage === null && waiting.length > 1) return <GeneratingAnalysis />;
  if (coverage === null && loading) return <Loading />;
  return (
    <div className="space-y-5">
      <div className="flex flex-wrap items-center justify-between gap-4 print:hidden">
        <p className="max-w-[60ch] text-ink-soft">
          The trade’s form, put together from the reports and printed on one sheet. Nothing on it is analysed anew.
        </p>
        <Button look="quiet" onClick={print} disabled={coverage === null}>
          Print or save as PDF
        </Button>
      </div>
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
      {coverage !== null && <CoveragePage coverage={coverage} />}
      {coverage === null && <p role="status">No report that a coverage is made of is there yet.</p>}
    </div>
  );
}
