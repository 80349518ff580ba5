/** A script's pages for its owner to read beside the reports, from the stored screenplay at each request. Refuses what no reply could hold. */

import { AppError } from '../../lib/contract/errors.ts';
import type { RouteOutput } from '../../lib/contract/routes.ts';
import { screenplayPagesOf } from '../../lib/reports/reading/screenplay-pages.ts';
import type { ScriptItems } from '../adapters/script-items.ts';
import type { UploadsBucket } from '../adapters/uploads-bucket.ts';
import { findScript } from './find-script.ts';
import { type RequirePlanDeps, requirePlan } from './require-plan.ts';
import { givenTitle } from './script-title.ts';
import { unstallScript } from './stalled-work.ts';
import { storedScreenplay } from './stored-screenplay.ts';

export interface GetScreenplayDeps extends RequirePlanDeps {
  readonly scripts: Pick<ScriptItems, 'get'>;
  readonly bucket: Pick<UploadsBucket, 'read'>;
  readonly now: () => Date;
}

/** A function may answer 6 MB; a feature needs a fifteenth of that. */
const mostBytes = 5_500_000;

/** payment_required; not_found, also for another user's script; too_large when its text is no screenplay's. */
export const getScreenplay = async (
  deps: GetScreenplayDeps,
  input: { userId: string; scriptId: string },
): Promise<RouteOutput<'getScreenplay'>> => {
  await requirePlan(deps, input.userId);
  const item = await findScript(deps, input.userId, input.scriptId);
  const script = unstallScript(item, deps.now());
  if (script.status !== 'ready') return { status: script.status, problem: script.problem };
  const read = screenplayPagesOf(await storedScreenplay(deps, item));
  const title = givenTitle(script) ?? read.title;
  if (Buffer.byteLength(JSON.stringify(read.pages)) > mostBytes)
    throw new AppError('too_large', 'This script holds more text than can be shown here. Its reports are complete.');
  return { ...read, title, status: 'ready' };
};
