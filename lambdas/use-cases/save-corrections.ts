/** Keeps the writer's corrections of a reading; the reports that depend on what has changed are made again, and no other. */
import { isDeepStrictEqual } from 'node:util';
import { noCharacterEdits } from '../../lib/contract/character-edits.ts';
import {
  type CorrectionField,
  type Corrections,
  type CorrectionsInput,
  noCorrections,
  type TurnPlace,
} from '../../lib/contract/corrections.ts';
import { AppError } from '../../lib/contract/errors.ts';
import type { RouteOutput } from '../../lib/contract/routes.ts';
import { checkCharacterEdits } from '../../lib/engine/people/character-edits.ts';
import { characterIdsOf } from '../../lib/engine/people/characters.ts';
import { placeOfTurn, turnKeys, turnNames } from '../../lib/engine/structure/place-turns.ts';
import { questionsAfter } from '../../lib/reports/catalog.ts';
import type { Screenplay } from '../../lib/screenplay/model.ts';
import type { ScriptItem, ScriptItems } from '../adapters/script-items.ts';
import type { UploadsBucket } from '../adapters/uploads-bucket.ts';
import { findScript, scriptNotFound } from './find-script.ts';
import { describeReading, type GetReadingDeps } from './get-reading.ts';
import { type PayOwedDeps, payOwed } from './pay-owed.ts';
import { storedScreenplay } from './stored-screenplay.ts';

export interface SaveCorrectionsDeps extends GetReadingDeps, PayOwedDeps {
  readonly scripts: Pick<ScriptItems, 'get' | 'saveCorrections' | 'settle'>;
  readonly bucket: Pick<UploadsBucket, 'read'>;
  readonly now: () => Date;
  readonly newId: () => string;
}
export interface SaveCorrectionsInput {
  readonly userId: string;
  readonly scriptId: string;
  /** What is absent stays, null takes back. */
  readonly change: CorrectionsInput;
}

/** Bytes of JSON that the script's item has room for beside its details: some four hundred names of the usual length, in any alphabet. */
const mostBytes = 60_000;
/** Two windows of one writer may save at once; more than a few in a row is no writer. */
const mostTries = 5;

const unknownCharacter = (): AppError =>
  new AppError(
    'unknown_character',
    'The protagonist has to be a speaking part of this script. Please reload the page.',
  );

function placed(screenplay: Screenplay, name: string, place: TurnPlace): Corrections['turns']['climax'] {
  const found = placeOfTurn(screenplay, place);
  if (found !== null) return found;
  const [what, number] = 'scene' in place ? ['scene', place.scene] : ['page', place.page];
  throw new AppError('unknown_scene', `“${name}” cannot be set there: the script has no ${what} ${number}.`);
}

/** The turns as they are to be; the screenplay is opened only where one is newly set. */
async function turnsAfter(
  deps: Pick<SaveCorrectionsDeps, 'bucket'>,
  script: ScriptItem,
  wanted: CorrectionsInput['turns'],
): Promise<Corrections['turns']> {
  if (wanted === null) return noCorrections.turns;
  const turns = { ...script.corrections.turns };
  if (wanted === undefined) return turns;
  const isSet = turnKeys.some((key) => wanted[key]);
  const screenplay = isSet ? await storedScreenplay(deps, script) : null;
  for (const key of turnKeys) {
    const place = wanted[key];
    if (place === null) turns[key] = null;
    else if (place !== undefined && screenplay !== null) turns[key] = placed(screenplay, turnNames[key], place);
  }
  return turns;
}

/** The corrections with the change, checked against the script. unknown_character, unknown_scene, conflicting_edits, too_large. */
async function correctionsAfter(
  deps: Pick<SaveCorrectionsDeps, 'bucket' | 'readings'>,
  script: ScriptItem,
  change: CorrectionsInput,
): Promise<Corrections> {
  const before = script.corrections;
  const { genre = before.genre, title = before.title, format = before.format } = change;
  const { logline = before.logline, budget = before.budget, comparables = before.comparables } = change;
  const { intent = before.intent, protagonist = before.protagonist } = change;
  const dismissed = change.dismissed === null ? [] : (change.dismissed ?? before.dismissed);
  const aliases = change.aliases === null ? noCharacterEdits : (change.aliases ?? before.aliases);
  if (change.aliases || change.protagonist) {
    const facts = await deps.readings.get(script.script_id);
    const ids = characterIdsOf(facts?.cues ?? []);
    if (change.aliases) checkCharacterEdits(change.aliases, ids);
    if (change.protagonist && !ids.has(change.protagonist)) throw unknownCharacter();
  }
  if (Buffer.byteLength(JSON.stringify(aliases)) > mostBytes)
    throw new AppError(
      'too_large',
      'These are more corrections than can be kept with one script. Please take some back.',
    );
  const turns = await turnsAfter(deps, script, change.turns);
  const said = { genre, title, format, logline, budget, comparables, intent, protagonist };
  return { schema_version: 1, ...said, turns, aliases, dismissed };
}

const fields = [
  'genre',
  'title',
  'format',
  'logline',
  'budget',
  'comparables',
  'intent',
  'protagonist',
  'turns',
  'aliases',
] as const satisfies readonly CorrectionField[];

const changedFields = (before: Corrections, after: Corrections) =>
  fields.filter((field) => !isDeepStrictEqual(before[field], after[field]));

/**
 * not_found (also for another user's script), script_not_ready, unknown_character, unknown_scene, conflicting_edits, too_large. A change that changes nothing
 * stores nothing; what an earlier call still owed is paid all the same.
 */
export const saveCorrections = async (
  deps: SaveCorrectionsDeps,
  { userId, scriptId, change }: SaveCorrectionsInput,
): Promise<RouteOutput<'saveCorrections'>> => {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const script = await findScript(deps, userId, scriptId);
    if (script.status !== 'ready') {
      const why = script.problem?.message ?? 'The script is still being read. Please wait a moment.';
      throw new AppError('script_not_ready', why);
    }
    const after = await correctionsAfter(deps, script, change);
    if (isDeepStrictEqual(script.corrections, after)) {
      if (script.owed_id !== undefined) await payOwed(deps, script, { isTakenUp: true });
      return describeReading(deps, script);
    }
    // Also those of a plan that has ended: should it be bought again, they must not show the script as it was.
    const owed = { id: deps.newId(), questions: questionsAfter(changedFields(script.corrections, after)) };
    const saved = await deps.scripts.saveCorrections(script, after, owed);
    if (saved === null) throw scriptNotFound();
    // 'changed': another window has saved since this one looked. What it set stays, unless it is changed here, too.
    if (saved !== 'changed') {
      await payOwed(deps, saved, { isTakenUp: script.owed_id !== undefined });
      return describeReading(deps, saved);
    }
  }
  throw new AppError(
    'conflicting_edits',
    'The corrections are being changed in another window. Please reload the page.',
  );
};
