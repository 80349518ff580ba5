/** The sidebar by plan, what the next plan adds, and the sub-items that answers name. */
import { describe, expect, it } from 'vitest';
import type { PlanName } from '../../../../lib/contract/plans.ts';
import { menuFor, menuItems, nextPlanAdds } from '../../../../web/src/features/dashboard/menu.ts';
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
    expect(labels('basic', 'workbench')).toEqual(['Story Structure', 'How It Was Read']);
    expect(labels('expert', 'workbench')).toEqual(['Story Structure', 'How It Was Read', 'Consultation']);
  });

  it('knows what the next plan adds', () => {
    expect(nextPlanAdds(null)).toEqual({ plan: 'intermediate', labels: ['Flaw Detection', 'Script Similarity'] });
    expect(nextPlanAdds('expert')).toBeNull();
  });

  it('leads to all fifteen questions', () => {
    const reached = new Set([4, ...menuItems.flatMap((entry) => entry.questions)]);
    expect([...reached].sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]);
  });
});

describe('the sub-items', () => {
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
      '## Script Potential\n**Artistic value**\nHigh.\n### Festival and streaming\nGood.\n**Unrelated**\n';
    const answered = list.map((entry) =>
      entry.question === 6 ? { ...entry, status: 'succeeded' as const, response } : entry,
    );
    expect(
      subItemsOf(item('script-potential'), answered, {})[0]?.items.map((sub) => [sub.label, sub.description]),
    ).toEqual([
      ['High-Level Verdict', 'The short answer'],
      ['Artistic value', 'Creative and artistic quality'],
      ['Festival and streaming', 'Appeal for festivals and streaming'],
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
