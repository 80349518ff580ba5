/** The lines over the views of a script of the user's own: what the last correction did, and what is in doubt. */
import { Link, useLocation } from 'react-router';
import { useReadingState } from '../../app/stores-context.tsx';
import { CorrectionOutcome } from './correction-outcome.tsx';
import { doubtsSentence, openUnreadableSentence } from './reading-sentences.ts';

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
