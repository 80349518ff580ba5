/** All scripts of a user side by side: one read of the user's own records, whatever their number. Says nothing that the plan's reports do not say. */
import type { RouteOutput } from '../../lib/contract/routes.ts';
import { genreNames } from '../../lib/engine/norms/genre-names.ts';
import { capitalised } from '../../lib/engine/wording.ts';
import { predictiveAnalysisCard } from '../../lib/reports/predictive-analysis/card.ts';
import { summarySnapshotCard } from '../../lib/reports/summary-snapshot/card.ts';
import type { ScriptItem, ScriptItems } from '../adapters/script-items.ts';
import { type RequirePlanDeps, requirePlan } from './require-plan.ts';
import { openReports } from './require-report.ts';
import { scriptTitle } from './script-title.ts';

export interface GetSlateDeps extends RequirePlanDeps {
  readonly scripts: Pick<ScriptItems, 'list'>;
}
type Row = RouteOutput<'getSlate'>['scripts'][number];

/** What a script is called by counting where nothing speaks for a genre. */
const openGenre = 'Open';

/** In the order in which reports believe them: the writer's correction, the details form, a reader, counting. */
function genreOf({ corrections, details, told, counted }: ScriptItem): string | null {
  const given = corrections.genre ?? (details.genre === '' ? null : details.genre);
  if (given !== null) return genreNames[given];
  if (told?.genre) return capitalised(told.genre);
  return counted === undefined || counted.genre === openGenre ? null : counted.genre;
}

/** Each merge makes one of two. */
const castOf = ({ cast_size, corrections }: ScriptItem): number | null =>
  cast_size === undefined ? null : Math.max(0, cast_size - corrections.aliases.merges.length);

function rowOf(item: ScriptItem, open: ReadonlySet<number>): Row {
  const { corrections, details, told } = item;
  const judged = open.has(predictiveAnalysisCard.number);
  const setGenre = corrections.genre !== null || details.genre !== '';
  return {
    script_id: item.script_id,
    ...(item.project_id !== undefined && { project_id: item.project_id }),
    title: scriptTitle(item),
    file_name: item.file_name,
    created_at: item.created_at,
    page_count: item.page_count,
    cast_size: castOf(item),
    genre: open.has(summarySnapshotCard.number) ? genreOf(item) : null,
    verdict: judged ? (told?.verdict ?? null) : null,
    budget: judged ? (corrections.budget ?? told?.budget ?? null) : null,
    set: [
      ...(setGenre ? (['genre'] as const) : []),
      ...(judged && corrections.budget !== null ? (['budget'] as const) : []),
    ],
  };
}

/** payment_required. Scripts that are not read yet have nothing to be compared by, and are left out. */
export const getSlate = async (
  deps: GetSlateDeps,
  { userId }: { readonly userId: string },
): Promise<RouteOutput<'getSlate'>> => {
  const { plan_name: plan } = await requirePlan(deps, userId);
  const open = openReports(plan);
  const items = await deps.scripts.list(userId);
  return { scripts: items.filter(({ status }) => status === 'ready').map((item) => rowOf(item, open)) };
};
