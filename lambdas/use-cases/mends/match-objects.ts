/**
 * Holds the bucket and the table against each other, a piece a sweep: an object of a script that its owner deleted is removed, a file that nobody read, or that whoever began to read it left, is
 * put into the readers' queue again, and so is a script whose screenplay is missing while its file is there. An object of a script that nobody knows is
 * left where it is and rings: it may be all there is of a writer's work.
 */
import type { Loss } from '../../../lib/contract/mends.ts';
import type { DeletionItems } from '../../adapters/deletion-items.ts';
import type { ReadQueue } from '../../adapters/read-queue.ts';
import type { ScriptItems } from '../../adapters/script-items.ts';
import type { SweepItems } from '../../adapters/sweep-items.ts';
import type { StoredObject, UploadsBucket } from '../../adapters/uploads-bucket.ts';
import type { Logger } from '../../logger.ts';
import { objectOwner, objectPrefixes, originalKey, screenplayKey, uploadKey } from '../script-keys.ts';

export interface MatchObjectsDeps {
  readonly scripts: Pick<ScriptItems, 'getArrived'>;
  readonly deletions: Pick<DeletionItems, 'has'>;
  readonly bucket: Pick<UploadsBucket, 'list' | 'erase' | 'sizeOf'>;
  readonly readers: ReadQueue;
  readonly sweeps: SweepItems;
  readonly logger: Pick<Logger, 'error'>;
}

/** Of one prefix in one sweep: with twelve sweeps an hour, 2,400 an hour; a walk through more goes on in the next. */
const mostObjects = 200;
/** Work on a younger object, or begun since, may be under way, and the readers' queue may be that long. */
const settledAfterMs = 60 * 60 * 1000;

const ring = (deps: MatchObjectsDeps, loss: Loss, scriptId: string | undefined): null => {
  deps.logger.error(loss, undefined, { script_id: scriptId });
  return null;
};

/** What the object wants: to be removed, its script to be read (again), or nothing. */
const wanted = async (deps: MatchObjectsDeps, key: string, now: Date): Promise<'removal' | 'reading' | null> => {
  const owner = objectOwner(key);
  const script = owner && (await deps.scripts.getArrived(owner.userId, owner.scriptId));
  if (owner === null || script === null) {
    if (owner !== null && (await deps.deletions.has(owner.scriptId))) return 'removal';
    return ring(deps, 'object_without_script', owner?.scriptId);
  }
  if (key === uploadKey(owner.userId, owner.scriptId)) {
    // Read and still here: the reader clears it away. Failed: the reader has had it.
    const isLeft = now.getTime() - Date.parse(script.status_at) > settledAfterMs;
    return script.status === 'failed' || (script.status === 'reading' && !isLeft) ? null : 'reading';
  }
  const isThere = async (keyOf: typeof originalKey): Promise<boolean> =>
    (await deps.bucket.sizeOf(keyOf(owner.userId, owner.scriptId))) !== null;
  if (script.status !== 'ready' || (await isThere(screenplayKey))) return null;
  if ((await isThere(originalKey)) || (await isThere(uploadKey))) return 'reading';
  return ring(deps, 'script_without_file', owner.scriptId);
};

const mend = async (deps: MatchObjectsDeps, { key }: StoredObject, now: Date): Promise<boolean> => {
  const owner = objectOwner(key);
  const want = await wanted(deps, key, now);
  // Its owner deleted the script: no version of it may stay.
  if (want === 'removal') await deps.bucket.erase(key);
  if (want === 'reading' && owner !== null)
    await deps.readers.send({ key: uploadKey(owner.userId, owner.scriptId) }, owner.userId);
  return want !== null;
};

/** A walk begins in the first minutes of an hour: a file that waits long for its reader is not put into the queue with every sweep. */
const isTimeToBegin = (now: Date): boolean => now.getUTCMinutes() < 5;

/** Answers how many objects were mended. */
export const matchObjects = async (deps: MatchObjectsDeps, now: Date): Promise<number> => {
  let mended = 0;
  for (const prefix of objectPrefixes) {
    const after = await deps.sweeps.after(prefix);
    if (after === '' && !isTimeToBegin(now)) continue;
    const found = await deps.bucket.list(prefix, after, mostObjects);
    for (const object of found) {
      if (now.getTime() - object.modifiedAt.getTime() < settledAfterMs) continue;
      if (await mend(deps, object, now)) mended += 1;
    }
    await deps.sweeps.goOnAfter(prefix, found.length < mostObjects ? '' : (found.at(-1)?.key ?? ''));
  }
  return mended;
};
