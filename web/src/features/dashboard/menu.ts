/** The dashboard's menu: what stands in the sidebar for which plan, what lies under it, what a view says when it has nothing. */
import { consultationPlan, type PlanName, planAbove, planCovers } from '../../../../lib/contract/plans.ts';

export interface SubItem {
  readonly slug: string;
  readonly label: string;
  readonly description: string;
}
export interface MenuItem {
  readonly slug: string;
  readonly label: string;
  readonly plan: PlanName;
  readonly group: 'menu' | 'workbench';
  /** The questions whose answers the view shows, in order. */
  readonly questions: readonly number[];
  readonly empty: string;
  /** Sub-items that are always there; ratings, tonality and potential add those their answers name. */
  readonly subItems: readonly SubItem[];
  /** True for what only the script's owner can use: the public sample does without. */
  readonly ownScriptOnly?: boolean;
  /** The heading over the view, where it is not the label. */
  readonly heading?: string;
}

const item = (
  slug: string,
  label: string,
  plan: PlanName,
  questions: number[],
  empty: string,
  subItems: SubItem[] = [],
): MenuItem => ({
  slug,
  label,
  plan,
  group: 'menu',
  questions,
  empty,
  subItems,
});
const sub = (slug: string, label: string, description: string): SubItem => ({ slug, label, description });
const noData = 'No data available';

export const menuItems: readonly MenuItem[] = [
  item('strength-weakness', 'Strength & Weakness', 'basic', [3], noData, [
    sub('strengths', 'Strengths', 'What works well'),
    sub('weaknesses', 'Weaknesses', 'Areas for improvement'),
    sub('summary-snapshot', 'Summary Snapshot', 'Overall analysis'),
  ]),
  item('frame-caliber-ratings', 'Frame Caliber Ratings', 'basic', [1, 2], 'No ratings data available'),
  item('tonality-test', 'Tonality Test', 'basic', [5], noData, [
    sub('tonality-analysis', 'Tonality Analysis', 'The tone as a whole'),
    sub('emotional-architecture', 'Emotional Architecture', 'How feeling is built, scene by scene'),
    sub('intensity-consistency', 'Intensity & Consistency', 'How strong, how steady'),
  ]),
  item('script-potential', 'Script Potential', 'basic', [6], 'No script potential data available.', [
    sub('high-level-verdict', 'High-Level Verdict', 'The short answer'),
  ]),
  {
    ...item('predictive-analysis', 'Predictive Analysis', 'basic', [14], noData),
    heading: 'Success Prediction & Market Analysis',
  },
  item('flaw-detection', 'Flaw Detection', 'intermediate', [9], 'No flaw detection data available'),
  item('script-similarity', 'Script Similarity', 'intermediate', [10], 'No script similarity data available'),
  item(
    'character-network-analysis',
    'Character Network Analysis',
    'advanced',
    [7, 8],
    'No Character Network Analysis data available.',
    [
      sub('legend', 'Legend', 'Who belongs together'),
      sub('primary-network-map', 'Primary Network Map', 'Who plays with whom'),
    ],
  ),
  item('genre-specific-advice', 'Genre Specific Advice', 'advanced', [11], 'No genre specific advice available'),
  item(
    'cross-format-evaluation',
    'Cross-Format Evaluation',
    'advanced',
    [12],
    'No cross-format evaluation data available',
  ),
  item('location-analysis', 'Location Analysis', 'advanced', [15], 'No location analysis data available'),
  { ...item('overview', 'Overview', 'basic', [], noData), group: 'workbench' },
  { ...item('ask', 'Ask the Script', 'basic', [], noData), group: 'workbench', ownScriptOnly: true },
  { ...item('coverage', 'Coverage', 'basic', [], noData), group: 'workbench' },
  { ...item('script-statistics', 'Script Statistics', 'basic', [], noData), group: 'workbench' },
  { ...item('story-structure', 'Story Structure', 'basic', [13], noData), group: 'workbench' },
  { ...item('all-reports', 'All Reports', 'basic', [], noData), group: 'workbench' },
  { ...item('compare-drafts', 'Compare Drafts', 'basic', [], noData), group: 'workbench', ownScriptOnly: true },
  { ...item('reading', 'How It Was Read', 'basic', [], noData), group: 'workbench', ownScriptOnly: true },
  { ...item('consultation', 'Consultation', consultationPlan, [], noData), group: 'workbench', ownScriptOnly: true },
];

export const summaryEmpty = 'No summary data available';
export const summaryQuestion = 4;

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
