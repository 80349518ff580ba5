import { describe, expect, it } from 'vitest';
import { wrap } from '../../../lib/screenplay/formats/lay-out.ts';
import { paginate } from '../../../lib/screenplay/formats/paginate.ts';
import type { ScriptBlock } from '../../../lib/screenplay/script-block.ts';

const action = (lines: number): ScriptBlock => ({
  kind: 'action',
  text: Array.from({ length: lines }, (_, index) => `line ${index}`).join('\n'),
});
const speech = (words: number): ScriptBlock => ({
  kind: 'speech',
  cue: 'ANNA (V.O.)',
  parts: [{ kind: 'dialogue', text: Array.from({ length: words }, () => 'wordsandmorewordsandmorewords').join(' ') }],
  dual: null,
});
const heading: ScriptBlock = { kind: 'heading', text: 'INT. A - DAY', number: null };
const show = (blocks: ScriptBlock[], page: number): string[] =>
  paginate(blocks)
    .lines.filter((line) => line.page === page)
    .map(({ line, text }) => `${line} ${text}`);

describe('the standard page', () => {
  it('holds 55 lines', () => {
    expect(paginate([action(55)]).pageCount).toBe(1);
    expect(paginate([action(56)]).pageCount).toBe(2);
    expect(paginate([]).pageCount).toBe(0);
  });

  it('leaves two lines above a heading, one above all else, none at the top', () => {
    expect(show([heading, action(1), heading, speech(1)], 1)).toEqual([
      '1 INT. A - DAY',
      '3 line 0',
      '6 INT. A - DAY',
      '8 ANNA (V.O.)',
      '9 wordsandmorewordsandmorewords',
    ]);
  });

  it('never leaves a heading or a cue at the foot of a page', () => {
    expect(show([action(50), heading, action(2)], 2)).toEqual(['1 INT. A - DAY', '3 line 0', '4 line 1']);
    expect(show([action(52), speech(2)], 2)[0]).toBe('1 ANNA (V.O.)');
  });

  it('breaks a speech with (MORE) and its cue again with (CONT’D)', () => {
    const blocks = [action(48), speech(9)];
    expect(show(blocks, 1).slice(-2)).toEqual(['54 wordsandmorewordsandmorewords', '55 (MORE)']);
    expect(show(blocks, 2)).toEqual([
      "1 ANNA (V.O.) (CONT'D)",
      ...['2', '3', '4', '5', '6'].map((line) => `${line} wordsandmorewordsandmorewords`),
    ]);
  });

  it('breaks a paragraph only in mid-sentence, and leaves two lines on either side', () => {
    expect(show([action(50), action(6)], 2)).toEqual(['1 line 4', '2 line 5']);
    const sentences: ScriptBlock = { kind: 'action', text: 'One.\nTwo.\nThree.\nFour.\nFive.\nSix.' };
    expect(show([action(50), sentences], 2)).toHaveLength(6);
  });

  it('spreads a speech longer than a page over as many as it needs', () => {
    const { lines, pageCount } = paginate([speech(120)]);
    expect(pageCount).toBe(3);
    expect(lines.filter((line) => !line.furniture)).toHaveLength(121);
    expect(Math.max(...lines.map((line) => line.line))).toBe(55);
  });

  it('begins a new page where the writer asks for one', () => {
    expect(show([action(1), { kind: 'page-break' }, action(2)], 2)).toEqual(['1 line 0', '2 line 1']);
  });

  it('wraps at words, and cuts a word longer than a line', () => {
    expect(wrap('one two three', 7)).toEqual(['one two', 'three']);
    expect(wrap('a abcdefghij b', 4)).toEqual(['a', 'abcd', 'efgh', 'ij b']);
  });
});
