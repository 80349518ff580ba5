/** What an analysis may look at: the script, its shared facts, the details form, the writer's corrections, the same user's other drafts. */
import type { Corrections } from '../contract/corrections.ts';
import type { ScriptDetails } from '../contract/uploads.ts';
import type { Screenplay } from '../screenplay/model.ts';
import type { Derived } from './derive.ts';
import type { Fingerprint } from './text/fingerprint.ts';

/** Another script of the same user, without its words. `title` is null when nobody gave it one; `uploadedOn` is an ISO date. */
export interface OtherDraft {
  readonly title: string | null;
  readonly fileName: string;
  readonly uploadedOn: string;
  readonly fingerprint: Fingerprint;
}

/** `derived` is computed once and shared; aliases, format and protagonist of `corrections` are in it and in `screenplay` already. `otherDrafts` are the same user's, never anybody else's. */
export interface AnalysisInput {
  readonly screenplay: Screenplay;
  readonly derived: Derived;
  readonly details: ScriptDetails;
  readonly corrections: Corrections;
  readonly otherDrafts: readonly OtherDraft[];
}
