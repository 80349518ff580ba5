/**
 * Reads an upload that has arrived: checks it is a PDF, parses it once, stores the screenplay with its preview and the fingerprint of its wording,
 * and asks for the reports of the user's plan. What is wrong with the file ends as a failed script that says why; only failures of the
 * infrastructure are thrown.
 */

import { AppError, type Problem, sentences } from '../../lib/contract/errors.ts';
import { maxPages, maxUploadBytes } from '../../lib/contract/uploads.ts';
import { fingerprintOf } from '../../lib/engine/text/fingerprint.ts';
import { readingFactsOf } from '../../lib/reports/reading/reading.ts';
import type { Screenplay } from '../../lib/screenplay/model.ts';
import { ScreenplayError } from '../../lib/screenplay/screenplay-error.ts';
import type { DeletionItems } from '../adapters/deletion-items.ts';
import type { EntitlementItems } from '../adapters/entitlement-items.ts';
import type { ReadingItems } from '../adapters/reading-items.ts';
import type { ScriptItems } from '../adapters/script-items.ts';
import type { UploadsBucket } from '../adapters/uploads-bucket.ts';
import type { Logger } from '../logger.ts';
import { hasPdfSignature } from './pdf-signature.ts';
import { type RequestAnswersDeps, requestAnswers } from './request-answers.ts';
import { fingerprintKey, originalKey, parseUploadKey, screenplayKey, scriptKeys, uploadKey } from './script-keys.ts';

/** lib/screenplay's parseScreenplay: throws ScreenplayError about the file, anything else is a fault of the reader. */
export type ParseScreenplay = (bytes: Uint8Array, options: { format: 'pdf'; maxPages: number }) => Promise<Screenplay>;

export interface ReadScriptDeps extends RequestAnswersDeps {
  readonly scripts: Pick<
    ScriptItems,
    'get' | 'getArrived' | 'startReading' | 'markReady' | 'markFailed' | 'owe' | 'settle'
  >;
  readonly deletions: Pick<DeletionItems, 'has'>;
  readonly entitlements: Pick<EntitlementItems, 'get'>;
  readonly bucket: Pick<UploadsBucket, 'sizeOf' | 'read' | 'write' | 'writeOnce' | 'remove' | 'erase'>;
  readonly readings: Pick<ReadingItems, 'put' | 'remove'>;
  readonly parse: ParseScreenplay;
  readonly logger: Logger;
  /** What is done from here on belongs to the call that began the upload. */
  readonly followCall: (begunBy: string | undefined) => void;
}
/** 'removed': its owner deleted the script; 'kept': there is no script of this id, and nobody is known to have deleted it. */
export type ReadScriptOutcome = 'ready' | 'failed' | 'not-ours' | 'removed' | 'kept';

const internalProblem: Problem = {
  code: 'internal',
  message: 'This script could not be read because of a fault on our side. Please upload it again.',
};

interface Owner {
  readonly userId: string;
  readonly scriptId: string;
}

/** The file of a script: the first that its form brought, whatever was sent by it since. */
const load = async (deps: ReadScriptDeps, { userId, scriptId }: Owner): Promise<Uint8Array> => {
  const original = originalKey(userId, scriptId);
  if ((await deps.bucket.sizeOf(original)) !== null) return deps.bucket.read(original);
  const key = uploadKey(userId, scriptId);
  const size = await deps.bucket.sizeOf(key);
  if (size === null) throw new Error('The upload that was announced is not in the bucket.');
  if (size > maxUploadBytes) throw new AppError('too_large', 'A script can be at most 25 MB.');
  const bytes = await deps.bucket.read(key);
  if (!hasPdfSignature(bytes)) throw new AppError('not_a_pdf', sentences.notAPdf);
  const isFirst = await deps.bucket.writeOnce(original, bytes, 'application/pdf');
  return isFirst ? bytes : deps.bucket.read(original);
};

/** What the user should hear about a refused file; null when the failure is not the file's. */
const problemOf = (error: unknown): Problem | null =>
  error instanceof AppError || error instanceof ScreenplayError ? { code: error.code, message: error.message } : null;

const askForReports = async (deps: ReadScriptDeps, userId: string, scriptId: string): Promise<void> => {
  const held = await deps.entitlements.get(userId);
  if (held) await requestAnswers(deps, { userId, scriptId, plan: held.plan_name });
};

