/** The upload progress screen: the dial and its phases, how many reports are ready, the details drawer, the way on. */
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Script } from '../../../../lib/contract/uploads.ts';
import { Loading } from '../../app/loading.tsx';
import { SiteHeader } from '../../app/site-header.tsx';
import { useReadingState, useStores, useUpload } from '../../app/stores-context.tsx';
import { AlertDialog } from '../../ui/alert-dialog.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { deferred } from '../../ui/deferred.ts';
import { ProgressDial } from '../../ui/progress-dial.tsx';
import { usePageTitle } from '../../ui/use-page-title.ts';
import { ReadingPanel } from '../reading/reading-panel.tsx';
import { countsSentence, unreadableSentence } from '../reading/reading-sentences.ts';
import { useReading } from '../reading/use-reading.ts';
import { DetailsDrawer } from './details-drawer.tsx';
import {
  endOfProgress,
  type Phase,
  type Progress,
  phaseTexts,
  startOfProcessing,
  startOfProgress,
} from './progress.ts';
import { useProgress } from './use-progress.ts';
import { useScript } from './use-script.ts';

const NextDraft = deferred(async () => (await import('../notes/next-draft.tsx')).NextDraft);

export const progressTexts = {
  fillForm: 'Please fill the form while your script is uploading',
  analyzed: 'Your script has been analyzed successfully',
  noScript: 'No script has been uploaded from this browser yet.',
  tooEarly: 'Please wait for the upload to complete before proceeding.',
} as const;

/** The body under the phase: the specified success only when it is true. */
function bodyText(phase: Phase, script: Script | null): string {
  if (phase !== 'complete') return progressTexts.fillForm;
  const { ready, total } = script?.answers ?? { ready: 0, total: 0 };
  if (total > 0 && ready === total) return progressTexts.analyzed;
  const count = total > 0 ? `${ready} of ${total} reports are ready.` : 'Your script is being read.';
  return `${count} The rest appear on the dashboard as they finish.`;
}

/** What stands in the dial's place where there is no upload to wait for. */
function Ending(props: {
  readonly title: string;
  readonly children: ReactNode;
  readonly to: string;
  readonly label: string;
}) {
  return (
    <div className="grid justify-items-center gap-4 text-center">
      <h1 className="text-3xl">{props.title}</h1>
      {props.children}
      <ButtonLink to={props.to}>{props.label}</ButtonLink>
    </div>
  );
}

function Refused({ message }: { readonly message: string }) {
  return (
    <Ending title="This script could not be read" to="/landing" label="Choose another file">
      <p role="alert" className="text-lg text-bad">
        {message}
      </p>
    </Ending>
  );
}

function Deleted() {
  return (
    <Ending title="This script was deleted" to="/scripts" label="Your scripts">
      <p role="alert" className="text-lg text-ink-soft">
        It is not among your scripts any more, so there are no reports to wait for.
      </p>
    </Ending>
  );
}

function NothingSent() {
  return (
    <Ending title="Nothing was uploaded" to="/yourScript" label="Upload a script">
      <p className="text-lg text-ink-soft">{progressTexts.noScript}</p>
    </Ending>
  );
}

/**
 * Where the dial begins for the script on the screen; null while it has to wait for the bucket, or for the first bytes of what it took. Only what was just
 * sent from here is played: a reload, or the way back, begins where the script is.
 */
function useBeginning(scriptId: string | null, script: Script | null): Progress | null {
  const { upload } = useStores();
  const { status, justSent } = useUpload((s) => s);
  const [fresh, setFresh] = useState<{ scriptId: string | null; sent: 'pdf' | 'doubtful' } | null>(null);
  if (justSent !== null && fresh?.scriptId !== scriptId) setFresh({ scriptId, sent: justSent });
  useEffect(() => {
    if (justSent !== null) upload.getState().shown();
  }, [justSent, upload]);
  const isReady = script?.status === 'ready';
  if (status === 'loading') return null;
  if (justSent !== null || (fresh !== null && fresh.scriptId === scriptId))
    return fresh?.sent === 'pdf' || isReady ? startOfProgress : null;
  return isReady ? endOfProgress : startOfProcessing;
}

