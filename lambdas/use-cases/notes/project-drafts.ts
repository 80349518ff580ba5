/** Which of a user's uploads are drafts of one script: those that its writer has put together; and which other one looks like an earlier draft, by its wording. */
import type { LikelyDraft } from '../../../lib/contract/notes.ts';
import { type Fingerprint, fingerprint } from '../../../lib/engine/text/fingerprint.ts';
import type { ScriptItem } from '../../adapters/script-items.ts';
import type { UploadsBucket } from '../../adapters/uploads-bucket.ts';
import { fingerprintKey } from '../script-keys.ts';
import { scriptTitle } from '../script-title.ts';

/** An upload that shares this much of its wording is asked about: the writer says whether it is a draft of the same. A yardstick of ours. */
const likelyShare = 0.2;
/** Earlier uploads that are looked at, the newest first. */
const mostLookedAt = 8;

export const isSameProject = (one: ScriptItem, other: ScriptItem): boolean =>
  one.script_id === other.script_id || (one.project_id !== undefined && one.project_id === other.project_id);

/** Drafts that have been read, the oldest first. Ids are in the order of their uploads. */
export const draftsOf = (all: readonly ScriptItem[], script: ScriptItem): ScriptItem[] =>
  all
    .filter((item) => item.status === 'ready' && isSameProject(script, item))
    .sort((a, b) => (a.script_id < b.script_id ? -1 : 1));

/** The draft before this one. */
export const draftBefore = (all: readonly ScriptItem[], script: ScriptItem): ScriptItem | null =>
  draftsOf(all, script).findLast(({ script_id }) => script_id < script.script_id) ?? null;

const marksOf = async (
  deps: { readonly bucket: Pick<UploadsBucket, 'read'> },
  { user_id, script_id }: ScriptItem,
): Promise<Fingerprint['marks']> => {
  const bytes = await deps.bucket.read(fingerprintKey(user_id, script_id));
  return fingerprint.parse(JSON.parse(Buffer.from(bytes).toString('utf8'))).marks;
};

/** The earlier upload that shares most of the script's wording, while its writer has not said where it belongs; null where none shares enough. */
export async function likelyDraftOf(
  deps: { readonly bucket: Pick<UploadsBucket, 'read'> },
  all: readonly ScriptItem[],
  script: ScriptItem,
): Promise<LikelyDraft | null> {
  if (script.project_id !== undefined || !script.fingerprinted) return null;
  const earlier = all
    .filter((item) => item.status === 'ready' && item.fingerprinted && item.script_id < script.script_id)
    .sort((a, b) => (a.script_id < b.script_id ? 1 : -1))
    .slice(0, mostLookedAt);
  if (earlier.length === 0) return null;
  const own = await marksOf(deps, script);
  const shares = await Promise.all(
    earlier.map(async (item) => {
      const theirs = new Set(await marksOf(deps, item));
      const share = own.length === 0 ? 0 : own.filter((mark) => theirs.has(mark)).length / own.length;
      return { item, share: Number(share.toFixed(3)) };
    }),
  );
  const [best] = shares.filter(({ share }) => share >= likelyShare).sort((a, b) => b.share - a.share);
  if (best === undefined) return null;
  const { script_id, file_name, created_at } = best.item;
  return { script_id, title: scriptTitle(best.item), file_name, created_at, share: best.share };
}
