/** Puts uploads that arrived into the readers' queue under their users. The bucket itself can't say whose an upload is, so this stands between the two. */
import type { ReadQueue } from '../adapters/read-queue.ts';
import { parseUploadKey } from './script-keys.ts';

/** A key that is none of ours is left out. Throws when the queue did not take one; then all may be sent again. */
export const queueUploads = async (deps: { readonly readQueue: ReadQueue }, keys: readonly string[]): Promise<void> => {
  for (const key of keys) {
    const owner = parseUploadKey(key);
    if (owner !== null) await deps.readQueue.send({ key }, owner.userId);
  }
};
