/** The slate by projects: one row a script, its newest draft, with the earlier ones behind it. Pure. */
import type { SlateRow } from '../../../../lib/contract/slate.ts';
import { groupDrafts } from '../library/group-drafts.ts';

/** A script's newest draft that has been read; `draft` counts from 1, null for a script by itself. */
export interface SlateScript extends SlateRow {
  readonly draft: number | null;
  /** The newest first. */
  readonly earlier: readonly SlateDraft[];
}
export interface SlateDraft extends SlateRow {
  readonly draft: number | null;
}

/** Ids are in the order of their uploads. */
export const slateScripts = (rows: readonly SlateRow[]): SlateScript[] =>
  groupDrafts(rows.toSorted((a, b) => (a.script_id < b.script_id ? 1 : -1))).map(
    ({ drafts: [newest, ...earlier] }) => ({
      ...newest.script,
      draft: newest.number,
      earlier: earlier.map(({ script, number }) => ({ ...script, draft: number })),
    }),
  );

/** In the order of the scripts, each with its earlier drafts under it where they are asked for. */
export const withEarlier = (scripts: readonly SlateScript[], asked: boolean): SlateDraft[] =>
  scripts.flatMap(({ earlier, ...newest }) => (asked ? [newest, ...earlier] : [newest]));
