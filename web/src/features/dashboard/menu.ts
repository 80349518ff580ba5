/** The dashboard's menu: what stands in the sidebar for which plan, what lies under it, what a view says when it has nothing. */

import { consultationPlan, type PlanName, planAbove, planCovers } from '../../../../lib/contract/plans.ts';
import type { SubItem } from '../../../../lib/reports/card.ts';
import { type ReportView, viewsIn } from '../../../../lib/reports/catalog.ts';
import { summarySnapshotCard } from '../../../../lib/reports/summary-snapshot/card.ts';

export type { SubItem };

/** A view of the menu. Ratings, tonality and potential add the sub-items that their answers name. */
export interface MenuItem extends ReportView {
  /** True for what only the script's owner can use: the public sample does without. */
  readonly ownScriptOnly?: boolean;
}

/** A view that is no report's. */
const workbench = (slug: string, label: string, plan: PlanName = 'basic'): MenuItem => ({
  slug,
  label,
  plan,
  group: 'workbench',
  questions: [],
  empty: 'No data available',
  subItems: [],
});

export const menuItems: readonly MenuItem[] = [
  ...viewsIn('menu'),
  workbench('overview', 'Overview'),
  { ...workbench('notes', 'Fix List'), ownScriptOnly: true },
  { ...workbench('ask', 'Ask the Script'), ownScriptOnly: true },
  workbench('coverage', 'Coverage'),
  workbench('script-statistics', 'Script Statistics'),
  ...viewsIn('workbench'),
  workbench('all-reports', 'All Reports'),
  { ...workbench('compare-drafts', 'Compare Drafts'), ownScriptOnly: true },
  { ...workbench('reading', 'How It Was Read'), ownScriptOnly: true },
  { ...workbench('consultation', 'Consultation', consultationPlan), ownScriptOnly: true },
];

/** The word over each group of the specified items, by the slug of its first: names and order stay as specified. */
export const groupsFrom: Readonly<Record<string, string>> = {
  'strength-weakness': 'How it reads',
  'script-potential': 'Its prospects',
  'flaw-detection': 'What to check',
  'character-network-analysis': 'People, genre, places',
};

export const summaryEmpty = summarySnapshotCard.view.empty;
export const summaryQuestion = summarySnapshotCard.number;

export const defaultMenu: MenuItem = menuItems[0] as MenuItem;
/** What somebody who meets a script for the first time, in the sample or behind a link, sees first. */
export const overviewMenu: MenuItem = menuItems.find(({ slug }) => slug === 'overview') ?? defaultMenu;

/** Before the plan is known, the lowest is taken. */
const shownFor = (plan: PlanName | null): PlanName => plan ?? 'basic';
/** Whether the plan opens a view. */
export const isOpenFor = (plan: PlanName | null, entry: MenuItem): boolean => planCovers(shownFor(plan), entry.plan);

/** What the sidebar shows for a plan. */
export const menuFor = (plan: PlanName | null): MenuItem[] => menuItems.filter((entry) => isOpenFor(plan, entry));

/** What the next plan would add, or null at the top. */
export function nextPlanAdds(plan: PlanName | null): { plan: PlanName; labels: string[] } | null {
  const next = planAbove(shownFor(plan));
  if (!next) return null;
  return { plan: next, labels: menuItems.filter((entry) => entry.plan === next).map((entry) => entry.label) };
}
