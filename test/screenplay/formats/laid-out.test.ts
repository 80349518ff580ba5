/** Blocks as printed lines: their widths, styles and columns, and where a page may break them. */
import { describe, expect, it } from 'vitest';
import { layOut, wrap } from '../../../lib/screenplay/formats/lay-out.ts';
import { paginate } from '../../../lib/screenplay/formats/paginate.ts';
import type { ScriptBlock } from '../../../lib/screenplay/script-block.ts';

const words = (letters: number): string => 'ab '.repeat(100).slice(0, letters).trimEnd().padEnd(letters, 'c');
const speech = (text: string, cue = 'ANNA', dual: 'left' | 'right' | null = null): ScriptBlock => ({
  kind: 'speech',
  cue,
  parts: [{ kind: 'dialogue', text }],
  dual,
});
const action = (lines: number): ScriptBlock => ({
  kind: 'action',
  text: Array.from({ length: lines }, (_, at) => `and line ${at}`).join('\n'),
});
const rows = (...of: Parameters<typeof layOut>): string[] =>
  layOut(...of).map(({ style, column, text, part }) => `${style} ${column} ${part} ${text}`);

describe('a block', () => {
  it.each<[ScriptBlock['kind'], string, string]>([
    ['heading', 'INT. BAR - DAY', 'heading'],
    ['action', 'Rain.', 'action'],
    ['lyric', 'La la.', 'action'],
    ['shot', 'LATER', 'action'],
    ['centered', '***', 'centered'],
    ['transition', 'CUT TO:', 'transition'],
    ['transition', 'FADE IN:', 'action'],
  ])('is printed as what it is: %s %s', (kind, text, style) => {
    const block = kind === 'heading' ? { kind, text, number: null } : { kind, text };
    expect(rows(block as ScriptBlock)).toEqual([`${style} whole null ${text}`]);
  });

  it('of a note or a page break is not printed', () => {
    expect([layOut({ kind: 'note', text: 'Why?' }), layOut({ kind: 'page-break' })]).toEqual([[], []]);
  });

  it('of a speech has its cue, what is said, and how, with the rest of that apart', () => {
    const block: ScriptBlock = {
      kind: 'speech',
      cue: 'ANNA',
      parts: [
        { kind: 'parenthetical', text: '(as if she had never heard of it at all)' },
        { kind: 'dialogue', text: 'No.' },
        { kind: 'lyric', text: 'La.' },
      ],
      dual: null,
    };
    expect(rows(block)).toEqual([
      'cue whole null ANNA',
      'parenthetical whole 0 (as if she had never',
      'parenthetical-rest whole 0 heard of it at all)',
      'dialogue whole 1 No.',
      'dialogue whole 2 La.',
    ]);
    expect(rows(block, 'left')[1]).toBe('parenthetical left 0 (as if she had never');
  });

  it('has the widths of the trade, and narrower ones side by side', () => {
    const fits = (letters: number, block: (text: string) => ScriptBlock, column?: 'left'): number =>
      layOut(block(words(letters)), column).length;
    const told = (text: string): ScriptBlock => ({ kind: 'action', text });
    const how = (text: string): ScriptBlock => ({
      kind: 'speech',
      cue: 'A',
      parts: [{ kind: 'parenthetical', text }],
      dual: null,
    });
    const cue = (text: string) => speech('', text);
    expect([fits(60, told), fits(61, told)]).toEqual([1, 2]);
    expect([fits(35, speech), fits(36, speech), fits(28, speech, 'left'), fits(29, speech, 'left')]).toEqual([
      2, 3, 2, 3,
    ]);
    expect([fits(25, how), fits(26, how), fits(22, how, 'left'), fits(23, how, 'left')]).toEqual([2, 3, 2, 3]);
    expect([fits(38, cue), fits(39, cue), fits(22, cue, 'left'), fits(23, cue, 'left')]).toEqual([1, 2, 1, 2]);
  });

  it('has single spaces between its words, and none at its ends', () => {
    expect(wrap(' one  two\tthree ', 60)).toEqual(['one two three']);
    expect(wrap(' one two ', 60)).toEqual(['one two']);
    expect(wrap('one\n\ntwo', 60)).toEqual(['one', 'two']);
    expect(wrap('abcd', 4)).toEqual(['abcd']);
  });
});

