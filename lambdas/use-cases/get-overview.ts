/** The Workbench's first page: what a reader makes of the script, what to mend and every scene; without a reading, what a reader would trip on as it was counted. */

import type { PlanName } from '../../lib/contract/plans.ts';
import type { ReportEntry } from '../../lib/contract/report.ts';
import type { RouteOutput } from '../../lib/contract/routes.ts';
import { fixListEntry } from '../../lib/reports/fix-list/fix-list.ts';
import { overviewEntry } from '../../lib/reports/overview/overview.ts';
import { readyToSendEntry, readyToSendParts } from '../../lib/reports/overview/ready-to-send.ts';
import { aroundRead } from '../../lib/reports/read/around.ts';
import { countParts } from '../../lib/reports/run.ts';
import { sceneBySceneEntry } from '../../lib/reports/scene-by-scene/scene-by-scene.ts';
import type { ScriptItem } from '../adapters/script-items.ts';
import type { UploadsBucket } from '../adapters/uploads-bucket.ts';
import { type FindScriptDeps, findScript } from './find-script.ts';
import { type GivenReading, type GivenReadingDeps, givenReading } from './given-reading.ts';
import { type RequirePlanDeps, requirePlan } from './require-plan.ts';
import { requireReady } from './require-ready.ts';
import { storedScreenplay } from './stored-screenplay.ts';

export interface OverviewDeps extends GivenReadingDeps {
  readonly bucket: Pick<UploadsBucket, 'read'>;
}
export interface GetOverviewDeps extends OverviewDeps, RequirePlanDeps, FindScriptDeps {}

interface ShownReading {
  readonly plan: PlanName;
  readonly pageCount: number;
  readonly reading: Pick<GivenReading, 'story'>;
}

/** For a script that is ready. */
export async function overviewOf(
  deps: Pick<OverviewDeps, 'bucket'>,
  script: ScriptItem,
  { plan, pageCount, reading: { story } }: ShownReading,
): Promise<ReportEntry> {
  if (story !== null) return overviewEntry(story, aroundRead(story, { plan, pageCount }));
  const { details, corrections } = script;
  const screenplay = await storedScreenplay(deps, script);
  const parts = countParts(readyToSendParts, { screenplay, details, corrections });
  return readyToSendEntry(parts, { plan, logline: null });
}

/** payment_required, not_found (also for another user's script), script_not_ready. */
export const getOverview = async (
  deps: GetOverviewDeps,
  input: { userId: string; scriptId: string },
): Promise<RouteOutput<'getOverview'>> => {
  const { plan_name: plan } = await requirePlan(deps, input.userId);
  const script = await findScript(deps, input.userId, input.scriptId);
  requireReady(script);
  const reading = await givenReading(deps, script);
  const shown = { plan, pageCount: script.page_count ?? 0, reading };
  const { story, state } = reading;
  const around = story && aroundRead(story, shown);
  const scenes =
    story &&
    countParts(['scenes'], { screenplay: await storedScreenplay(deps, script), details: script.details }).scenes;
  return {
    reading: state,
    overview: await overviewOf(deps, script, shown),
    fix_list: story && around && fixListEntry(story, around),
    scenes: story && around && scenes && sceneBySceneEntry(story, around, scenes),
  };
};
