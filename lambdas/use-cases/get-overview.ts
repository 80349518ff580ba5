/** The Workbench's first page: what a reader makes of the script, what to mend and every scene; without a reading, what a reader would trip on as it was counted. */

import type { Overview } from '../../lib/contract/overview.ts';
import type { PlanName } from '../../lib/contract/plans.ts';
import type { RouteOutput } from '../../lib/contract/routes.ts';
import { fixListEntry } from '../../lib/reports/fix-list/fix-list.ts';
import { overviewEntry } from '../../lib/reports/overview/overview.ts';
import { readyToSendEntry, readyToSendParts } from '../../lib/reports/overview/ready-to-send.ts';
import { aroundRead } from '../../lib/reports/read/around.ts';
import { countParts } from '../../lib/reports/run.ts';
import { sceneBySceneEntry } from '../../lib/reports/scene-by-scene/scene-by-scene.ts';
import { countedSpine, countedSpineParts, readSpine, readSpineParts } from '../../lib/reports/spine/spine.ts';
import type { StoryRead } from '../../lib/story/read/story-read.ts';
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
  readonly only?: ReadonlySet<number> | undefined;
  readonly reading: Pick<GivenReading, 'story'>;
  /** What another reading of the script said: for its writer alone. */
  readonly earlier?: StoryRead | null;
}

/** For a script that is ready: what its overview shows besides how far the reading is. */
export async function overviewOf(
  deps: Pick<OverviewDeps, 'bucket'>,
  script: ScriptItem,
  { plan, pageCount, only, reading: { story }, earlier = null }: ShownReading,
): Promise<Omit<Overview, 'reading'>> {
  const { details, corrections } = script;
  const input = { screenplay: await storedScreenplay(deps, script), details, corrections };
  if (story === null) {
    const parts = countParts([...new Set([...readyToSendParts, ...countedSpineParts])], input);
    const overview = readyToSendEntry(parts, { plan, logline: corrections.logline, only });
    return { overview, fix_list: null, scenes: null, spine: countedSpine(parts, plan, only) };
  }
  const around = aroundRead(story, { plan, pageCount, only });
  const parts = countParts(readSpineParts, input);
  return {
    overview: overviewEntry(story, around, earlier),
    fix_list: fixListEntry(story, around),
    scenes: sceneBySceneEntry(story, around, parts.scenes),
    spine: readSpine(parts, story, around),
  };
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
  const { earlierKey } = reading;
  const earlier = earlierKey === null ? null : (await deps.storyStore.read(earlierKey)).story;
  return {
    reading: reading.state,
    ...(await overviewOf(deps, script, { plan, pageCount: script.page_count ?? 0, reading, earlier })),
  };
};
