/** Finds the script a call is about. Another user's script and one that never was are refused with the same words. */
import { AppError } from '../../lib/contract/errors.ts';
import type { ScriptItem, ScriptItems } from '../adapters/script-items.ts';

export interface FindScriptDeps {
  readonly scripts: Pick<ScriptItems, 'get' | 'list'>;
}

export const scriptNotFound = (): AppError => new AppError('not_found', 'There is no such script.');

const scriptIdForm = /^[0-9A-HJKMNP-TV-Z]{26}$/;

/** not_found. */
export const findScript = async (
  deps: { readonly scripts: Pick<ScriptItems, 'get'> },
  userId: string,
  scriptId: string,
): Promise<ScriptItem> => {
  const script = scriptIdForm.test(scriptId) ? await deps.scripts.get(userId, scriptId) : null;
  if (script === null) throw scriptNotFound();
  return script;
};

/**
 * The named script, or without a name the latest that has arrived, or the latest that is still being sent; null when the user has
 * none. not_found for a name that is not theirs.
 */
export const findScriptOrLatest = async (
  deps: FindScriptDeps,
  userId: string,
  scriptId: string | undefined,
): Promise<ScriptItem | null> => {
  if (scriptId) return findScript(deps, userId, scriptId);
  const newestFirst = await deps.scripts.list(userId);
  const arrived = newestFirst.find((script) => script.status !== 'awaiting_upload');
  if (arrived !== undefined || newestFirst[0] === undefined) return arrived ?? null;
  // An upload that nobody waits for any more is listed, but not found.
  return deps.scripts.get(userId, newestFirst[0].script_id);
};
