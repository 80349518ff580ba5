/** Which findings a list tells, and what a flaw among them says. */
import { describe, expect, it } from 'vitest';
import { chosen } from '../../../lib/reports/strengths-and-weaknesses/choose.ts';
import { flawAsWeakness } from '../../../lib/reports/strengths-and-weaknesses/words/flaws.ts';
import { patternAsStrength } from '../../../lib/reports/strengths-and-weaknesses/words/patterns.ts';
import type { Finding } from '../../../lib/story/finding.ts';
import { around } from './around.ts';

const finding = (rule: string, weight: number, over: Partial<Finding> = {}): Finding => ({
  id: `fi.${rule}`,
  kind: 'weakness',
  source: 'measure',
  rule,
  topic: rule,
  facts: {},
  weight,
  effort: null,
  baseRate: null,
  reports: [3],
  ...over,
});
const rulesOf = (findings: readonly Finding[]): string[] => chosen(findings).map(({ rule }) => rule);

describe('a list of findings', () => {
  it('begins with the weightiest, holds four at most, and the faint ones only up to two', () => {
    const heavy = [1, 2, 3, 4, 5, 6, 7, 8].map((number) => finding(`h${number}`, 0.3 + number / 100));
    expect(rulesOf(heavy)).toEqual(['h8', 'h7', 'h6', 'h5']);
    expect(rulesOf([finding('a', 0.28), finding('b', 0.27), finding('c', 0.9), finding('d', 0.1)])).toEqual(['c', 'a']);
    expect(rulesOf([finding('a', 0.1), finding('b', 0.27), finding('d', 0.2)])).toEqual(['b', 'd']);
  });

  it('tells one of two on a topic: the weightier, but the flaw’s words at the weight of the measure', () => {
    const flaw = finding('longSpeech', 0.4, { topic: 'talk', source: 'flaw', baseRate: 34 });
    const quick = finding('quick-talk', 0.7, { topic: 'talk' });
    expect(chosen([flaw, quick])).toEqual([{ ...flaw, weight: 0.7 }]);
    expect(chosen([quick, flaw])).toEqual([{ ...flaw, weight: 0.7 }]);
    expect(chosen([{ ...flaw, weight: 0.9 }, quick])).toEqual([{ ...flaw, weight: 0.9 }]);
    expect(rulesOf([finding('one', 0.4, { topic: 'same' }), finding('two', 0.5, { topic: 'same' })])).toEqual(['two']);
  });
});

describe('a flaw as a weakness', () => {
  const cite = (page: number) => ({ scene: 1, from: 1, to: 1, page, line: 1, quote: 'the the' });
  const facts = {
    pages: [1, 2, 4, 5],
    shown: [1, 2, 4, 5].map((page) => ({ words: 'the the', page, cite: cite(page) })),
  };
  it('says what it costs on three pages at most, the flaw in one line, and what work it is', () => {
    const doubled = finding('doubledWords', 0.3, { source: 'flaw', baseRate: 7, facts });
    expect(flawAsWeakness(doubled, around)).toEqual({
      figures: [],
      title: 'A reader trips on pages 1, 2 and 4 and thinks of the typing',
      bullets: [
        {
          text: 'Four words are doubled by a slip (7% of features).',
          evidence: [cite(1), cite(2), cite(4)],
        },
      ],
      advice: 'Minutes of work on pages 1, 2 and 4.',
    });
    expect(flawAsWeakness({ ...doubled, baseRate: null }, around).bullets[0]?.text).toBe(
      'Four words are doubled by a slip.',
    );
    expect(flawAsWeakness({ ...doubled, baseRate: 0 }, around).bullets[0]?.text).toBe(
      'Four words are doubled by a slip (under 1% of features).',
    );
  });

  it.each([
    ['cameraTerms', { paragraphs: 4, perPage: 2, places: [cite(8)] }, /^A matter of lines: go through page 8 with/],
    ['wakingOpening', { page: 1, place: cite(1) }, /^A scene’s rewrite: begin on page 1\.$/],
    [
      'unusualLength',
      { pages: 170, first: cite(1), last: cite(170) },
      /^A decision about the whole .* with pages 1 and 170 in/,
    ],
  ])('%s is as much work as its rule says', (rule, own, advice) => {
    expect(flawAsWeakness(finding(rule, 0.3, { source: 'flaw', facts: own }), around).advice).toMatch(advice);
  });
});

describe('a pattern', () => {
  const cites = [1, 9].map((page) => ({ scene: 1, from: 1, to: 1, page, line: 1, quote: 'Words.' }));
  const facts = { who: 'ch.ADA', firstPage: 2, lastPage: 40, scenes: 8, allScenes: 10, margin: 2.04, pages: 40, cites };
  it('of a lead who carries the script is told by scenes, pages and words, with the first and the last of them', () => {
    const { title, bullets, advice, figures } = patternAsStrength({ rule: 'lead', facts }, around);
    expect([title, advice, bullets]).toEqual([
      'Ada carries the script',
      null,
      [{ text: 'First and last', evidence: cites }],
    ]);
    expect(
      figures.map(({ name, value, stands, places }) => [name, value, stands, places.map(({ page }) => page)]),
    ).toEqual([
      ['Scenes with the lead, seen or heard', 'Ada: 8 of 10', '', []],
      ['Pages', 'Ada: 2-40', '', [1]],
      ['Spoken words', 'Ada: twice the next speaker’s', '', []],
    ]);
    expect(patternAsStrength({ rule: 'lead', facts: { ...facts, margin: null } }, around).figures[2]?.value).toBe(
      'Ada: all of them',
    );
  });

  it('that has no words is an error', () => {
    expect(() => patternAsStrength({ rule: 'rhyme', facts: {} }, around)).toThrow(RangeError);
  });
});
