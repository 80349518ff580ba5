/** The sidebar by plan, what the next plan adds, and the sub-items that answers name. */
import { describe, expect, it } from 'vitest';
import type { PlanName } from '../../../../lib/contract/plans.ts';
import { cardByNumber } from '../../../../lib/reports/catalog.ts';
import { menuFor, menuItems, nextPlanAdds, summaryEmpty } from '../../../../web/src/features/dashboard/menu.ts';
import { parseHeadings } from '../../../../web/src/features/dashboard/parse-headings.ts';
import { subItemsOf } from '../../../../web/src/features/dashboard/sub-items.ts';
import { details, list } from '../../fixtures/sample-answers.ts';

const labels = (plan: PlanName | null, group = 'menu') =>
  menuFor(plan)
    .filter((entry) => entry.group === group)
    .map((entry) => entry.label);
const basic = [
  'Strength & Weakness',
  'Frame Caliber Ratings',
  'Tonality Test',
  'Script Potential',
  'Predictive Analysis',
];
const intermediate = [...basic, 'Flaw Detection', 'Script Similarity'];
const advanced = [
  ...intermediate,
  'Character Network Analysis',
  'Genre Specific Advice',
  'Cross-Format Evaluation',
  'Location Analysis',
];
const item = (slug: string) => {
  const found = menuItems.find((entry) => entry.slug === slug);
  if (!found) throw new Error(`No menu item ${slug}.`);
  return found;
};

describe('the menu', () => {
  it.each<[PlanName | null, string[]]>([
    [null, basic],
    ['basic', basic],
    ['intermediate', intermediate],
    ['advanced', advanced],
    ['expert', advanced],
  ])('of plan %s is as specified', (plan, expected) => {
    expect(labels(plan)).toEqual(expected);
  });

  it('keeps additions apart in the Workbench', () => {
    const forAll = [
      'Overview',
      'Fix List',
      'Ask the Script',
      'Coverage',
      'Script Statistics',
      'Story Structure',
      'All Reports',
      'Compare Drafts',
      'How It Was Read',
    ];
    expect(labels('basic', 'workbench')).toEqual(forAll);
    expect(labels('expert', 'workbench')).toEqual([...forAll, 'Consultation']);
  });

  it('asks for each view the plan of its reports, as their cards say it', () => {
    const ofReports = menuItems.filter(({ questions }) => questions.length > 0);
    expect(ofReports.length).toBeGreaterThan(10);
    for (const { slug, plan, questions } of ofReports)
      expect([slug, questions.map((number) => cardByNumber(number)?.plan)]).toEqual([slug, questions.map(() => plan)]);
  });

  it('knows what the next plan adds', () => {
    expect(nextPlanAdds(null)).toEqual({ plan: 'intermediate', labels: ['Flaw Detection', 'Script Similarity'] });
    expect(nextPlanAdds('expert')).toBeNull();
  });

  it('says in its own specified words that a view has nothing', () => {
    expect(menuItems.filter(({ group }) => group === 'menu').map(({ slug, empty }) => `${slug}: ${empty}`)).toEqual([
      'strength-weakness: No data available',
      'frame-caliber-ratings: No ratings data available',
      'tonality-test: No data available',
      'script-potential: No script potential data available.',
      'predictive-analysis: No data available',
      'flaw-detection: No flaw detection data available',
      'script-similarity: No script similarity data available',
      'character-network-analysis: No Character Network Analysis data available.',
      'genre-specific-advice: No genre specific advice available',
      'cross-format-evaluation: No cross-format evaluation data available',
      'location-analysis: No location analysis data available',
    ]);
    expect(summaryEmpty).toBe('No summary data available');
  });

  it('leads to all fifteen questions', () => {
    const reached = new Set([4, ...menuItems.flatMap((entry) => entry.questions)]);
    expect([...reached].sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]);
  });
});

