/** Removes one script with its reports, its reading, its share links and all its objects with their former versions. What is broken off is finished by the sweep. */
import type { RouteOutput } from '../../lib/contract/routes.ts';
import type { AnswerStates } from '../adapters/answer-states.ts';
import type { DeletionItems } from '../adapters/deletion-items.ts';
import type { ReadingItems } from '../adapters/reading-items.ts';
import type { ScriptItems } from '../adapters/script-items.ts';
import type { ScriptObjects } from '../adapters/script-objects.ts';
import type { ShareItems } from '../adapters/share-items.ts';
import type { UnfinishedDeletions } from '../adapters/unfinished-deletions.ts';
import type { UploadsBucket } from '../adapters/uploads-bucket.ts';
import { findScript } from './find-script.ts';
import { scriptKeys } from './script-keys.ts';

export interface RemoveScriptDeps {
  readonly scripts: Pick<ScriptItems, 'remove'>;
  readonly answers: Pick<AnswerStates, 'removeAll'>;
  readonly deletions: Pick<DeletionItems, 'record'>;
  readonly readings: Pick<ReadingItems, 'remove'>;
  readonly shares: Pick<ShareItems, 'removeAll'>;
  readonly bucket: Pick<UploadsBucket, 'erase'>;
  readonly objects: Pick<ScriptObjects, 'removeAll'>;
}
export interface DeleteScriptDeps extends RemoveScriptDeps {
  readonly unfinished: Pick<UnfinishedDeletions, 'begin' | 'end'>;
  readonly scripts: Pick<ScriptItems, 'get' | 'remove'>;
}

/**
 * That the script is deleted is written down first: its file may still be on its way. Links, objects, reading and reports go before the script's own item, so that a half-done removal can be found and done again; then both once more,
 * because work in flight may have added some until the item was gone. Answers how many reports there were.
 */
export const removeScript = async (deps: RemoveScriptDeps, userId: string, scriptId: string): Promise<number> => {
  const removeParts = async (): Promise<number> => {
    await Promise.all(scriptKeys(userId, scriptId).map((key) => deps.bucket.erase(key)));
    await deps.objects.removeAll({ userId, scriptId });
    await deps.shares.removeAll(scriptId);
    await deps.readings.remove(scriptId);
    return deps.answers.removeAll(scriptId);
  };
  await deps.deletions.record(scriptId);
  const reports = await removeParts();
  await deps.scripts.remove(userId, scriptId);
  return reports + (await removeParts());
};

const counted = (n: number, one: string): string => `${n} ${one}${n === 1 ? '' : 's'}`;

/** not_found, also for another user's script. */
export const deleteScript = async (
  deps: DeleteScriptDeps,
  input: { userId: string; scriptId: string },
): Promise<RouteOutput<'deleteScript'>> => {
  const script = await findScript(deps, input.userId, input.scriptId);
  const deletion = { userId: input.userId, scriptId: script.script_id };
  await deps.unfinished.begin(deletion);
  const reports = await removeScript(deps, input.userId, script.script_id);
  await deps.unfinished.end(deletion);
  return {
    success: true,
    message: `The script and ${counted(reports, 'report')} were deleted.`,
    removed: { scripts: 1, reports },
  };
};
