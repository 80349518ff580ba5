/** What the reader marks: words searched for, and the words that a report quotes, each where they stand and nowhere else. */

import { describe, expect, it } from 'vitest';
import type { PageNode } from '../../../../lib/contract/screenplay-pages.ts';
import { emptyDetails } from '../../../../lib/contract/uploads.ts';
import { screenplayPagesOf } from '../../../../lib/reports/reading/screenplay-pages.ts';
import { isAnswered } from '../../../../lib/reports/registry.ts';
import { runQuestion } from '../../../../lib/reports/run.ts';
import { findWords, type Occurrence } from '../../../../web/src/features/script-reader/find-words.ts';
import { locateQuote } from '../../../../web/src/features/script-reader/locate-quote.ts';
import { evidenceIn, marrow } from '../../../corpus/scripts.ts';
import fc from '../../../fixed-chance.ts';

const node = (line: number, text: string, kind: PageNode['kind'] = 'dialogue'): PageNode => ({ kind, line, text });
const pages = [
  [node(1, 'INT. FERRY - NIGHT', 'heading'), node(3, 'It’s late.  The deck is empty.', 'action')],
  [],
  [node(1, 'MARY', 'cue'), node(2, 'It’s late. (Is it?)'), node(4, 'Go home.'), node(9, 'It’s late.')],
];
const textOf = ({ stretches }: Occurrence, from: readonly (readonly PageNode[])[] = pages): string =>
  stretches.map((each) => from[each.page - 1]?.[each.node]?.text.slice(each.from, each.to)).join('|');
const found = (words: string) => findWords(pages, words).map((each) => `${each.page}: ${textOf(each)}`);

describe('the search', () => {
  it('finds every place in reading order, whatever the case, the spaces and the apostrophes', () => {
    expect(found("IT'S LATE")).toEqual(['1: It’s late', '3: It’s late', '3: It’s late']);
    expect(found('late. the  deck')).toEqual(['1: late.  The deck']);
    expect(found('ferry – night')).toEqual(['1: FERRY - NIGHT']);
  });

  it('goes from a cue into the speech under it', () => {
    expect(found('mary it’s')).toEqual(['3: MARY|It’s']);
  });

  it('goes on over a page end with a paragraph that does', () => {
    const broken = [
      [node(54, 'The ferry turns, self-', 'action')],
      [{ ...node(1, 'possessed, into the wind.', 'action'), continued: true as const }, node(3, 'MARY', 'cue')],
    ];
    const places = (words: string) => findWords(broken, words).map((each) => [each.page, textOf(each, broken)]);
    expect(places('self-possessed, into')).toEqual([[1, 'self-|possessed, into']]);
    expect(places('into the wind')).toEqual([[2, 'into the wind']]);
    expect(places('wind. mary')).toEqual([[2, 'wind.|MARY']]);
    const located = locateQuote(broken, { page: 1, line: 54 }, 'turns, self-possessed');
    expect(located).toMatchObject({ kind: 'marked', occurrence: { page: 1 } });
  });

  it('takes what is typed literally, and nothing for nothing', () => {
    expect(found('(is it?)')).toEqual(['3: (Is it?)']);
    expect(found('.*')).toEqual([]);
    expect(found('   ')).toEqual([]);
  });

  it('never fails, and finds any stretch of the script itself', () => {
    const all = pages.flat().map(({ text }) => text);
    fc.assert(
      fc.property(fc.constantFrom(...all), fc.nat(), fc.nat(), fc.string(), (text, a, b, noise) => {
        findWords(pages, noise);
        const from = a % text.length;
        const words = text.slice(from, from + 1 + (b % text.length));
        if (words.trim() !== '') expect(findWords(pages, words).length).toBeGreaterThan(0);
      }),
      { numRuns: 200 },
    );
  });
});

describe('a quote', () => {
  const at = (page: number, line: number | null, quote: string | null = null) => {
    const located = locateQuote(pages, { page, line }, quote);
    return 'occurrence' in located
      ? `${located.kind} ${located.occurrence.page}.${pages[located.occurrence.page - 1]?.[located.occurrence.stretches[0]?.node ?? -1]?.line}: ${textOf(located.occurrence)}`
      : `${located.kind} ${located.page}`;
  };

  it('is marked on its own line, though the same words stand elsewhere on the page', () => {
    expect(at(3, 9, 'It’s late.')).toBe('marked 3.9: It’s late.');
    expect(at(3, 2, 'It’s late.')).toBe('marked 3.2: It’s late.');
  });

  it('is marked in every paragraph that it runs through', () => {
    expect(at(3, 2, '(Is it?) Go home.')).toBe('marked 3.2: (Is it?)|Go home.');
  });

  it('may have been cut short by dots', () => {
    expect(at(1, 3, 'The deck is…')).toBe('marked 1.3: The deck is');
  });

  it('is shown on the page that has it, when it is not the one named', () => {
    expect(at(1, 3, 'Go home.')).toBe('elsewhere 3.4: Go home.');
  });

  it('is said to be missing when it stands nowhere, on the page that was named', () => {
    expect(at(3, 2, 'Go to hell.')).toBe('missing 3');
    expect(at(99, 2, 'Go to hell.')).toBe('missing 3');
    expect(at(99, null)).toBe('missing 3');
  });

  it('without words means all that stands on the line, or the page alone', () => {
    expect(at(3, 3)).toBe('marked 3.2: It’s late. (Is it?)');
    expect(at(2, 7)).toBe('missing 2');
    expect(at(2, null)).toBe('page 2');
  });

  it('of every finding about a script is marked word for word on the page and line that the finding names', async () => {
    const screenplay = await marrow();
    const { pages: script } = screenplayPagesOf(screenplay);
    const questions = Array.from({ length: 15 }, (_, index) => index + 1).filter(isAnswered);
    const all = questions.flatMap((n) => evidenceIn(runQuestion(n, { screenplay, details: emptyDetails }).entries));
    expect(all.length).toBeGreaterThan(15);
    for (const { page, line, quote } of all) {
      const located = locateQuote(script, { page, line }, quote);
      if (located.kind !== 'marked') throw new Error(`p. ${page}.${line} is ${located.kind}`);
      const { page: onPage, stretches } = located.occurrence;
      const words = textOf(located.occurrence, script).replaceAll('|', '');
      expect([onPage, script[page - 1]?.[stretches[0]?.node ?? -1]?.line, words]).toEqual([page, line, quote]);
    }
  });
});
