/** The acts that a known script marks, and the lengths of its scenes. */

import { describe, expect, it } from 'vitest';
import { storyStructureView } from '../../../lib/reports/story-structure/view.ts';
import { actPages, actsTitle } from '../../../lib/reports/story-structure/words.ts';
import { act, linesOf, pacing, storyIn } from './structured.ts';

describe('the acts that a script marks', () => {
  it('are named, and measured in a table under the longest of them', () => {
    const marked = [
      { name: 'Act one', page: 1, scenes: [] },
      { name: 'Tag', page: 8, scenes: [] },
    ];
    const acts = [act('Act one', 1, 31, 40), act('Act two', 32, 88, 55), act('Tag', 89, 89, 5)];
    expect(linesOf(storyIn({ acts }, { source: { ...storyIn().source, marked } })).slice(0, 10)).toEqual([
      'prose “Shape” counted',
      '  The script marks its own parts: act one and tag.',
      'facts “What happens where” counted #dated',
      '  Where it stays: Talk stops for 4.5 pages (pages 3-4, two scenes).',
      'table “Act two is the longest of the three parts marked: 55%” counted',
      '  Act | Pages | Share> | Scenes> | Pages a scene> | Talk>',
      '  Act one | 1-31 | 40% | 3 | 1.3 | 45%',
      '  Act two | 32-88 | 55% | 3 | 1.3 | 45%',
      '  Tag | 89 | 5% | 3 | 1.3 | 45%',
      '  [0,1] -> 1-31 on 1:all',
    ]);
  });

  it('are headed by what they are where there is one alone, and by the first of two that are as long', () => {
    expect(actsTitle([act('Act one', 1, 2, 100)])).toBe('The acts you marked');
    expect(actsTitle([act('Act one', 1, 2, 50), act('Act two', 3, 4, 50)])).toBe(
      'Act one is the longest of the two parts marked: 50%',
    );
    expect(actPages(act('Act one', 4, 4, 1))).toBe('4');
  });
});

describe('the pace', () => {
  it('has no line of means where there are none', () => {
    expect(linesOf(storyIn()).join()).toContain('Five-scene mean');
    expect(linesOf(storyIn({ pacing: { ...pacing, smoothed: [] } })).join()).not.toContain('Five-scene mean');
  });

  it('has no run in a script too short for one, and no table without facts', () => {
    const bare = { ...pacing, quickest: null };
    expect(storyStructureView(storyIn({ pacing: bare })).pacingFacts.map(({ label }) => label)).toEqual(['Longest']);
    expect(linesOf(storyIn({ pacing: { ...bare, longest: [] } })).at(-1)).toMatch(/^ {2}Five-scene mean/);
    expect(linesOf(storyIn({ pacing: { ...bare, lengths: [] } })).join()).not.toContain('Longest');
  });
});
