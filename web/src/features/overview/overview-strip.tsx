/** One line above every report: what the overview comes to, and the way to it. Says nothing until it is known, and keeps its room meanwhile. */
import { Link, useLocation } from 'react-router';
import { headlineOf } from './headline.ts';
import { useOverview } from './use-overview.ts';

/** `base` is where the dashboard's addresses begin. */
export function OverviewStrip({ base }: { readonly base: string }) {
  const { search } = useLocation();
  const { data, error } = useOverview();
  if (data === null && error) return null;
  return (
    <p className="mb-3 flex h-10 items-center border-l-4 border-brass bg-brass-wash px-4 print:hidden">
      {data && (
        <Link to={`${base}/overview${search}`} className="link min-w-0 truncate leading-6">
          Overview: {headlineOf(data.overview)}
        </Link>
      )}
    </p>
  );
}
