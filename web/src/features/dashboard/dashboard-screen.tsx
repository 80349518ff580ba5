/** The analysis dashboard of one script: sidebar, top bar, the chosen view. Fills in as answers come. */
import { Suspense, useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { PlanName } from '../../../../lib/contract/plans.ts';
import { useAnswers, useLibrary, useSession, useStores, useUpload } from '../../app/stores-context.tsx';
import { deferred } from '../../ui/deferred.ts';
import { useAskTitle } from '../ask/use-ask-title.ts';
import { currentScript } from '../library/library-store.ts';
import { useReading } from '../reading/use-reading.ts';
import { DashboardFrame } from './dashboard-frame.tsx';
import { GeneratingAnalysis } from './generating-analysis.tsx';
import { menuFor, nextPlanAdds } from './menu.ts';
import { sidebarFootItem } from './sidebar.tsx';
import { useAnswersPolling } from './use-answers-polling.ts';
import { useSelection } from './use-selection.ts';

// Asked for together with the frame, so that it is there when the list is.
const DashboardView = deferred(async () => (await import('./first-view.ts')).DashboardView);
void DashboardView.fetchCode();

// Beside the frame, too: until the list is there, the animation covers the bar.
const UserPanel = deferred(async () => (await import('./own-dashboard.ts')).UserPanel);
void UserPanel.fetchCode();

const LogoutDialog = deferred(async () => (await import('../account/logout-dialog.tsx')).LogoutDialog);

// For reports of an older reader alone.
const ReadAgainLine = deferred(async () => (await import('../library/read-again.tsx')).ReadAgainLine);

// Seldom needed: its code comes with the trouble.
const ListTrouble = deferred(async () => (await import('./list-trouble.tsx')).ListTrouble);

function NextPlan({ plan }: { readonly plan: PlanName | null }) {
  const next = nextPlanAdds(plan);
  if (!next || next.labels.length === 0) return null;
  return (
    <p className="mt-3 px-3 text-sm text-ink-faint">
      <Link to="/pricingPlans" className="link capitalize">
        {next.plan}
      </Link>{' '}
      adds {next.labels.join(', ')}.
    </p>
  );
}

export function DashboardScreen() {
  const { library, answers } = useStores();
  const [query] = useSearchParams();
  const { item, sub } = useSelection();
  const plan = useSession((s) => s.paymentStatus.plan?.name ?? null);
  const sentFromHere = useUpload((s) => s.data?.script_id ?? null);
  const { scripts, error: libraryError } = useLibrary((s) => s);
  const { list, error, errorCode } = useAnswers((s) => s);
  const [leaving, setLeaving] = useState(false);
  const askTitle = useAskTitle();

  useEffect(() => {
    void library.getState().load();
  }, [library]);

  const asked = query.get('script');
  const shown =
    asked === null ? scripts && currentScript(scripts, sentFromHere) : scripts?.find((s) => s.script_id === asked);
  // Without a list of scripts the server's own idea of the latest serves.
  const fallback = scripts === null && !libraryError ? undefined : null;
  const scriptId = asked ?? shown?.script_id ?? fallback;
  useAnswersPolling(scriptId);
  useReading(scriptId ?? null);

  // Once offered it stays, to say what came of it.
  const [older, setOlder] = useState<string | null>(null);
  if (shown?.older_report !== undefined && older !== shown.script_id) setOlder(shown.script_id);

  const refused = shown?.status === 'failed' ? (shown.problem?.message ?? 'The script could not be read.') : null;
  const isThere = refused === null && (list !== null || !error);
  return (
    <>
      <DashboardFrame
        base="/dashboard"
        home="/landing"
        items={menuFor(plan).map((entry) => (entry.slug === 'ask' && askTitle ? { ...entry, label: askTitle } : entry))}
        selected={item.slug}
        scriptName={shown ? (shown.title ?? shown.file_name) : null}
        top={<UserPanel script={shown ?? null} />}
        withScript={isThere}
        withExport={isThere}
        note={<NextPlan plan={plan} />}
        foot={
          <>
            <Link to="/scripts" className={sidebarFootItem}>
              Your scripts
            </Link>
            <button type="button" onClick={() => setLeaving(true)} className={sidebarFootItem}>
              Logout
            </button>
          </>
        }
      >
        <Suspense>{shown?.script_id === older && shown && <ReadAgainLine key={older} script={shown} />}</Suspense>
        <Suspense fallback={null}>
          {refused !== null && <ListTrouble message={refused} code="unreadable" />}
          {refused === null && error && (
            <ListTrouble
              message={error}
              code={errorCode}
              ratings={item.slug === 'frame-caliber-ratings'}
              besideReports={list !== null}
              onAgain={() => scriptId !== undefined && void answers.getState().load(scriptId)}
            />
          )}
        </Suspense>
        <Suspense fallback={<GeneratingAnalysis />}>
          {refused === null && list !== null && (
            <DashboardView
              base="/dashboard"
              item={item}
              sub={sub}
              plan={plan}
              title={shown ? (shown.title ?? shown.file_name) : null}
              ofUser
            />
          )}
        </Suspense>
      </DashboardFrame>
      {list === null && !error && refused === null && <GeneratingAnalysis fullScreen />}
      <Suspense>{leaving && <LogoutDialog onClose={() => setLeaving(false)} />}</Suspense>
    </>
  );
}
