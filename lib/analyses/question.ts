/** What a question is: a browser-safe card, a deterministic answer from evidence, and its blocks. Refuses I/O. */
import type * as z from 'zod';
import type { PlanName } from '../contract/plans.ts';
import type { ReportEntry } from '../contract/report.ts';
import type { ScriptDetails } from '../contract/uploads.ts';
import type { Screenplay } from '../screenplay/model.ts';
import type { Derived } from './derived/derive.ts';
import type { Fingerprint } from './derived/fingerprint.ts';

/** `prompts` are the recognisable headings, emoji first, one per report entry. `dependsOnDetails`: runs again when the details form changes, or only when it names another type of script. `readsOtherDrafts`: asks for `otherDrafts`. */
export interface Card {
  readonly number: number;
  readonly id: string;
  readonly title: string;
  readonly prompts: readonly string[];
  readonly plan: PlanName;
  readonly dependsOnDetails: boolean | 'format';
  readonly readsOtherDrafts?: true;
}

/** Another script of the same user, without its words. `title` is null when nobody gave it one; `uploadedOn` is an ISO date. */
export interface OtherDraft {
  readonly title: string | null;
  readonly fileName: string;
  readonly uploadedOn: string;
  readonly fingerprint: Fingerprint;
}

/** Everything an analysis may look at. `derived` is computed once and shared. `otherDrafts` are the same user's, never anybody else's. */
export interface AnalysisInput {
  readonly screenplay: Screenplay;
  readonly derived: Derived;
  readonly details: ScriptDetails;
  readonly otherDrafts: readonly OtherDraft[];
}

/** `evidence` counts and cites; `entries` turns the findings into one report entry per prompt of the card, in the card's order. */
export interface Question<Findings extends Record<string, unknown> = Record<string, unknown>> {
  readonly card: Card;
  readonly findings: z.ZodType<Findings>;
  evidence(input: AnalysisInput): Findings;
  entries(findings: Findings): ReportEntry[];
}