describe('the sub-items', () => {
  it('that are always there are the specified ones, for the five views with a middle panel', () => {
    const fixed = menuItems.flatMap(({ label, subItems }) => subItems.map((sub) => `${label}: ${sub.label}`));
    expect(fixed).toEqual([
      'Strength & Weakness: Strengths',
      'Strength & Weakness: Weaknesses',
      'Strength & Weakness: Summary Snapshot',
      'Tonality Test: Tonality Analysis',
      'Tonality Test: Emotional Architecture',
      'Tonality Test: Intensity & Consistency',
      'Script Potential: High-Level Verdict',
      'Character Network Analysis: Legend',
      'Character Network Analysis: Primary Network Map',
    ]);
    const withPanel = menuItems.filter((entry) => subItemsOf(entry, list, details).length > 0);
    expect(withPanel.map(({ label }) => label)).toEqual([
      'Strength & Weakness',
      'Frame Caliber Ratings',
      'Tonality Test',
      'Script Potential',
      'Character Network Analysis',
    ]);
  });

  it('of the ratings can be all twelve, in their order', () => {
    expect({ FRAME: cardByNumber(1)?.ratings, CALIBER: cardByNumber(2)?.ratings }).toEqual({
      FRAME: ['Flux', 'Recall', 'Audience Appeal', 'Message', 'Engagement'],
      CALIBER: ['Credibility', 'Aesthetics', 'Likability', 'Impact', 'Believability', 'Enjoyment', 'Relatability'],
    });
  });

  it('of the ratings are those that the answers contain, with their score', () => {
    const groups = subItemsOf(item('frame-caliber-ratings'), list, details);
    expect(groups.map(({ label, items }) => [label, items.map((sub) => `${sub.label} ${sub.score}`)])).toEqual([
      ['FRAME', ['Flux 7/10', 'Recall 6.5/10']],
      ['CALIBER', ['Enjoyment 8/10']],
    ]);
    expect(subItemsOf(item('frame-caliber-ratings'), list, {})).toEqual([]);
  });

  it('of the tonality begin with the bold title of the answer, if it has one longer than 2 characters', () => {
    const withResponse = (response: string) =>
      list.map((entry) => (entry.question === 5 ? { ...entry, status: 'succeeded' as const, response } : entry));
    const first = (response: string) =>
      subItemsOf(item('tonality-test'), withResponse(response), {})[0]?.items[0]?.label;
    expect(first('## 🎭 Tonality\n\n**Quiet defiance**\nWarm and dry.')).toBe('Quiet defiance');
    expect(first('**No**\nToo short.')).toBe('Tonality Analysis');
    expect(first('no bold title')).toBe('Tonality Analysis');
  });

  it('of the potential are the verdict and the headings that the answer has, with the specified descriptions', () => {
    const response =
      '## Script Potential\n**Artistic value**\nHigh.\n**Emotional pull**\nYes.\n**Commercial reach**\nSome.\n### Festival and streaming\nGood.\n**Cultural weight**\nA little.\n**Unrelated**\n';
    const answered = list.map((entry) =>
      entry.question === 6 ? { ...entry, status: 'succeeded' as const, response } : entry,
    );
    expect(
      subItemsOf(item('script-potential'), answered, {})[0]?.items.map((sub) => [sub.label, sub.description]),
    ).toEqual([
      ['High-Level Verdict', 'The short answer'],
      ['Artistic value', 'Creative and artistic quality'],
      ['Emotional pull', 'Audience emotional impact'],
      ['Commercial reach', 'Market potential'],
      ['Festival and streaming', 'Appeal for festivals and streaming'],
      ['Cultural weight', 'Long-term cultural significance'],
    ]);
  });
});

describe('the headings of a response', () => {
  it('carry the first 100 characters under them', () => {
    const text = 'word '.repeat(40);
    expect(parseHeadings(`# One\n${text}\n**Two:** directly after\n- **Three** more`)).toEqual([
      { title: 'One', description: text.trim().slice(0, 100) },
      { title: 'Two', description: 'directly after' },
      { title: 'Three', description: 'more' },
    ]);
  });
  it('are none in a text without headings, and nothing breaks on odd markdown', () => {
    expect(parseHeadings('plain **bold in the middle** text')).toEqual([]);
    expect(parseHeadings('****\n#\n** **\n```json\n{"a":')).toBeInstanceOf(Array);
  });
});
