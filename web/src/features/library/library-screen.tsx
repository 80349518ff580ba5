/** The user's own scripts: what each is, how far its reports are, open and delete. */
import { Fragment, Suspense, useEffect, useState } from 'react';
import { Link } from 'react-router';
import type { Script } from '../../../../lib/contract/uploads.ts';
import { SiteHeader } from '../../app/site-header.tsx';
import { useLibrary, useStores, useUpload } from '../../app/stores-context.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { deferred } from '../../ui/deferred.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { formatInstant, formatPageCount } from '../../ui/formats.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { usePageTitle } from '../../ui/use-page-title.ts';
import { type Draft, groupDrafts } from './group-drafts.ts';
import { nameOf, ReadAgainButton, ReadAgainWords, useReadAgain } from './read-again.tsx';
import { useLibraryWatch } from './use-library-watch.ts';

const ScriptDetails = deferred(async () => (await import('./script-details.tsx')).ScriptDetails);

function statusText({ status, problem, answers }: Script): string {
  switch (status) {
    case 'awaiting_upload':
      return 'The file has not arrived';
    case 'uploaded':
      return 'Waiting to be read';
    case 'reading':
      return 'Being read';
    case 'failed':
      // As an answer to an upload it asks for another file; beside one from last week it has to say what was wrong with it.
      return problem?.code === 'not_a_pdf' ? 'This file is not a PDF' : (problem?.message ?? 'Could not be read');
    case 'ready':
      return `${answers.ready} of ${answers.total} reports ready`;
    default: {
      const unknown: never = status;
      return unknown;
    }
  }
}

interface ScriptRowProps {
  readonly script: Script;
  /** Which draft of its script it is; null where it stands by itself. */
  readonly draft: number | null;
  readonly onDetails: () => void;
  /** Null where the reports are those of today's reader. */
  readonly onReadAgain: (() => void) | null;
  readonly onDelete: () => void;
}