export function ProgressScreen() {
  usePageTitle('Upload');
  const { details, upload, library } = useStores();
  const status = useUpload((s) => s.status);
  const scriptId = useUpload((s) => s.data?.script_id ?? null);
  const corrections = useReadingState((s) => s.saves);
  const { script, gone, looked } = useScript(scriptId, corrections);
  useReading(scriptId);
  const reading = useReadingState((s) => (s.scriptId === scriptId && s.reading?.status === 'ready' ? s.reading : null));
  const failed = script?.status === 'failed';
  const beginning = useBeginning(scriptId, script);
  // Until the first look is back, nobody knows where the script is.
  const unknown = !looked && beginning === startOfProcessing;
  const { phase, percent } = useProgress(beginning, status === 'succeeded', failed || gone || unknown);
  const readingError = useReadingState((s) => (s.scriptId === scriptId ? s.error : null));
  const [drawerOpen, setDrawerOpen] = useState(true);
  const [alert, setAlert] = useState(false);
  const navigate = useNavigate();
  const complete = phase === 'complete';
  const nothingSent = scriptId === null && status !== 'loading';
  const waits = !failed && !gone && !nothingSent && !unknown;

  useEffect(() => {
    if (script && details.getState().scriptId !== script.script_id)
      details.getState().open(script.script_id, script.details);
  }, [script, details]);

  useEffect(() => {
    if (!failed && !gone) return;
    // Leaving a refused or deleted file behind: the dashboard belongs to the scripts that could be read, if there are any.
    return () => {
      upload.getState().reset();
      void library.getState().load();
    };
  }, [failed, gone, upload, library]);

  const goOn = (): void => {
    void details.getState().save();
    if (complete) navigate('/dashboard');
    else setAlert(true);
  };
  const { title, text } = phaseTexts[phase];

  return (
    <>
      <SiteHeader inert />
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto flex max-w-6xl flex-col gap-10 px-5 py-10 lg:min-h-[calc(100vh-4rem)] lg:flex-row lg:items-start"
      >
        <div className="min-w-0 flex-1">
          {failed && (
            <Refused message={script?.problem?.message ?? 'The script could not be read. Please try another file.'} />
          )}
          {gone && <Deleted />}
          {nothingSent && !gone && <NothingSent />}
          {unknown && !nothingSent && <Loading />}
          {waits && (
            <div className="grid justify-items-center gap-5 text-center">
              <ProgressDial percent={percent} complete={complete} label={title} />
              <div aria-live="polite" className="space-y-2">
                <h1 className="text-3xl">{title}</h1>
                <p className="text-lg text-ink-soft">{text}</p>
                <p className="mx-auto max-w-[44ch]">{bodyText(phase, script)}</p>
              </div>
              <div className="flex flex-wrap justify-center gap-3">
                {!drawerOpen && (
                  <Button look="quiet" onClick={() => setDrawerOpen(true)}>
                    Add Script Details
                  </Button>
                )}
                <Button onClick={goOn} aria-disabled={!complete}>
                  {complete ? 'Next' : 'Please wait...'}
                </Button>
              </div>
              <p role="status" className="sr-only">
                {reading &&
                  `Your script has been read: ${countsSentence(reading)} ${unreadableSentence(reading) ?? ''}`}
              </p>
              {!reading && readingError && <p className="max-w-[44ch] text-ink-soft">{readingError}</p>}
              {complete && script?.status === 'ready' && (
                <Suspense>
                  <NextDraft scriptId={script.script_id} />
                </Suspense>
              )}
              {reading && (
                <div className="mt-4 w-full max-w-2xl rounded-card border border-rule bg-sheet p-5 sm:p-6">
                  <ReadingPanel reading={reading} folded />
                </div>
              )}
            </div>
          )}
        </div>
        {drawerOpen && waits && <DetailsDrawer onClose={() => setDrawerOpen(false)} />}
      </main>
      {alert && <AlertDialog title="One moment" message={progressTexts.tooEarly} onClose={() => setAlert(false)} />}
    </>
  );
}