describe('a page break', () => {
  const starts = (blocks: ScriptBlock[]): string[] =>
    paginate(blocks).positions.map(({ page, line }) => `${page}:${line}`);
  const page = (blocks: ScriptBlock[], number: number): string[] =>
    paginate(blocks)
      .lines.filter((line) => line.page === number)
      .map(({ line, text }) => `${line} ${text}`);

  it('is made where the writer asks for one, once, and not at the top of a page', () => {
    const stop: ScriptBlock = { kind: 'page-break' };
    expect(starts([stop, action(1), stop, stop, action(1)])).toEqual(['1:1', '1:1', '2:1', '2:1', '2:1']);
    const note: ScriptBlock = { kind: 'note', text: 'Why?' };
    expect(starts([action(55), note, action(1)])).toEqual(['1:1', '2:1', '2:1']);
    expect(starts([action(54), note])).toEqual(['1:1', '1:55']);
  });

  it('never parts two who speak side by side', () => {
    const long = Array.from({ length: 6 }, () => words(28)).join(' ');
    const pair = [speech(long, 'ANNA', 'left'), speech('No.', 'BO', 'right')];
    expect(starts([action(40), ...pair, action(1)])).toEqual(['1:1', '1:42', '1:42', '1:50']);
    expect(starts([action(50), ...pair, action(1)])).toEqual(['1:1', '2:1', '2:1', '2:9']);
    const columns = paginate(pair).lines.map(({ column, block }) => `${column} ${block}`);
    expect([columns[0], columns.at(-1)]).toEqual(['left 0', 'right 1']);
    expect(starts([speech('No.', 'ANNA', 'left'), speech('No.', 'BO')])).toEqual(['1:1', '1:4']);
  });

  it('leaves two lines of a speech on either side, and never a parenthetical before it', () => {
    const lines = (count: number): string => Array.from({ length: count }, () => words(35)).join(' ');
    expect(starts([action(50), speech(lines(4))])).toEqual(['1:1', '1:52']);
    expect(starts([action(51), speech(lines(4))])).toEqual(['1:1', '2:1']);
    expect(starts([action(51), speech(lines(3))])).toEqual(['1:1', '2:1']);
    const beat: ScriptBlock = {
      kind: 'speech',
      cue: 'ANNA',
      parts: [
        { kind: 'dialogue', text: lines(2) },
        { kind: 'parenthetical', text: '(as if she had never heard of it at all)' },
        { kind: 'dialogue', text: lines(2) },
      ],
      dual: null,
    };
    expect(page([action(49), beat], 2)[1]).toBe('2 (as if she had never');
    expect(page([action(48), beat], 2)[1]).toBe('2 (as if she had never');
  });

  it('says (CONT’D) once', () => {
    const lines = Array.from({ length: 60 }, () => words(35)).join(' ');
    expect(page([speech(lines, "ANNA (CONT'D)")], 2)[0]).toBe("1 ANNA (CONT'D)");
    expect(page([speech(lines, 'ANNA (V.O.)')], 2)[0]).toBe("1 ANNA (V.O.) (CONT'D)");
    expect(page([speech(lines, "ANNA (V.O.) (CONT'D)")], 2)[0]).toBe("1 ANNA (V.O.) (CONT'D)");
  });

  it('parts a paragraph in mid-sentence, and a long one without an end where the page is full', () => {
    const ended = (count: number): ScriptBlock => ({
      kind: 'action',
      text: Array.from({ length: count }, () => 'Rain falls.').join('\n'),
    });
    expect(starts([action(50), ended(6)])).toEqual(['1:1', '2:1']);
    expect(starts([action(52), action(4)])).toEqual(['1:1', '1:54']);
    expect(starts([action(53), action(4)])).toEqual(['1:1', '2:1']);
    const { lines } = paginate([ended(60)]);
    expect(lines.filter((line) => line.page === 1)).toHaveLength(55);
    const shot: ScriptBlock = { kind: 'centered', text: Array.from({ length: 6 }, () => 'and so on').join('\n') };
    expect(starts([action(50), shot])).toEqual(['1:1', '2:1']);
  });

  it('leaves a heading with what follows it, however far', () => {
    const heading: ScriptBlock = { kind: 'heading', text: 'INT. BAR - DAY', number: null };
    const note: ScriptBlock = { kind: 'note', text: 'Why?' };
    expect(starts([action(50), heading, note, action(1)])).toEqual(['1:1', '1:53', '1:54', '1:55']);
    expect(starts([action(51), heading, note, action(1)])).toEqual(['1:1', '2:1', '2:2', '2:3']);
    expect(starts([action(52), heading])).toEqual(['1:1', '1:55']);
    expect(starts([action(53), heading])).toEqual(['1:1', '2:1']);
  });
});
