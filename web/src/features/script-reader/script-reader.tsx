/** The reader: the script's pages under a bar with its scenes and a search. Says what is missing instead of showing other words. */
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { OpenScript } from './open-script.tsx';
import { ReaderBar } from './reader-bar.tsx';
import { useScreenplay } from './use-screenplay.ts';

export function ScriptReader({ onClose }: { readonly onClose: () => void }) {
  const { screenplay, error, again } = useScreenplay();
  if (screenplay?.status === 'ready') return <OpenScript script={screenplay} onClose={onClose} />;
  return (
    <div className="flex h-full flex-col">
      <ReaderBar title={null} where={null} onClose={onClose} />
      <div className="space-y-4 p-4 sm:p-6">
        {screenplay?.status === 'failed' && (
          <Banner tone="error">{screenplay.problem?.message ?? 'The script could not be read.'}</Banner>
        )}
        {error !== null && (
          <>
            <Banner tone="error">{error}</Banner>
            <Button look="quiet" onClick={again}>
              Try again
            </Button>
          </>
        )}
        {screenplay?.status !== 'failed' && error === null && (
          <p role="status" className="inline-flex items-center gap-2 text-ink-soft">
            <Spinner /> {screenplay === null ? 'Loading the script.' : 'Your script is being read.'}
          </p>
        )}
      </div>
    </div>
  );
}
