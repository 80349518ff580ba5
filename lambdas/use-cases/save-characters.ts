/** Keeps the writer's corrections of who is who in a script; every report is made again with them. */

import { AppError } from '../../lib/contract/errors.ts';
import type { CharacterEdits } from '../../lib/contract/reading.ts';
import type { RouteOutput } from '../../lib/contract/routes.ts';
import { checkCharacterEdits } from '../../lib/engine/people/character-edits.ts';
import { characterIdsOf } from '../../lib/engine/people/characters.ts';
import { cards } from '../../lib/reports/catalog.ts';
import type { ScriptItems } from '../adapters/script-items.ts';
import { findScript, scriptNotFound } from './find-script.ts';
import { describeReading, type GetReadingDeps } from './get-reading.ts';
import { type PayOwedDeps, payOwed } from './pay-owed.ts';

export interface SaveCharactersDeps extends GetReadingDeps, PayOwedDeps {
  readonly scripts: Pick<ScriptItems, 'get' | 'saveCharacterEdits' | 'settle'>;
  readonly now: () => Date;
  readonly newId: () => string;
}
export interface SaveCharactersInput {
  readonly userId: string;
  readonly scriptId: string;
  /** All corrections that are to hold: what is not in them any more is taken back. */
  readonly edits: CharacterEdits;
}

/** Bytes of JSON that the script's item has room for beside its details: some four hundred names of the usual length, in any alphabet. */
const mostBytes = 60_000;

/**
 * not_found (also for another user's script), script_not_ready, unknown_character, conflicting_edits, too_large. Reports are restarted even when
 * nothing differs from what is stored: an earlier attempt may have ended between the two.
 */
export const saveCharacters = async (
  deps: SaveCharactersDeps,
  { userId, scriptId, edits }: SaveCharactersInput,
): Promise<RouteOutput<'saveCharacters'>> => {
  const script = await findScript(deps, userId, scriptId);
  if (script.status !== 'ready') {
    const why = script.problem?.message ?? 'The script is still being read. Please wait a moment.';
    throw new AppError('script_not_ready', why);
  }
  const facts = await deps.readings.get(scriptId);
  checkCharacterEdits(edits, characterIdsOf(facts?.cues ?? []));
  if (Buffer.byteLength(JSON.stringify(edits)) > mostBytes)
    throw new AppError(
      'too_large',
      'These are more corrections than can be kept with one script. Please take some back.',
    );
  // Also those of a plan that has ended: should it be bought again, they must not show the cast as it was.
  const owed = { id: deps.newId(), questions: cards.map(({ number }) => number) };
  const saved = await deps.scripts.saveCharacterEdits(userId, scriptId, edits, owed);
  if (saved === null) throw scriptNotFound();
  await payOwed(deps, saved, { isTakenUp: script.owed_id !== undefined });
  return describeReading(deps, saved);
};
