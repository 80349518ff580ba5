/** The dashboard's view of how a script was read. */
import { useReadingState } from '../../app/stores-context.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { ReadingPanel } from './reading-panel.tsx';

export function ReadingView() {
  const reading = useReadingState((s) => s.reading);
  const error = useReadingState((s) => s.error);
  if (reading?.status === 'ready') return <ReadingPanel reading={reading} folded={false} />;
  if (reading?.status === 'failed') {
    return <Banner tone="error">{reading.problem?.message ?? 'The script could not be read.'}</Banner>;
  }
  if (error) return <Banner tone="error">{error}</Banner>;
  return (
    <p role="status" className="inline-flex items-center gap-2 text-ink-soft">
      <Spinner /> Your script is being read.
    </p>
  );
}
