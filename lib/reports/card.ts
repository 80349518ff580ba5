/** A report's card: what is known of it without its analysis. Browser-safe. */
import type { PlanName } from '../contract/plans.ts';

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
