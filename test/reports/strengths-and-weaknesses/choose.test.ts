/** Which findings a list tells, and what a flaw among them says. */
import { describe, expect, it } from 'vitest';
import { chosen } from '../../../lib/reports/strengths-and-weaknesses/choose.ts';
import { flawAsWeakness } from '../../../lib/reports/strengths-and-weaknesses/words/flaws.ts';
import { patternTold } from '../../../lib/reports/strengths-and-weaknesses/words/patterns.ts';
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
    shown: [1, 2, 4, 5].map((page) => ({ word: 'the the', meant: 'the', cite: cite(page) })),
  };
  it('says what it costs on three pages at most, the flaw in one line, and what work it is', () => {
    const doubled = finding('doubledWords', 0.3, { source: 'flaw', baseRate: 7, facts });
    expect(flawAsWeakness(doubled, around)).toEqual({
      figures: [],
      title: 'A reader trips on pages 1, 2 and 4 and thinks of the typing',
      bullets: [
        {
          text: 'A word is typed twice.',
          evidence: [cite(1), cite(2), cite(4)],
        },
      ],
      advice: 'Minutes of work on pages 1, 2 and 4.',
    });
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

describe('a list', () => {
  it('begins with what comes back, and tells the fewer counts beside it the more comes back', () => {
    const back = ['said-again', 'thing-again', 'picture-again'].map((rule, at) =>
      finding(rule, 0.99 - at / 100, { source: 'pattern' }),
    );
    const counts = [1, 2, 3, 4].map((number) => finding(`c${number}`, 1 - number / 1000, { source: 'pattern' }));
    expect(rulesOf(counts)).toEqual(['c1', 'c2', 'c3', 'c4']);
    expect(rulesOf([...counts, ...back.slice(0, 1)])).toEqual(['said-again', 'c1', 'c2']);
    expect(rulesOf([...counts, ...back.slice(0, 2)])).toEqual(['said-again', 'thing-again', 'c1']);
    expect(rulesOf([...counts, ...back])).toEqual(['said-again', 'thing-again', 'picture-again', 'c1']);
  });

  it('tells what pages show before rates, whatever these weigh', () => {
    const shown = finding('gone', 0.3, { source: 'pattern' });
    expect(rulesOf([finding('a', 0.9), shown, finding('b', 0.8)])).toEqual(['gone', 'a', 'b']);
  });
});

describe('a pattern', () => {
  const cites = [1, 9].map((page) => ({ scene: 1, from: 1, to: 1, page, line: 1, quote: 'Words.' }));
  const told = (rule: string, facts: object) => {
    const { title, bullets, advice } = patternTold({ rule, facts }, around);
    return [title, ...bullets.map(({ text }) => text), advice].join('\n');
  };

  it('of a lead is told by scenes, pages and words', () => {
    const facts = {
      who: 'ch.ADA',
      firstPage: 2,
      lastPage: 40,
      scenes: 8,
      allScenes: 10,
      margin: 2.04,
      pages: 40,
      affected: 39,
      speaks: 30,
      gap: { from: 11, to: 19 },
      cites,
    };
    expect(told('lead', facts)).toMatch(/8 of 10 scenes[\s\S]*30 pages, from 2 to 40[\s\S]*pages 11-19/);
    expect(told('lead', { ...facts, margin: null, gap: null })).toMatch(
      /four whole pages|hardly a page[\s\S]*nobody else speaks/,
    );
  });

  it('of an absence states the stretch and whether the name stands there, and asks', () => {
    const one = { who: ['ch.ADA'], from: 20, to: 39, share: 1 / 6, seen: [30], called: [30], named: [30], cites };
    const facts = (over: object = {}) => ({ absences: [{ ...one, ...over }], affected: 20, pages: 40 });
    expect(told('absences', facts())).toMatch(
      /^Ada, a sixth of all talk, has no line on pages 20-39\n.*page 30\.\nIs Ada meant to miss .*\?/,
    );
    expect(told('absences', facts({ seen: [], called: [], named: [] }))).toMatch(
      /not stand there|nobody name|anybody name|not named there/,
    );
    expect(told('absences', facts({ seen: [], called: [], named: [30] }))).not.toMatch(/30/);
    // Of too many pages their number, never some of them as if they were all.
    const many = Array.from({ length: 10 }, (_, at) => 20 + 2 * at);
    expect(told('absences', facts({ seen: [], called: many, named: many }))).toContain('on 10 of these pages');
    expect(told('absences', facts({ who: ['ch.ADA', 'ch.BEN'] }))).toMatch(
      /^Ada and Ben have no line[\s\S]*\nAre Ada and Ben meant/,
    );
  });

  it('of two who part, never meet or keep talking names the pages', () => {
    const tie = {
      people: ['ch.ADA', 'ch.BEN'],
      exchanges: 30,
      from: 3,
      to: 20,
      lastPages: [40, 38],
      together: 39,
      mayMeet: true,
      cites,
    };
    expect(told('parted', { ties: [tie], affected: 20, pages: 40 })).toMatch(
      /page 20[\s\S]*page 40[\s\S]*38[\s\S]*page 39[\s\S]*\?$/,
    );
    const pair = {
      people: ['ch.ADA', 'ch.BEN'],
      mayMeet: 2,
      spans: [
        [1, 30],
        [9, 40],
      ],
      cites,
    };
    expect(told('strangers', { pairs: [pair], affected: 2, pages: 40 })).toMatch(
      /Ada[\s\S]*1-30[\s\S]*9-40[\s\S]*two scenes/,
    );
    const held = {
      people: ['ch.ADA', 'ch.BEN'],
      exchanges: 30,
      parts: 10,
      on: 22,
      from: 2,
      to: 39,
      gap: null,
      affected: 38,
      cites,
    };
    expect(told('held-tie', held)).toMatch(/page 2 to page 39[\s\S]*30[\s\S]*22 pages/);
  });

  it('of who is gone, speaks in one stretch or lasts names the pages', () => {
    const gone = { who: 'ch.BEN', speeches: 20, spoke: 12, last: 14, cites };
    expect(told('gone', { people: [gone], affected: 26, pages: 40 })).toMatch(/Ben[\s\S]*page 12[\s\S]*14[\s\S]*\?$/);
    const crowd = { who: 'ch.BEN', count: 20, speeches: 25, from: 30, to: 38, rest: [4, 5, 9], cites };
    expect(told('crowded', { people: [crowd], affected: 9, pages: 40 })).toMatch(
      /20[\s\S]*25[\s\S]*pages 30-38[\s\S]*pages 4-5 and 9 alone/,
    );
    const cast = ['ADA', 'BEN', 'CLEO'].map((name) => ({ who: `ch.${name}`, from: 2, to: 39 }));
    expect(told('held-cast', { people: cast, among: 5, affected: 40, cites })).toMatch(
      /Ada speaks from page 2 to 39, Ben from 2 to 39 and Cleo/,
    );
  });

  it('that has no words is an error', () => {
    expect(() => patternTold({ rule: 'rhyme', facts: {} }, around)).toThrow(RangeError);
  });
});
