/** The reader: the script's pages under a bar with its scenes and a search. Says what is missing instead of showing other words. */
import { useEffect } from 'react';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { OpenScript } from './open-script.tsx';
import { useOpener } from './opener.ts';
import { ReaderBar, readerTitleId } from './reader-bar.tsx';
import type { LoadedScreenplay } from './use-screenplay.ts';

interface ScriptReaderProps {
  readonly loaded: LoadedScreenplay;
  readonly onClose: () => void;
}

/** Until there are pages. */
function Waiting({ loaded: { data, error, again }, onClose }: ScriptReaderProps) {
  const opener = useOpener();
  // An address that was opened with the reader in it leaves the focus where a page begins.
  useEffect(() => {
    if (opener.current !== null) document.getElementById(readerTitleId)?.focus({ preventScroll: true });
  }, [opener]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes it from wherever the focus is in it
    <div className="flex h-full flex-col" onKeyDown={(event) => event.key === 'Escape' && onClose()}>
      <ReaderBar title={null} where={null} onClose={onClose} />
      <div className="space-y-4 p-4 sm:p-6">
        {data?.status === 'failed' && (
          <Banner tone="error">{data.problem?.message ?? 'The script could not be read.'}</Banner>
        )}
        {error !== null && (
          <>
            <Banner tone="error">{error}</Banner>
            <Button look="quiet" onClick={again}>
              Try again
            </Button>
          </>
        )}
        {data?.status !== 'failed' && error === null && (
          <p role="status" className="inline-flex items-center gap-2 text-ink-soft">
            <Spinner /> {data === null ? 'Loading the script.' : 'Your script is being read.'}
          </p>
        )}
      </div>
    </div>
  );
}

export function ScriptReader({ loaded, onClose }: ScriptReaderProps) {
  if (loaded.data?.status === 'ready') return <OpenScript script={loaded.data} onClose={onClose} />;
  return <Waiting loaded={loaded} onClose={onClose} />;
}
