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
  it('says what it costs on three pages at most, the flaw in one line, and what work it is', () => {
    const pages = [1, 2, 2, 4, 5];
    const facts = { paragraphs: 9, perPage: 2, places: pages.map(cite) };
    const shots = finding('cameraTerms', 0.3, { source: 'flaw', baseRate: 7, facts });
    expect(flawAsWeakness(shots, around)).toEqual({
      figures: [],
      title: 'The camera steps between reader and story on pages 1, 2 and 4',
      bullets: [{ text: '2 camera terms a page.', evidence: [cite(1), cite(2), cite(2)] }],
      advice: 'A matter of lines: go through pages 1, 2 and 4 with a pencil.',
    });
  });

  it.each([
    ['cameraTerms', { paragraphs: 4, perPage: 2, places: [cite(8)] }, /^A matter of lines: go through page 8 with/],
    ['wakingOpening', { page: 1, place: cite(1) }, /^A scene’s rewrite: begin on page 1\.$/],
  ])('%s is as much work as its rule says', (rule, own, advice) => {
    expect(flawAsWeakness(finding(rule, 0.3, { source: 'flaw', facts: own }), around).advice).toMatch(advice);
  });

  it('has no advice by page where it is the whole script’s', () => {
    const facts = { pages: 170, first: cite(1), last: cite(170) };
    expect(flawAsWeakness(finding('unusualLength', 0.3, { source: 'flaw', facts }), around).advice).toBeNull();
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

  it('of absences states the stretches with the line before and the line behind each, and asks for a line between', () => {
    const [before, behind] = cites;
    const one = { who: 'ch.ADA', from: 2, to: 8, share: 0.166, called: 2, cites: [before, behind] };
    const facts = { absences: [one, { ...one, who: 'ch.BEN', share: 0.05 }], affected: 7, pages: 40 };
    expect(told('absences', facts)).toBe(
      [
        'Ada has no line on pages 2-8',
        'Ada, 17% of the talk, speaks on page 1 and then not until page 9: seven pages without a line.',
        'Ben, 5% of the talk, speaks on page 1 and then not until page 9: seven pages without a line.',
        'Would a reader still know Ada on page 9? If not, give Ada one line in between.',
      ].join('\n'),
    );
    const spokenOf = { ...facts, absences: [{ ...one, called: 4 }] };
    expect(told('absences', spokenOf)).toBe(
      [
        'Ada has no line on pages 2-8',
        'Ada, 17% of the talk, speaks on page 1 and then not until page 9: seven pages without a line, though the name stands on at least four of them.',
        'Others speak of Ada meanwhile: does a reader wait for page 9, or think Ada done with on page 1?',
      ].join('\n'),
    );
  });

  it('of a voice that ends says when it is heard last and where the name still comes up', () => {
    const voice = { who: 'ch.ADA', share: 0.06, scenes: 6, page: 9, named: [14, 15, 20], cites };
    expect(told('voice-ends', { voices: [voice], affected: 11, pages: 20 })).toBe(
      [
        'Ada speaks for the last time on page 9 of 20',
        'Ada, 6% of the talk in six scenes, is not heard after page 9; the name or a part of it still stands on pages 14-15 and 20.',
        'Is the line on page 9 meant as a farewell? If not, page 9 has room for one more; if Ada goes by another name from there, a reader needs to hear it.',
      ].join('\n'),
    );
  });

  it('of somebody who comes late says from which page on the script has the name', () => {
    const comer = { who: 'ch.BEN', share: 0.17, named: 46, page: 48, cite: cites[0] };
    expect(told('late-comers', { comers: [comer], affected: 9, pages: 97 })).toBe(
      [
        'Ben comes late, on page 48 of 97',
        'Ben has 17% of the talk; no page before 46 has the name, and the first line stands on page 48.',
        'Should a reader expect Ben? Then let somebody speak of Ben in the first half.',
      ].join('\n'),
    );
  });

  it('that has no words is an error', () => {
    expect(() => patternTold({ rule: 'rhyme', facts: {} }, around)).toThrow(RangeError);
  });
});
