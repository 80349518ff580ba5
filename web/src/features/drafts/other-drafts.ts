/** Which of the user's uploads a script may be compared with, and which is probably its other draft. Refuses those that could not be read. */
import type { Script } from '../../../../lib/contract/uploads.ts';
import { groupDrafts } from '../library/group-drafts.ts';

/** Titles that differ in case, spaces and marks are one; a trailing 'draft 2' or 'v2' is no part of a title. */
const titleKey = ({ title, file_name }: Script): string =>
  (title ?? file_name.replace(/\.pdf$/i, ''))
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/\s+(?:(?:draft|version|rev(?:ision)?|v)\s?\d+|(?:first|second|third|final|new|revised) draft)$/u, '')
    .trim();

export interface OtherDraft {
  readonly script: Script;
  readonly sameTitle: boolean;
  /** Its writer has put it together with the script. */
  readonly sameProject: boolean;
}

/** Which draft of its script each upload is; none for those that stand by themselves. */
export const draftNumbers = (scripts: readonly Script[]): ReadonlyMap<string, number> =>
  new Map(
    groupDrafts(scripts).flatMap(({ drafts }) =>
      drafts.flatMap(({ script, number }) => (number === null ? [] : [[script.script_id, number] as const])),
    ),
  );

/** Newest first. */
export function otherDrafts(scripts: readonly Script[], current: Script): OtherDraft[] {
  return scripts
    .filter((s) => s.script_id !== current.script_id && s.status !== 'awaiting_upload' && s.status !== 'failed')
    .toSorted((a, b) => b.created_at.localeCompare(a.created_at))
    .map((script) => ({
      script,
      sameTitle: titleKey(script) === titleKey(current),
      sameProject: script.project_id !== undefined && script.project_id === current.project_id,
    }));
}

/** The draft before this one, else the newest other of its drafts; where its writer has put none together, the newest other upload with the same title. */
export function suggestedDraft(others: readonly OtherDraft[], current: Script): string | null {
  const drafts = others.filter(({ sameProject }) => sameProject);
  const before = drafts.find(({ script }) => script.script_id < current.script_id);
  return (before ?? drafts[0] ?? others.find(({ sameTitle }) => sameTitle))?.script.script_id ?? null;
}

/** The newest draft that has been read of those that its writer has put together; null for a script by itself. */
export function newestDraft(scripts: readonly Script[], current: Script): string | null {
  if (current.project_id === undefined) return null;
  const drafts = scripts.filter(({ project_id, status }) => project_id === current.project_id && status === 'ready');
  return drafts.length < 2
    ? null
    : (drafts
        .map(({ script_id }) => script_id)
        .sort()
        .at(-1) ?? null);
}
