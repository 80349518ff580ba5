/** The dashboard's view of how a script was read, and the lines over the other views: what the last correction did, and what is in doubt. */
import { Link, useLocation } from 'react-router';
import { useReadingState } from '../../app/stores-context.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { ReadingPanel } from './reading-panel.tsx';
import { doubtsSentence, openUnreadableSentence } from './reading-sentences.ts';
import { CorrectionOutcome } from './settings-list.tsx';

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

export function ReadingDoubts() {
  return (
    <>
      <CorrectionOutcome of="settings" />
      <Doubts />
    </>
  );
}

/** Absent when nothing is in doubt. */
function Doubts() {
  const reading = useReadingState((s) => s.reading);
  const { search } = useLocation();
  if (reading?.status !== 'ready') return null;
  const doubts = [openUnreadableSentence(reading), doubtsSentence(reading)].filter((sentence) => sentence !== null);
  if (doubts.length === 0) return null;
  return (
    <p className="print:hidden mb-6 border-l-4 border-brass bg-brass-wash px-4 py-2">
      {doubts.join(' ')} Have a look before you rely on the reports:{' '}
      <Link to={`/dashboard/reading${search}`} className="link inline-block py-2 font-semibold">
        how it was read
      </Link>
    </p>
  );
}
