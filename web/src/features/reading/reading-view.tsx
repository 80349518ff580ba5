/** The dashboard's view of how a script was read. */
import { Loading } from '../../app/loading.tsx';
import { useAnswers, useReadingState } from '../../app/stores-context.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useAnswerParts } from '../dashboard/use-answer-parts.ts';
import { useAwaitsWhole } from '../dashboard/use-whole.ts';
import { knownFrom, questionsOfSettings } from './known.ts';
import { ReadingPanel } from './reading-panel.tsx';

export function ReadingView() {
  const reading = useReadingState((s) => s.reading);
  const error = useReadingState((s) => s.error);
  const parts = useAnswerParts(questionsOfSettings);
  const unlisted = useAnswers((s) => s.list === null && s.error === null);
  // With what the reports take the script for, the lines are longer: they come with it, as far as it is made.
  const awaited = useAwaitsWhole(unlisted || parts.some((part) => part.kind === 'waiting' && part.made));
  if (reading?.status === 'ready' && awaited) return <Loading />;
  if (reading?.status === 'ready') {
    const entries = parts.flatMap((part) => (part.kind === 'ready' ? part.detail.entries : []));
    return <ReadingPanel reading={reading} folded={false} ofReports={knownFrom(entries)} />;
  }
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
