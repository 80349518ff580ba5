/** Where in a text a page ends: known for every format, and by every quote that is cited from behind it. */
import { describe, expect, it } from 'vitest';
import { derive } from '../../../lib/engine/derive.ts';
import { quoteAround, quoteExactly, quoteOf } from '../../../lib/engine/text/quote.ts';
import { indexQuotes } from '../../../lib/model/quote-index.ts';
import { scriptPieces } from '../../../lib/model/script-lines.ts';
import { verifyQuote } from '../../../lib/model/verify-quote.ts';
import { screenplayPagesOf } from '../../../lib/reports/reading/screenplay-pages.ts';
import type { PageTurn, Screenplay } from '../../../lib/screenplay/model.ts';
import { pageTurnsOf, placeOfText } from '../../../lib/screenplay/scenes/page-turns.ts';
import { lastReel, lastReelPdf, turningTexts } from '../../corpus/scripts.ts';

const turned = (screenplay: Screenplay): { text: string; turns: PageTurn[] }[] =>
  turningTexts(screenplay).flatMap(({ text, turns }) => (turns ? [{ text, turns }] : []));

describe('the page turns of a text', () => {
  const line = (text: string, page: number, at: number) => ({ text, page, line: at });

  it('stand before the first word of the next page, whatever the spaces', () => {
    const text = 'One two three, four-five six.';
    const lines = [line(' One  two', 1, 54), line('three, four-', 1, 55), line('five six.', 2, 1)];
    expect(pageTurnsOf(text, lines)).toEqual([{ from: text.indexOf('five'), at: { page: 2, line: 1 } }]);
    expect(placeOfText({ page: 1, line: 54 }, pageTurnsOf(text, lines), text.indexOf('four'))).toMatchObject({
      page: 1,
    });
    expect(placeOfText({ page: 1, line: 54 }, pageTurnsOf(text, lines), text.indexOf('six'))).toMatchObject({
      page: 2,
    });
  });

  it('are as many as the pages that a long text runs over, and none on one page', () => {
    expect(pageTurnsOf('a b c', [line('a', 1, 9), line('b', 2, 1), line('c', 3, 1)]).map(({ from }) => from)).toEqual([
      2, 4,
    ]);
    expect(pageTurnsOf('a b', [line('a', 1, 9), line('b', 1, 10)])).toEqual([]);
  });

  it('are the same in a script and in the PDF that is printed of it', async () => {
    const [typed, printed] = [turned(await lastReel()), turned(await lastReelPdf())];
    expect(typed.map(({ text, turns }) => turns.map(({ from }) => text.slice(from)))).toEqual([
      [expect.stringMatching(/\S/)],
      [expect.stringMatching(/\S/)],
    ]);
    expect(printed).toEqual(typed);
  });
});

describe('words behind a page end', () => {
  it('are cited by the page they stand on, whoever quotes them', async () => {
    const screenplay = await lastReel();
    const { passages } = derive(screenplay);
    const passage = passages.find(({ turns }) => turns !== null);
    const [turn] = passage?.turns ?? [];
    if (!passage || !turn) throw new Error('The sample should have a paragraph over a page end.');
    const behind = passage.text.slice(turn.from);
    const word = /[a-z]{4,}/.exec(behind)?.[0] ?? '';
    expect(quoteOf(passage)).toMatchObject({ page: passage.at.page, line: passage.at.line });
    expect(quoteExactly(passage, behind)).toMatchObject(turn.at);
    expect(quoteAround(passage, word).page).toBeLessThanOrEqual(turn.at.page);
    const verdict = verifyQuote(indexQuotes(scriptPieces(screenplay)), behind, null);
    expect(verdict).toMatchObject({ standing: 'verified', evidence: turn.at });
    const node = screenplayPagesOf(screenplay).pages[turn.at.page - 1]?.[0];
    expect(node).toMatchObject({ continued: true, text: behind, line: turn.at.line });
  });
});
