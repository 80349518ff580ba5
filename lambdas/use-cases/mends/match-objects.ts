/**
 * Holds the bucket and the table against each other, a piece a sweep: an object of a script that its owner deleted is removed, a file that nobody read is
 * put into the readers' queue again, and so is a script whose screenplay is missing while its file is there. An object of a script that nobody knows is
 * left where it is and rings: it may be all there is of a writer's work.
 */
import { orphanCode } from '../../../lib/contract/mends.ts';
import type { DeletionItems } from '../../adapters/deletion-items.ts';
import type { ReadQueue } from '../../adapters/read-queue.ts';
import type { ScriptItems } from '../../adapters/script-items.ts';
import type { SweepItems } from '../../adapters/sweep-items.ts';
import type { StoredObject, UploadsBucket } from '../../adapters/uploads-bucket.ts';
import type { Logger } from '../../logger.ts';
import { objectOwner, objectPrefixes, screenplayKey, uploadKey } from '../script-keys.ts';

export interface MatchObjectsDeps {
  readonly scripts: Pick<ScriptItems, 'getArrived'>;
  readonly deletions: Pick<DeletionItems, 'has'>;
  readonly bucket: Pick<UploadsBucket, 'list' | 'remove' | 'sizeOf'>;
  readonly readers: ReadQueue;
  readonly sweeps: SweepItems;
  readonly logger: Pick<Logger, 'error'>;
}

/** Of one prefix in one sweep: with twelve sweeps an hour, 2,400 an hour. */
const mostObjects = 200;
/** Work on a younger object may be under way, and the readers' queue may be that long. */
const settledAfterMs = 60 * 60 * 1000;

/** What the object wants: to be removed, its script to be read (again), or nothing. */
const wanted = async (deps: MatchObjectsDeps, key: string): Promise<'removal' | 'reading' | null> => {
  const owner = objectOwner(key);
  const script = owner && (await deps.scripts.getArrived(owner.userId, owner.scriptId));
  if (owner === null || script === null) {
    if (owner !== null && (await deps.deletions.has(owner.scriptId))) return 'removal';
    deps.logger.error(orphanCode, undefined, { script_id: owner?.scriptId });
    return null;
  }
  if (key === uploadKey(owner.userId, owner.scriptId)) {
    // Read and still here: the reader clears it away. Failed or being read: the reader has had it.
    return script.status === 'failed' || script.status === 'reading' ? null : 'reading';
  }
  const isLost =
    script.status === 'ready' && (await deps.bucket.sizeOf(screenplayKey(owner.userId, owner.scriptId))) === null;
  return isLost ? 'reading' : null;
};

const mend = async (deps: MatchObjectsDeps, { key }: StoredObject): Promise<boolean> => {
  const owner = objectOwner(key);
  const want = await wanted(deps, key);
  if (want === 'removal') await deps.bucket.remove([key]);
  if (want === 'reading' && owner !== null)
    await deps.readers.send({ key: uploadKey(owner.userId, owner.scriptId) }, owner.userId);
  return want !== null;
};

/** Answers how many objects were mended. */
export const matchObjects = async (deps: MatchObjectsDeps, now: Date): Promise<number> => {
  let mended = 0;
  for (const prefix of objectPrefixes) {
    const found = await deps.bucket.list(prefix, await deps.sweeps.after(prefix), mostObjects);
    for (const object of found) {
      if (now.getTime() - object.modifiedAt.getTime() < settledAfterMs) continue;
      if (await mend(deps, object)) mended += 1;
    }
    await deps.sweeps.goOnAfter(prefix, found.length < mostObjects ? '' : (found.at(-1)?.key ?? ''));
  }
  return mended;
};
