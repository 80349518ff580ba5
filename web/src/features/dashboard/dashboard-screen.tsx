/** The analysis dashboard of one script: sidebar, top bar, the chosen view. Fills in as answers come. */
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useAnswers, useLibrary, useSession, useStores, useUpload } from '../../app/stores-context.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { LogoutDialog } from '../account/logout-dialog.tsx';
import { currentScript } from '../library/library-store.ts';
import { useReading } from '../reading/use-reading.ts';
import { DashboardView } from './dashboard-view.tsx';
import { GeneratingAnalysis } from './generating-analysis.tsx';
import { Sidebar } from './sidebar.tsx';
import { TopBar } from './top-bar.tsx';
import { useAnswersPolling } from './use-answers-polling.ts';
import { useSelection } from './use-selection.ts';

/** Why the list itself is not there, and the way on. */
function ListTrouble({ message, code }: { readonly message: string; readonly code: string | null }) {
  return (
    <div role="alert" className="space-y-4 p-6 sm:p-8">
      <p className="text-lg text-bad">{message}</p>
      {code === 'payment_required' && <ButtonLink to="/pricingPlans">See the plans</ButtonLink>}
    </div>
  );
}

export function DashboardScreen() {
  const { library } = useStores();
  const [query] = useSearchParams();
  const { item, sub } = useSelection();
  const plan = useSession((s) => s.paymentStatus.plan?.name ?? null);
  const sentFromHere = useUpload((s) => s.data?.script_id ?? null);
  const { scripts, error: libraryError } = useLibrary((s) => s);
  const { list, error, errorCode } = useAnswers((s) => s);
  const [menuOpen, setMenuOpen] = useState(false);
  const [leaving, setLeaving] = useState(false);

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

  const refused = shown?.status === 'failed' ? (shown.problem?.message ?? 'The script could not be read.') : null;
  return (
    <div className="flex min-h-screen flex-col lg:flex-row">
      <Sidebar
        plan={plan}
        selected={item.slug}
        open={menuOpen}
        onNavigate={() => setMenuOpen(false)}
        onLogout={() => setLeaving(true)}
      />
      <div className="flex min-w-0 flex-1 flex-col">
        <TopBar
          scriptName={shown ? (shown.title ?? shown.file_name) : null}
          menuOpen={menuOpen}
          onToggleMenu={() => setMenuOpen(!menuOpen)}
        />
        <main id="main" tabIndex={-1} className="flex flex-1 flex-col">
          {refused !== null && <ListTrouble message={refused} code={null} />}
          {refused === null && error && <ListTrouble message={error} code={errorCode} />}
          {refused === null && list !== null && <DashboardView item={item} sub={sub} plan={plan} />}
        </main>
      </div>
      {list === null && !error && refused === null && <GeneratingAnalysis fullScreen />}
      {leaving && <LogoutDialog onClose={() => setLeaving(false)} />}
    </div>
  );
}
