/** One line above every report: what the overview comes to, and the way to it. Says nothing until it is known. */
import { Link, useLocation } from 'react-router';
import { headlineOf } from './headline.ts';
import { useOverview } from './use-overview.ts';

/** `base` is where the dashboard's addresses begin. */
export function OverviewStrip({ base }: { readonly base: string }) {
  const { search } = useLocation();
  const { data } = useOverview();
  if (data === null) return null;
  return (
    <p className="mb-5 border-l-4 border-brass bg-brass-wash px-4 py-2 print:hidden">
      <Link to={`${base}/overview${search}`} className="link inline-flex min-h-6 items-center">
        Overview: {headlineOf(data.overview)}
      </Link>
    </p>
  );
}
