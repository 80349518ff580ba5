/** The public dashboard of the sample script, as the Advanced plan shows it. Read-only: no account, no logout, no call to the API. */
import { Suspense, useEffect, useMemo } from 'react';
import { Link } from 'react-router';
import { useStore } from 'zustand';
import { StoresProvider, useAnswers, useSession, useStores } from '../../app/stores-context.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { deferred } from '../../ui/deferred.ts';
import { createAnswersStore } from '../dashboard/answers-store.ts';
import { DashboardFrame, frameCode } from '../dashboard/dashboard-frame.tsx';
import { GeneratingAnalysis } from '../dashboard/generating-analysis.tsx';
import { menuFor, overviewMenu } from '../dashboard/menu.ts';
import { sidebarFootItem } from '../dashboard/sidebar.tsx';
import { useSelection } from '../dashboard/use-selection.ts';
import { createOverviewStore } from '../overview/overview-store.ts';
import { createScreenplayStore } from '../script-reader/screenplay-store.ts';
import { createStatisticsStore } from '../statistics/statistics-store.ts';
import type { SampleReport } from './sample-report.ts';
import { createSampleSource, fetchSample } from './sample-source.ts';

// Asked for together with the frame, so that it is there when the sample is.
const DashboardView = deferred(async () => (await import('../dashboard/first-view.ts')).DashboardView);
const overviewCode = async () => (await import('../dashboard/first-view.ts')).fetchOverviewCode();
const viewCode = Promise.all([DashboardView.fetchCode(), overviewCode()]);

/** What a page that holds the sample's first view needs before that can be used: the reports it was drawn from, and its code. Rejects with a sentence for the reader. */
export async function readySample(fetchFile: typeof fetch): Promise<SampleReport> {
  const [report] = await Promise.all([fetchSample(fetchFile), viewCode, frameCode]);
  return report;
}

const plan = 'advanced';
const base = '/sample';
const title = 'The Last Reel';
/** How a script was read is corrected by its owner: the sample has none. */
const sampleItems = menuFor(plan).filter(({ ownScriptOnly }) => !ownScriptOnly);

/** What the visitor can do next: a guest signs up, a user goes to the upload. */
function WayOn() {
  const signedIn = useSession((s) => s.token !== null);
  return signedIn ? (
    <ButtonLink to="/landing">
      Analyze <span className="max-sm:hidden">your script</span>
    </ButtonLink>
  ) : (
    <>
      <ButtonLink to="/login" look="plain" className="max-sm:hidden">
        Login
      </ButtonLink>
      <ButtonLink to="/signup">Sign up</ButtonLink>
    </>
  );
}

function SampleDashboard() {
  const { answers, overview } = useStores();
  // Null until that is known: the longer sentence keeps its room.
  const isRead = useStore(overview, ({ data }) => data && data.reading?.kind === 'given');
  const selected = useSelection(overviewMenu);
  const { item, sub } = sampleItems.includes(selected.item) ? selected : { item: overviewMenu, sub: null };
  const signedIn = useSession((s) => s.token !== null);
  const { list, error } = useAnswers((s) => s);
  const home = signedIn ? '/landing' : '/welcome';

  useEffect(() => {
    if (answers.getState().list === null) void answers.getState().load(null);
  }, [answers]);

  return (
    <DashboardFrame
      base={base}
      home={home}
      items={sampleItems}
      selected={item.slug}
      scriptName={title}
      top={<WayOn />}
      withScript
      note={null}
      foot={
        <Link to={home} className={sidebarFootItem}>
          Leave the sample
        </Link>
      }
    >
      <p className="print:hidden border-b border-rule bg-brass-wash px-4 py-2.5 sm:px-8">
        <strong>Sample: {title}, an original short.</strong>{' '}
        <span className={isRead === null ? 'invisible' : ''}>
          {isRead === false
            ? 'Every report below was computed from its pages, as yours would be.'
            : 'What was counted was computed from its pages, as yours would be; what a language model read of it was recorded.'}
        </span>
      </p>
      {error && (
        <div role="alert" className="space-y-4 p-6 sm:p-8">
          <p className="text-lg text-bad">{error}</p>
          <Button look="quiet" onClick={() => void answers.getState().load(null)}>
            Try again
          </Button>
        </div>
      )}
      {list === null && !error && <GeneratingAnalysis />}
      <Suspense fallback={<GeneratingAnalysis />}>
        {list !== null && <DashboardView base={base} item={item} sub={sub} plan={plan} title={title} ofUser={false} />}
      </Suspense>
    </DashboardFrame>
  );
}

export function SampleScreen() {
  const stores = useStores();
  // The same for everybody: no login or logout touches them.
  const ofSample = useMemo(() => {
    const source = createSampleSource(stores.fetchFile, stores.heldSample);
    return {
      ...stores,
      answers: createAnswersStore(source, stores.heldSample),
      overview: createOverviewStore(source, stores.heldSample?.overview),
      statistics: createStatisticsStore(source),
      screenplay: createScreenplayStore(source),
    };
  }, [stores]);
  return (
    <StoresProvider stores={ofSample}>
      <SampleDashboard />
    </StoresProvider>
  );
}
