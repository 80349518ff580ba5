/** Where in a text the next page begins, and where its characters stand. */
import { expect, it } from 'vitest';
import { runsOnOverPage } from '../../../lib/screenplay/scenes/page-break.ts';
import { pageTurnsOf, placeOfText, withTurns } from '../../../lib/screenplay/scenes/page-turns.ts';

const line = (text: string, page: number, at = 1) => ({ text, page, line: at });

it('a page turns at the first letter of its first line, spaces left aside', () => {
  const lines = [line('Rain falls', 1, 54), line('on the', 1, 55), line('roof.', 2, 1)];
  expect(pageTurnsOf('Rain falls on the roof.', lines)).toEqual([{ from: 18, at: { page: 2, line: 1 } }]);
  expect(pageTurnsOf('Rain falls  on  the roof.', lines)).toEqual([{ from: 20, at: { page: 2, line: 1 } }]);
  expect(pageTurnsOf('Rainfallsontheroof.', lines)).toEqual([{ from: 14, at: { page: 2, line: 1 } }]);
  expect(pageTurnsOf('Rain falls on the   roof.', [line('Rain falls on the', 1), line('roof.', 2)])).toEqual([
    { from: 20, at: { page: 2, line: 1 } },
  ]);
});

it('several pages turn in one text, and none in a text on one page', () => {
  expect(pageTurnsOf('a b c', [line('a', 1), line('b', 2), line('c', 3, 4)])).toEqual([
    { from: 2, at: { page: 2, line: 1 } },
    { from: 4, at: { page: 3, line: 4 } },
  ]);
  expect(pageTurnsOf('a b', [line('a', 1), line('b', 1)])).toEqual([]);
  expect(pageTurnsOf('', [])).toEqual([]);
});

it('no page turns before a text begins, nor behind its end', () => {
  expect(pageTurnsOf('b', [line('', 1), line('b', 2)])).toEqual([]);
  expect(pageTurnsOf('a', [line('a', 1), line('', 2)])).toEqual([]);
});

it('a text that turns says so, and another says nothing of pages', () => {
  const turns = [{ from: 2, at: { page: 2, line: 1 } }];
  expect(withTurns(turns)).toEqual({ turns });
  expect(withTurns([])).toEqual({});
});

it('a character stands at the start of its text until a page has been turned', () => {
  const turns = [
    { from: 2, at: { page: 2, line: 1 } },
    { from: 5, at: { page: 3, line: 1 } },
  ];
  const pages = [0, 1, 2, 4, 5, 9].map((offset) => placeOfText({ page: 1, line: 50 }, turns, offset).page);
  expect(pages).toEqual([1, 1, 2, 2, 3, 3]);
  expect(placeOfText({ page: 1, line: 50 }, undefined, 9)).toEqual({ page: 1, line: 50 });
});

it('a paragraph runs on over a page that ends, or begins, in mid-sentence', () => {
  expect(runsOnOverPage('He goes.', 'and comes.')).toBe(true);
  expect(['He goes', 'In 1901', 'He,', 'He;', 'He –', 'half-'].every((last) => runsOnOverPage(last, 'Bo comes.'))).toBe(
    true,
  );
  expect(['He goes.', 'He goes!', '“He goes.”', 'He goes:'].some((last) => runsOnOverPage(last, 'Bo comes.'))).toBe(
    false,
  );
  expect(runsOnOverPage('He goes, and.', 'Then bo comes.')).toBe(false);
});