/** A file is removed when its owner deleted the script, and never because its script is not found: that may be a fault of ours, and the file is all there is. */
const leaveOrRemove = async (deps: ReadScriptDeps, { userId, scriptId }: Owner): Promise<ReadScriptOutcome> => {
  if (!(await deps.deletions.has(scriptId))) {
    deps.logger.error('upload_without_script', undefined, { script_id: scriptId });
    return 'kept';
  }
  await Promise.all(scriptKeys(userId, scriptId).map((key) => deps.bucket.erase(key)));
  await deps.readings.remove(scriptId);
  return 'removed';
};

/** Nothing stays under the upload's own key. A script read before there was another place has its file only there, and keeps it. */
const clearUpload = async (deps: ReadScriptDeps, { userId, scriptId }: Owner): Promise<void> => {
  if ((await deps.bucket.sizeOf(originalKey(userId, scriptId))) !== null)
    await deps.bucket.remove([uploadKey(userId, scriptId)]);
};

/** As JSON that says the version of its form; what was stored before it did is of the same. */
const asStored = (value: object): string => JSON.stringify({ schema_version: 1, ...value });

const writeObjects = async (
  deps: ReadScriptDeps,
  { userId, scriptId }: Owner,
  screenplay: Screenplay,
): Promise<void> => {
  await deps.bucket.write(screenplayKey(userId, scriptId), asStored(screenplay), 'application/json');
  const marks = asStored(fingerprintOf(screenplay));
  await deps.bucket.write(fingerprintKey(userId, scriptId), marks, 'application/json');
};

/** A script that is ready and lost its screenplay, as the sweep finds: made again from its file. */
const restoreObjects = async (deps: ReadScriptDeps, owner: Owner): Promise<void> => {
  if ((await deps.bucket.sizeOf(screenplayKey(owner.userId, owner.scriptId))) !== null) return;
  await writeObjects(deps, owner, await deps.parse(await load(deps, owner), { format: 'pdf', maxPages }));
  deps.logger.info('screenplay_restored', { script_id: owner.scriptId });
};

const store = async (deps: ReadScriptDeps, owner: Owner, screenplay: Screenplay): Promise<ReadScriptOutcome> => {
  const { userId, scriptId } = owner;
  await writeObjects(deps, owner, screenplay);
  // Before the script is ready, so that a ready script always has its preview.
  const reading = readingFactsOf(screenplay);
  await deps.readings.put(scriptId, reading);
  const facts = {
    title: screenplay.titlePage.title,
    page_count: screenplay.pageCount,
    scene_count: screenplay.scenes.filter((scene) => scene.heading !== null).length,
    cast_size: reading.cues.length + reading.cues_left_out,
    fingerprinted: true,
  };
  if (!(await deps.scripts.markReady(userId, scriptId, facts, deps.newId())))
    return leaveOrRemove(deps, { userId, scriptId });
  await askForReports(deps, userId, scriptId);
  await clearUpload(deps, { userId, scriptId });
  return 'ready';
};

/** `key` is the arrived object's. May be run twice for the same object. */
export const readScript = async (deps: ReadScriptDeps, input: { key: string }): Promise<ReadScriptOutcome> => {
  const owner = parseUploadKey(input.key);
  if (owner === null) return 'not-ours';
  const { userId, scriptId } = owner;
  const before = await deps.scripts.getArrived(userId, scriptId);
  if (before === null) return leaveOrRemove(deps, owner);
  deps.followCall(before.correlation_id);
  if (before.status === 'ready') {
    await restoreObjects(deps, owner);
    await askForReports(deps, userId, scriptId);
    await clearUpload(deps, owner);
    return 'ready';
  }
  if (before.status === 'failed' && before.problem?.code !== 'internal') return 'failed';
  if ((await deps.scripts.startReading(userId, scriptId)) === null) return readScript(deps, input);

  try {
    const screenplay = await deps.parse(await load(deps, owner), { format: 'pdf', maxPages });
    return await store(deps, owner, screenplay);
  } catch (error) {
    const problem = problemOf(error);
    if (problem === null) throw error;
    await deps.scripts.markFailed(userId, scriptId, problem);
    deps.logger.info('script_refused', { script_id: scriptId, code: problem.code });
    return 'failed';
  }
};

/** After the last delivery has failed: the user sees a failed script instead of one that is read for ever. */
export const giveUpReading = async (
  deps: { readonly scripts: Pick<ScriptItems, 'markFailed'> },
  input: { key: string },
): Promise<void> => {
  const owner = parseUploadKey(input.key);
  if (owner) await deps.scripts.markFailed(owner.userId, owner.scriptId, internalProblem);
};
