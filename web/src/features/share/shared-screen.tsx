/** The reports behind a share link, read-only. The token stands in the address's fragment: it is sent in a body, never in an address. */
import { Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { StoresProvider, useAnswers, useStores } from '../../app/stores-context.tsx';
import { Brand } from '../../ui/brand.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { deferred } from '../../ui/deferred.ts';
import { formatLongInstant } from '../../ui/formats.ts';
import { usePageTitle } from '../../ui/use-page-title.ts';
import { createAnswersStore } from '../dashboard/answers-store.ts';
import { DashboardFrame } from '../dashboard/dashboard-frame.tsx';
import { GeneratingAnalysis } from '../dashboard/generating-analysis.tsx';
import { type MenuItem, menuFor, overviewMenu } from '../dashboard/menu.ts';
import { sidebarFootItem } from '../dashboard/sidebar.tsx';
import { useAnswersPolling } from '../dashboard/use-answers-polling.ts';
import { useSelection } from '../dashboard/use-selection.ts';
import { createOverviewStore } from '../overview/overview-store.ts';
import { createStatisticsStore } from '../statistics/statistics-store.ts';
import { CommentForm } from './comment-form.tsx';
import { createSharedSource, type SharedSource } from './shared-source.ts';
import { useLinkWatch } from './use-link-watch.ts';

const DashboardView = deferred(async () => (await import('../dashboard/first-view.ts')).DashboardView);
void DashboardView.fetchCode();

const base = '/shared';

/** The token, put back into the address after each step within the page, so that reload and copying keep working. */
function useLinkToken(): string {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const [token, setToken] = useState(hash.slice(1));
  useEffect(() => {
    if (hash.length > 1) setToken(hash.slice(1));
    else if (token !== '') void navigate({ pathname, search, hash: token }, { replace: true });
  }, [hash, navigate, pathname, search, token]);
  return token;
}

/** A page that only its link leads to has no place in a search engine. */
function useNoIndex(): void {
  useEffect(() => {
    const tag = document.createElement('meta');
    tag.name = 'robots';
    tag.content = 'noindex, nofollow';
    document.head.append(tag);
    return () => tag.remove();
  }, []);
}

interface ClosedLinkProps {
  readonly message: string;
  readonly code: string | null;
  /** Whether its reports were on the screen until now. */
  readonly wasOpen: boolean;
}

function ClosedLink({ message, code, wasOpen }: ClosedLinkProps) {
  usePageTitle('Shared reports');
  const { answers } = useStores();
  return (
    <main id="main" tabIndex={-1} className="mx-auto flex min-h-screen max-w-xl flex-col justify-center gap-6 p-6">
      <Brand />
      <h1 className="text-3xl">{wasOpen ? 'This link has been closed' : 'Nothing to read here'}</h1>
      <p role="alert" className="text-lg">
        {message}
      </p>
      <p className="text-ink-soft">
        {code === 'not_found'
          ? `Ask the person who sent it for a new one${wasOpen ? '.' : ', and check that the whole link was copied.'}`
          : 'The link itself may be all right.'}
      </p>
      <div className="flex flex-wrap gap-3">
        {code !== 'not_found' && (
          <Button onClick={() => void answers.getState().load(null, { force: true })}>Try again</Button>
        )}
        <ButtonLink to="/sample" look="quiet">
          See a sample
        </ButtonLink>
      </div>
    </main>
  );
}

function SharedDashboard({ source, token }: { readonly source: SharedSource; readonly token: string }) {
  const { answers, overview, statistics } = useStores();
  const { list, error, errorCode } = useAnswers((s) => s);
  const selected = useSelection(overviewMenu);
  const isClosed = errorCode === 'not_found';
  useAnswersPolling(isClosed ? undefined : null);
  const reports = source.held();
  const look = useCallback(async () => {
    const figures = (): string => JSON.stringify(source.held()?.statistics);
    const before = figures();
    await answers.getState().renew();
    await overview.getState().renew();
    // The owner has corrected the cast: all figures are others.
    if (figures() !== before) statistics.getState().reset();
  }, [answers, overview, source, statistics]);
  useLinkWatch(isClosed ? null : (reports?.expires_at ?? null), look);
  // What could not be asked for just now stays as it was; what is closed is gone.
  if (error && (isClosed || list === null))
    return <ClosedLink message={error} code={errorCode} wasOpen={list !== null} />;
  if (list === null || reports === null) return <GeneratingAnalysis fullScreen />;

  // What only the owner can use, or ask for, is absent.
  const isShown = ({ questions }: MenuItem): boolean =>
    questions.length === 0 || questions.some((n) => list.some(({ question }) => question === n));
  const items = menuFor(reports.plan).filter(
    (entry) => !entry.ownScriptOnly && entry.slug !== 'consultation' && isShown(entry),
  );
  const { item, sub } = items.includes(selected.item) ? selected : { item: overviewMenu, sub: null };
  const title = reports.title ?? 'Untitled';
  return (
    <DashboardFrame
      base={base}
      home="/welcome"
      items={items}
      selected={item.slug}
      scriptName={title}
      top={
        <ButtonLink to="/welcome" look="plain" className="max-sm:hidden">
          What is this?
        </ButtonLink>
      }
      note={null}
      foot={
        <Link to="/welcome" className={sidebarFootItem}>
          About Dramaturg
        </Link>
      }
    >
      <p className="print:hidden border-b border-rule bg-brass-wash px-4 py-2.5 sm:px-8">
        <strong>Shared with you, to read: {title}.</strong> Open until {formatLongInstant(reports.expires_at)}.
      </p>
      <Suspense fallback={<GeneratingAnalysis />}>
        <DashboardView base={base} item={item} sub={sub} plan={reports.plan} title={reports.title} ofUser={false} />
      </Suspense>
      {reports.comments_open && (
        <CommentForm key={item.slug} token={token} about={item.label} question={item.questions[0] ?? null} />
      )}
    </DashboardFrame>
  );
}

export function SharedScreen() {
  const stores = useStores();
  const token = useLinkToken();
  useNoIndex();
  const { source, shared } = useMemo(() => {
    const made = createSharedSource((again) => stores.openShare(token, again));
    const own = {
      answers: createAnswersStore(made),
      overview: createOverviewStore(made),
      statistics: createStatisticsStore(made),
    };
    return { source: made, shared: { ...stores, ...own } };
  }, [stores, token]);
  return (
    <StoresProvider stores={shared}>
      <SharedDashboard source={source} token={token} />
    </StoresProvider>
  );
}
