/** A report's card: what is known of it without its analysis. Browser-safe. */
import type { CorrectionField } from '../contract/corrections.ts';
import type { PlanName } from '../contract/plans.ts';
import type { QuestionNumber } from '../contract/report.ts';

/** A part of a view that is listed beside it. */
export interface SubItem {
  readonly slug: string;
  readonly label: string;
  readonly description: string;
}

/** Where the dashboard shows a report: reports that name the same slug share a view. */
export interface CardView {
  readonly slug: string;
  /** As the menu names it. */
  readonly label: string;
  /** The heading over the view, where it is not the label. */
  readonly heading?: string;
  /** 'sub-item': it has no line of its own in the menu; another view lists it. */
  readonly group: 'menu' | 'workbench' | 'sub-item';
  /** True for the view that the dashboard opens with. */
  readonly opensMenu?: true;
  /** What stands there while there is nothing to show. */
  readonly empty: string;
  /** Those that are always there; an answer may name others. */
  readonly subItems: readonly SubItem[];
}

/**
 * `prompts` are the recognisable headings, emoji first, one per report entry. `dependsOnDetails`: runs again when the details form changes, or only when it
 * names another type of script. `corrections`: which of the writer's corrections have it made again; those of who is who do so for every report. `readsOtherDrafts`: asks for `otherDrafts`. `ratings` are the names of what it rates, in their order.
 */
export interface Card {
  readonly number: QuestionNumber;
  readonly id: string;
  readonly title: string;
  readonly prompts: readonly string[];
  readonly plan: PlanName;
  readonly dependsOnDetails: boolean | 'format';
  readonly corrections: readonly Exclude<CorrectionField, 'aliases'>[];
  readonly readsOtherDrafts?: true;
  readonly view: CardView;
  readonly ratings?: readonly string[];
}
