/** A script in figures, counted from the stored screenplay at each request: there is no copy that a corrected cast could outdate. */

import type { RouteOutput } from '../../lib/contract/routes.ts';
import { scriptStatisticsOf } from '../../lib/reports/script-statistics/script-statistics.ts';
import type { ScriptItems } from '../adapters/script-items.ts';
import type { UploadsBucket } from '../adapters/uploads-bucket.ts';
import { findScript } from './find-script.ts';
import { type RequirePlanDeps, requirePlan } from './require-plan.ts';
import { givenTitle } from './script-title.ts';
import { unstallScript } from './stalled-work.ts';
import { storedScreenplay } from './stored-screenplay.ts';

export interface GetStatisticsDeps extends RequirePlanDeps {
  readonly scripts: Pick<ScriptItems, 'get'>;
  readonly bucket: Pick<UploadsBucket, 'read'>;
  readonly now: () => Date;
}

/** payment_required; not_found, also for another user's script. */
export const getStatistics = async (
  deps: GetStatisticsDeps,
  input: { userId: string; scriptId: string },
): Promise<RouteOutput<'getStatistics'>> => {
  await requirePlan(deps, input.userId);
  const item = await findScript(deps, input.userId, input.scriptId);
  const script = unstallScript(item, deps.now());
  if (script.status !== 'ready') return { status: script.status, problem: script.problem };
  const statistics = scriptStatisticsOf(await storedScreenplay(deps, item));
  return { ...statistics, title: givenTitle(script) ?? statistics.title, status: 'ready' };
};
