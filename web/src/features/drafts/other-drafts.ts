/** Which of the user's uploads a script may be compared with, and which is probably its other draft. Refuses those that could not be read. */
import type { Script } from '../../../../lib/contract/uploads.ts';

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
}

/** Newest first. */
export function otherDrafts(scripts: readonly Script[], current: Script): OtherDraft[] {
  return scripts
    .filter((s) => s.script_id !== current.script_id && s.status !== 'awaiting_upload' && s.status !== 'failed')
    .toSorted((a, b) => b.created_at.localeCompare(a.created_at))
    .map((script) => ({ script, sameTitle: titleKey(script) === titleKey(current) }));
}

/** The newest other upload with the same title. */
export const suggestedDraft = (others: readonly OtherDraft[]): string | null =>
  others.find(({ sameTitle }) => sameTitle)?.script.script_id ?? null;
