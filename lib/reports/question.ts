/** What a question is: a browser-safe card, a deterministic answer from evidence, and its blocks. Refuses I/O. */
import type * as z from 'zod';
import type { PlanName } from '../contract/plans.ts';
import type { ReportEntry } from '../contract/report.ts';
import type { AnalysisInput } from '../engine/analysis-input.ts';

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

/** `evidence` counts and cites; `entries` turns the findings into one report entry per prompt of the card, in the card's order. */
export interface Question<Findings extends Record<string, unknown> = Record<string, unknown>> {
  readonly card: Card;
  readonly findings: z.ZodType<Findings>;
  evidence(input: AnalysisInput): Findings;
  entries(findings: Findings): ReportEntry[];
}
