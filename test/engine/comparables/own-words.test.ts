/** Which words say a subject: those of its label, and those that name it outright. */
import { expect, it } from 'vitest';
import { byOwnWords } from '../../../lib/engine/comparables/own-words.ts';
import { passagesIn } from '../text/passages-in.ts';

const passages = (
  await passagesIn(
    'INT. HALL - DAY\n\nThe trading floor hums.\n\nA tomb opens.\n\n===\n\nThe trading floor empties.\n\nA tomb shuts.\n',
  )
).filter(({ kind }) => kind === 'action');
const found = (entry: string, ...at: number[]) => ({
  entry,
  weight: 1,
  gives: 1,
  passages: new Set(at.flatMap((one) => passages[one] ?? [])),
});
const shownBy = (tag: string, ...words: ReturnType<typeof found>[]) =>
  byOwnWords(tag, { z: 5, hits: 2, pages: 2, words }, passages)?.words.map(({ entry }) => entry) ?? null;

it('a trading floor says stock market, and a tomb no mummy', () => {
  expect(shownBy('stock market', found('trading floor', 0, 2), found('bonds', 1))).toEqual(['trading floor']);
  expect(shownBy('mummy', found('tomb*', 1, 3))).toBeNull();
});

it('a terminal says no terminal illness', () => {
  expect(shownBy('terminal illness', found('terminal*', 0, 2))).toBeNull();
});
