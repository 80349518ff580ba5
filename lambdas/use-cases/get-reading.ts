/** How a script was read: the preview that a writer checks before believing any report. Reads one small item, never the screenplay. */

import { AppError } from '../../lib/contract/errors.ts';
import type { RouteOutput } from '../../lib/contract/routes.ts';
import { readingOf } from '../../lib/reports/reading/reading.ts';
import type { ReadingItems } from '../adapters/reading-items.ts';
import type { ScriptItem, ScriptItems } from '../adapters/script-items.ts';
import { findScript } from './find-script.ts';
import { unstallScript } from './stalled-work.ts';

export interface GetReadingDeps {
  readonly scripts: Pick<ScriptItems, 'get'>;
  readonly readings: Pick<ReadingItems, 'get'>;
  readonly now: () => Date;
}

/** not_found when the script was read before previews were kept. */
export const describeReading = async (
  deps: Pick<GetReadingDeps, 'readings' | 'now'>,
  item: ScriptItem,
): Promise<RouteOutput<'getReading'>> => {
  const script = unstallScript(item, deps.now());
  if (script.status !== 'ready') return { status: script.status, problem: script.problem };
  const facts = await deps.readings.get(script.script_id);
  if (facts === null)
    throw new AppError('not_found', 'There is no preview of how this script was read. Upload it again to see one.');
  return readingOf(facts, script.corrections, script.details.title.trim() || null);
};

/** not_found, also for another user's script. */
export const getReading = async (
  deps: GetReadingDeps,
  input: { userId: string; scriptId: string },
): Promise<RouteOutput<'getReading'>> => describeReading(deps, await findScript(deps, input.userId, input.scriptId));
