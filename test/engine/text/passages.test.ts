/** A script laid out as passages: what each is, where it stands, to which scene and speech it belongs. */
import { describe, expect, it } from 'vitest';
import type { Passage } from '../../../lib/engine/text/passages.ts';
import { isSpoken, passagesOf, positionsOf } from '../../../lib/engine/text/passages.ts';
import { screenplayOf } from '../../corpus/scripts.ts';
import { passagesIn } from './passages-in.ts';

const script = `Black.

INT. BARN - DAY

Rain.

ANN
(low)
Come in.
~La la.

INT. YARD - DAY

> ACT TWO <

BEN
No.

CAL ^
Yes.

CUT TO:
`;
const told = ({ kind, scene, piece, speech, cue, dual, text }: Passage) =>
  [kind, scene, piece, speech, cue?.name ?? null, dual, text] as const;

describe('passages', () => {
  it('have their kind, scene, piece, speech, cue and text, in reading order', async () => {
    const passages = await passagesIn(script);
    expect(passages.map(({ order }) => order)).toEqual(passages.map((_, at) => at));
    expect(passages.map(told)).toEqual([
      ['action', null, 1, null, null, false, 'Black.'],
      ['heading', 1, 1, null, null, false, 'INT. BARN - DAY'],
      ['action', 1, 2, null, null, false, 'Rain.'],
      ['parenthetical', 1, 3, 1, 'ANN', false, '(low)'],
      ['dialogue', 1, 3, 1, 'ANN', false, 'Come in.'],
      ['lyric', 1, 3, 1, 'ANN', false, 'La la.'],
      ['heading', 2, 1, null, null, false, 'INT. YARD - DAY'],
      ['centered', 2, 2, null, null, false, 'ACT TWO'],
      ['dialogue', 2, 3, 2, 'BEN', true, 'No.'],
      ['dialogue', 2, 4, 3, 'CAL', true, 'Yes.'],
      ['transition', 2, 5, null, null, false, 'CUT TO:'],
    ]);
    expect(passages.filter(isSpoken).map(({ text }) => text)).toEqual(['Come in.', 'La la.', 'No.', 'Yes.']);
    expect(passages[4]).toMatchObject({ words: ['come', 'in'], turns: null, at: { page: 1 } });
  });

  it('take a line of action that marks a part for such a mark, and no longer one', async () => {
    const kinds = async (text: string) => (await passagesIn(`INT. BARN - DAY\n\n!${text}\n`))[1]?.kind;
    expect(await kinds('END OF ACT TWO')).toBe('centered');
    expect(await kinds('ACT TWO begins')).toBe('action');
    const upTo = (length: number): string => 'END OF ACT '.padEnd(length, 'X');
    expect([await kinds(upTo(39)), await kinds(upTo(40))]).toEqual(['centered', 'action']);
  });

  it('leave out a text of white space', async () => {
    const screenplay = await screenplayOf('INT. BARN - DAY\n\nRain.\n');
    const [scene] = screenplay.scenes;
    const [rain] = scene?.elements ?? [];
    if (!scene || rain?.kind !== 'action') throw new Error('no action');
    const blank = { ...screenplay, scenes: [{ ...scene, elements: [{ ...rain, text: ' \t' }, rain] }] };
    expect(passagesOf(blank, () => 0.5).map(({ text, piece, position }) => [text, piece, position])).toEqual([
      ['INT. BARN - DAY', 1, 0.5],
      ['Rain.', 3, 0.5],
    ]);
  });

  it('know where a page ends within them', async () => {
    const screenplay = await screenplayOf('INT. BARN - DAY\n\nRain falls.\n');
    const [scene] = screenplay.scenes;
    const [rain] = scene?.elements ?? [];
    if (!scene || rain?.kind !== 'action') throw new Error('no action');
    const turns = [{ from: 5, at: { page: 2, line: 1 } }];
    const turned = { ...screenplay, scenes: [{ ...scene, elements: [{ ...rain, turns }] }] };
    expect(passagesOf(turned, () => 0)[1]?.turns).toBe(turns);
  });
});

describe('positions', () => {
  const withEnd = async (page: number, line: number) => {
    const screenplay = await screenplayOf('INT. BARN - DAY\n\nRain.\n');
    const [scene] = screenplay.scenes;
    if (!scene) throw new Error('no scene');
    return positionsOf({ ...screenplay, scenes: [{ ...scene, at: { ...scene.at, end: { page, line } } }] });
  };

  it('run from 0 at the first line to 1 at the last, by lines of pages of 55', async () => {
    const { positionOf, pages } = await withEnd(3, 1);
    expect(pages).toBe(111 / 55);
    expect([
      positionOf({ page: 1, line: 1 }),
      positionOf({ page: 2, line: 1 }),
      positionOf({ page: 3, line: 1 }),
      positionOf({ page: 3, line: 40 }),
    ]).toEqual([0, 0.5, 1, 1]);
  });

  it('count by the longest page where one is longer', async () => {
    const { positionOf, pages } = await withEnd(2, 60);
    expect(pages).toBe(2);
    expect(positionOf({ page: 2, line: 1 })).toBe(60 / 119);
  });

  it('of a script of one line are 0', async () => {
    const { positionOf, pages } = await withEnd(1, 1);
    expect([positionOf({ page: 1, line: 1 }), pages]).toEqual([0, 2 / 55]);
  });
});