function ScriptRow({ script, draft, onDetails, onReadAgain, onDelete }: ScriptRowProps) {
  const opens = script.status !== 'awaiting_upload' && script.status !== 'failed';
  const size = script.page_count === null ? null : formatPageCount(script.page_count);
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-3 py-5">
      <div className="min-w-0 flex-1 basis-full sm:basis-64">
        <h2 className="text-xl break-words">{nameOf(script)}</h2>
        <p className="text-sm text-ink-faint">
          {[
            draft === null ? null : `Draft ${draft}`,
            formatInstant(script.created_at),
            size,
            script.title ? script.file_name : null,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <p className={script.status === 'failed' ? 'font-medium text-bad' : 'text-ink-soft'}>{statusText(script)}</p>
        {onReadAgain && <ReadAgainWords />}
      </div>
      <div className="flex flex-wrap gap-3">
        {opens && (
          <ButtonLink
            to={`/dashboard?script=${encodeURIComponent(script.script_id)}`}
            look="quiet"
            aria-label={`Open ${nameOf(script)}`}
          >
            Open
          </ButtonLink>
        )}
        {onReadAgain && <ReadAgainButton script={script} onPress={onReadAgain} />}
        {script.status === 'ready' && (
          <Button look="plain" className="px-3!" onClick={onDetails} aria-label={`Details of ${nameOf(script)}`}>
            Details
          </Button>
        )}
        <Button look="plain" className="max-sm:first:-ml-5" onClick={onDelete} aria-label={`Delete ${nameOf(script)}`}>
          Delete
        </Button>
      </div>
    </li>
  );
}

export function LibraryScreen() {
  usePageTitle('Your scripts');
  const { library } = useStores();
  const { scripts, error, notice } = useLibrary((s) => s);
  const { status: sending, file, data: sent } = useUpload((s) => s);
  const isListed = scripts?.some((each) => each.script_id === sent?.script_id) === true;
  const arriving = sending === 'succeeded' && !isListed ? sent?.file_name : undefined;
  const coming = (sending === 'loading' ? file?.name : arriving) ?? null;
  const readCount = scripts?.filter(({ status }) => status === 'ready').length ?? 0;
  const [doomed, setDoomed] = useState<Script | null>(null);
  const [detailed, setDetailed] = useState<Script | null>(null);
  const [saved, setSaved] = useState<string | null>(null);
  useEffect(() => {
    void library.getState().load();
  }, [library]);
  useLibraryWatch();
  const closeDetails = (told: string | null): void => {
    setDetailed(null);
    setSaved(told);
    if (told !== null) void library.getState().load();
  };
  const remove = (script: Script): void => {
    setDoomed(null);
    setSaved(null);
    void library.getState().remove(script.script_id);
  };
  const againOf = useReadAgain();
  const row = ({ script, number }: Draft<Script>) => (
    <ScriptRow
      key={script.script_id}
      script={script}
      draft={number}
      onReadAgain={againOf(script)}
      onDetails={() => {
        setSaved(null);
        setDetailed(script);
      }}
      onDelete={() => setDoomed(script)}
    />
  );
  return (
    <>
      <SiteHeader />
      <main id="main" tabIndex={-1} className="mx-auto max-w-4xl px-5 py-12">
        <div className="flex flex-wrap items-end justify-between gap-4">
          <h1 className="display">Your scripts</h1>
          {/* What comes with the list moves nothing that stands there. */}
          <div className="flex flex-wrap gap-3 max-sm:basis-full sm:flex-row-reverse">
            <ButtonLink to="/yourScript">Upload a script</ButtonLink>
            {readCount > 0 && (
              <ButtonLink to="/slate" look="quiet">
                Compare in a table
              </ButtonLink>
            )}
          </div>
        </div>
        <div className="mt-6 space-y-3">
          {error && <Banner tone="error">{error}</Banner>}
          {error && scripts === null && (
            <Button look="quiet" onClick={() => void library.getState().load()}>
              Try again
            </Button>
          )}
          {notice && <Banner tone="notice">{notice}</Banner>}
          {saved && <Banner tone="notice">{saved}</Banner>}
        </div>
        {scripts === null && !error && (
          <p role="status" className="mt-6 inline-flex items-center gap-2 text-ink-soft">
            <Spinner /> Loading…
          </p>
        )}
        {coming !== null && (
          <p role="status" className="mt-6 flex items-center gap-2 text-ink-soft">
            <Spinner /> <span className="min-w-0 break-words">{coming} is being uploaded…</span>
          </p>
        )}
        {scripts?.length === 0 && coming === null && (
          <div className="mt-4 space-y-3 border-t border-rule pt-6 text-lg text-ink-soft *:max-w-[56ch]">
            <p>You have not uploaded a script yet.</p>
            <p>
              Each one you upload stands here with its pages and its reports. What those look like you can{' '}
              <Link to="/sample" className="link">
                read on our sample script
              </Link>
              .
            </p>
          </div>
        )}
        {scripts !== null && scripts.length > 0 && (
          <ul className="mt-4 divide-y divide-rule border-y border-rule">
            {groupDrafts(scripts).map(({ drafts: [newest, ...earlier] }) => (
              <Fragment key={newest.script.script_id}>
                {row(newest)}
                {earlier.length > 0 && (
                  <li className="py-3">
                    <details>
                      <summary className="min-h-6 py-1 font-semibold">
                        {earlier.length === 1 ? 'The earlier draft' : `${earlier.length} earlier drafts`} of{' '}
                        {nameOf(newest.script)}
                      </summary>
                      <ul className="ml-2 divide-y divide-rule border-l-2 border-brass/50 pl-4">{earlier.map(row)}</ul>
                    </details>
                  </li>
                )}
              </Fragment>
            ))}
          </ul>
        )}
      </main>
      <Suspense>{detailed && <ScriptDetails script={detailed} onClose={closeDetails} />}</Suspense>
      {doomed && (
        <Dialog
          title="Delete this script?"
          onClose={() => setDoomed(null)}
          actions={
            <>
              <Button look="quiet" onClick={() => setDoomed(null)}>
                Cancel
              </Button>
              <Button look="danger" onClick={() => remove(doomed)}>
                Delete
              </Button>
            </>
          }
        >
          <p>“{nameOf(doomed)}” and all its reports will be removed. This can't be undone.</p>
        </Dialog>
      )}
    </>
  );
}
