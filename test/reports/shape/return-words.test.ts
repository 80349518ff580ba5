/** What is said of lines, things and pictures that come back: whose they are, and on which pages. */
import { describe, expect, it } from 'vitest';
import { patternTold } from '../../../lib/reports/strengths-and-weaknesses/words/patterns.ts';

const cite = (page: number, quote: string) => ({ scene: page, from: 1, to: 1, page, line: 1, quote });
const names: Readonly<Record<string, string>> = { 'ch.ANNA': 'Anna', 'ch.BORIS': 'Boris' };
const around = { nameOf: (id: string): string => names[id] ?? id };
const told = (rule: string, facts: unknown): readonly string[] => {
  const { title, bullets, advice } = patternTold({ rule, facts }, around);
  expect(advice).toBeNull();
  return [title, ...bullets.map(({ text, evidence }) => `${text} ${evidence.map(({ page }) => page).join(' ')}`)];
};
const saying = (page: number, who: string, quote: string) => ({ speakers: [`ch.${who}`], cite: cite(page, quote) });
const trust = {
  exact: true,
  said: [
    saying(31, 'ANNA', 'Do you trust me?'),
    saying(70, 'ANNA', 'Do you trust me?'),
    saying(76, 'BORIS', 'Do you trust me?'),
  ],
};
const refrain = { exact: true, said: [20, 65, 117].map((page) => saying(page, 'BORIS', 'Take us out.')) };

describe('what is said again', () => {
  it('names who said it first and who says it now, with both places, and the next line by its pages', () => {
    expect(told('said-again', { lines: [trust, refrain], affected: 3 })).toEqual([
      'Anna says “Do you trust me?” first, Boris later',
      'Anna on pages 31 and 70 and Boris on page 76: 45 pages from first to last. 31 76',
      'Boris says “Take us out” on pages 20, 65 and 117. 20 117',
    ]);
  });

  it('is a line that one comes back to where nobody else says it, many pages told by their first and last', () => {
    const often = { exact: true, said: [1, 10, 14, 33, 97].map((page) => saying(page, 'ANNA', 'Good choice.')) };
    expect(told('said-again', { lines: [often], affected: 5 })).toEqual([
      '“Good choice” is a line that Anna comes back to',
      'Anna on five pages from 1 to 97: 96 pages from first to last. 1 97',
    ]);
  });
});

describe('a thing and a picture', () => {
  const thing = { scenes: 4, cites: [cite(1, 'the number "8"'), cite(105, 'the number "8"')], marked: true };
  it('say from where they come back, and how long nobody named them', () => {
    const suit = { ...thing, name: 'suit 8', pages: [1, 3, 105, 109], from: 3, to: 105, numbered: true };
    expect(told('thing-again', { thing: suit, affected: 4 })).toEqual([
      'Page 105 comes back to suit 8 of page 1',
      'Named on pages 1 and 3, then pages 105 and 109: away for 102 pages. 1 105',
    ]);
    const hammock = { ...thing, name: 'hammock', pages: [5, 6, 88], from: 6, to: 88, numbered: false };
    expect(told('thing-again', { thing: hammock, affected: 3 })[0]).toBe(
      'Page 105 comes back to the hammock of page 1',
    );
  });

  it('are shown by both sentences', () => {
    const picture = { name: 'origami bird', first: cite(25, 'She folds a bird.'), last: cite(92, 'He folds a bird.') };
    expect(told('picture-again', { picture, affected: 2 })).toEqual([
      'Page 92 shows again what page 25 shows: “origami bird”',
      '67 pages lie between the two. 25 92',
    ]);
  });
});
