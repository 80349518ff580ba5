/** The bounds between the elements of a script: where a line must stand, how near to the others, and beside what. */
import { describe, expect, it } from 'vitest';
import { classifyLines } from '../../../lib/screenplay/layout/classify-lines.ts';
import type { LeftEdges } from '../../../lib/screenplay/layout/left-edges.ts';
import { linesAt, type PlacedRow } from './body-lines.ts';

const speech = { dialogue: 180, parenthetical: 216, cue: 252, uncased: false, gap: 1.45 };
const edges: LeftEdges = { action: 108, speech, right: 540, pitch: 12, near: null, axis: null };
const withSpeech = (rest: Partial<typeof speech>): LeftEdges => ({ ...edges, speech: { ...speech, ...rest } });

const heading: PlacedRow = ['INT. BOAT HOUSE - NIGHT', 108, 36];
const told: PlacedRow = ['It is cold.', 108, 24];
const name: PlacedRow = ['ANNA', 252, 24];
const said: PlacedRow = ['No.', 180];
const scene: PlacedRow[] = [heading, told, name, said, told];

/** The elements of rows at the end of a script. */
function kindsOf(
  rows: readonly PlacedRow[],
  { before = [...scene, ...scene], columns = edges }: { before?: readonly PlacedRow[]; columns?: LeftEdges } = {},
): string[] {
  const kinds = classifyLines(linesAt([...before, ...rows]), columns, 612).map(({ kind }) => kind);
  return kinds.slice(before.length);
}
const firstOf = (...rows: PlacedRow[]): string | undefined => kindsOf(rows)[0];
const lastOf = (...rows: PlacedRow[]): string | undefined => kindsOf(rows).at(-1);

describe('a column', () => {
  it('ends in the middle between two edges', () => {
    const below = (text: string, x: number) => lastOf(name, said, [text, x]);
    expect([below('Rain.', 143.9), below('Rain.', 144)]).toEqual(['action', 'dialogue']);
    expect([below('(low)', 197.9), below('(low)', 198)]).toEqual(['dialogue', 'parenthetical']);
    const named = (x: number) => kindsOf([name, said, ['BO', x], said])[2];
    expect([named(233.9), named(234), named(295.9), named(296)]).toEqual(['dialogue', 'cue', 'cue', 'centered']);
  });

  it('of names may be missed to the left, down to twelve points off the speeches, by one that opens', () => {
    const named = (x: number, below = 24) => firstOf(['CY', x, below], said);
    expect([named(192.1), named(192), named(192.1, 12)]).toEqual(['cue', 'action', 'action']);
  });

  it('of notes is none within eight points of the speeches', () => {
    const noted = (parenthetical: number) =>
      kindsOf([name, said, ['(low)', 180]], { columns: withSpeech({ parenthetical }) })[2];
    expect([noted(188), noted(188.1)]).toEqual(['parenthetical', 'dialogue']);
  });
});

describe('a name', () => {
  it('that speaks elsewhere has one empty line below at most', () => {
    const known = (below: number) => firstOf(name, ['No.', 180, below]);
    expect([known(27), known(28)]).toEqual(['cue', 'action']);
  });

  it('at the edge of the action opens its paragraph, right above a speech', () => {
    const at = (above: number, below: number) => firstOf(['ANNA', 108, above], ['No.', 180, below]);
    expect([at(24, 12), at(24, 17), at(24, 18), at(12, 12)]).toEqual(['cue', 'cue', 'action', 'action']);
    expect([firstOf(['ANNA', 108, 24]), firstOf(['ANNA', 108, 24], ['No.', 108])]).toEqual(['action', 'action']);
  });

  it('goes on in capitals in its column, right below', () => {
    const goesOn = (...second: PlacedRow) => kindsOf([['THE VOICE', 252, 24], second, said])[1];
    expect(goesOn('OF THE SEA,', 252)).toBe('cue');
    expect([goesOn('of the sea,', 252), goesOn('OF THE SEA,', 216), goesOn('OF THE SEA,', 252, 24)]).not.toContain(
      'cue',
    );
    expect(lastOf(told, ['OF THE SEA,', 252])).toBe('action');
  });

  it('is followed by its speech within six lines', () => {
    const below = (lines: number) =>
      firstOf(['CY', 252, 24], ...Array.from({ length: lines }, (): PlacedRow => ['OF THE SEA,', 252]), said);
    expect([below(5), below(6)]).toEqual(['cue', 'action']);
  });

  it('is one where a note stands below it in its column, and none above other words or nothing', () => {
    const above = (...below: PlacedRow[]) => firstOf(['CY', 252, 24], ...below);
    expect([
      above(['(low)', 252], ['Rain.', 108]),
      above(['BANG', 252], ['Rain.', 108]),
      above(['Rain.', 108]),
      above(),
    ]).toEqual(['cue', 'action', 'action', 'action']);
  });

  it('is in small letters in a script that prints names so', () => {
    const rows: PlacedRow[] = [['Anna', 252, 24], said];
    expect([kindsOf(rows, { columns: withSpeech({ uncased: true }) }), kindsOf(rows)].map(([first]) => first)).toEqual([
      'cue',
      'action',
    ]);
  });
});

describe('what is said of how', () => {
  it('may stand in the column of names, an empty line below the speech and right above the next', () => {
    const note = (text: string, above: number, ...below: PlacedRow[]) =>
      kindsOf([name, said, [text, 252, above], ...below])[2];
    expect([note('(low)', 12, said), note('(low)', 27, said)]).toEqual(['parenthetical', 'parenthetical']);
    expect([
      note('(low)', 28, said),
      note('(low)', 12, ['No.', 180, 18]),
      note('(low)', 12, ['Rain.', 108]),
      note('(low)', 12),
    ]).not.toContain('parenthetical');
    expect([note('(low', 12, said), note('low)', 12, said)]).not.toContain('parenthetical');
    expect(lastOf(told, ['(low)', 252])).toBe('action');
    expect(kindsOf([name, said, ['(low)', 290], said])[2]).toBe('parenthetical');
    expect(kindsOf([name, said, ['(low)', 300, 24], said])[2]).not.toBe('parenthetical');
  });

  it('has parentheses, braces or brackets, and may have a stop behind them', () => {
    const noted = (text: string) => kindsOf([name, said, [text, 216], said])[2];
    expect(noted('(low).')).toBe('dialogue');
    expect(['(low)', '[low]', '{low}', 'so (low)', '(low) No.'].map(noted)).toEqual([
      'parenthetical',
      'parenthetical',
      'parenthetical',
      'dialogue',
      'dialogue',
    ]);
    const below = (text: string, next: string) => kindsOf([name, [text, 216], [next, 216]])[2];
    expect([
      below('(low)', 'No.'),
      below('(as if [so] she', 'had)'),
      below('(as if', 'she did'),
      below('(as if', '(low)'),
    ]).toEqual(['dialogue', 'parenthetical', 'parenthetical', 'parenthetical']);
  });

  it('goes on until it closes, within four lines where it stands among the speeches', () => {
    const closesAfter = (lines: number) =>
      kindsOf([
        name,
        ['(as if', 216],
        ...Array.from({ length: lines }, (): PlacedRow => ['she had', 180]),
        ['seen)', 180],
      ])[2];
    expect([closesAfter(3), closesAfter(4)]).toEqual(['parenthetical', 'dialogue']);
    const next = (...row: PlacedRow) => kindsOf([name, ['(as if', 216], row])[2];
    expect([next('she had', 216, 17), next('she had', 216, 18), next('she had)', 108), next('she had', 180)]).toEqual([
      'parenthetical',
      'dialogue',
      'action',
      'dialogue',
    ]);
  });
});

describe('a heading', () => {
  it('stands at the edge of the action', () => {
    expect([108, 143.9, 144].map((x) => firstOf(['INT. HALL - DAY', x, 36]))).toEqual(['heading', 'heading', 'action']);
  });

  it('goes on in capitals where it had no room for the next word', () => {
    const goesOn = (length: number, text = 'BELOW THE STAIRS', below = 12) =>
      kindsOf([
        [`INT. ${'X'.repeat(length - 5)}`, 108, 36],
        [text, 108, below],
      ])[1];
    expect([goesOn(53), goesOn(51), goesOn(53, 'below the stairs'), goesOn(53, 'BELOW THE STAIRS', 24)]).toEqual([
      'heading',
      'action',
      'action',
      'action',
    ]);
    expect([goesOn(49, 'DOWNSTAIRS'), goesOn(46, 'DOWNSTAIRS')]).toEqual(['heading', 'action']);
  });

  it('may be a bare slug in a script with fewer than two of INT and EXT', () => {
    const rows: PlacedRow[] = [['THE SHED', 108, 24], told];
    const bare: PlacedRow[] = [told, name, said, told];
    const first = (before: PlacedRow[], slug = rows) => kindsOf(slug, { before })[0];
    expect([first([...bare, ...bare]), first([...scene, ...bare]), first([...scene, ...scene])]).toEqual([
      'heading',
      'heading',
      'action',
    ]);
    const slug = (text: string, above = 24, below = 24) =>
      first(
        [...scene, ...bare],
        [
          [text, 108, above],
          ['It is cold.', 108, below],
        ],
      );
    expect(['A B', 'STOP!', 'STOP! THE SHED', 'ANNA', 'The shed'].map((text) => slug(text))).toEqual([
      'action',
      'action',
      'heading',
      'action',
      'action',
    ]);
    expect([slug('THE SHED', 24, 12), slug('THE SHED', 12)]).toEqual(['action', 'action']);
  });

  it('may be a place and a year that stand alone', () => {
    const year = (above: number, ...below: PlacedRow) => firstOf(['KENT, ENGLAND - 1851', 108, above], below);
    expect([year(24, 'Rain.', 108, 24), year(24, 'Rain.', 108), year(12, 'Rain.', 108, 24)]).toEqual([
      'heading',
      'action',
      'action',
    ]);
  });
});

describe('a line by itself', () => {
  it('in the middle of the page, or between the edges of the text, is centred', () => {
    const at = (x: number) => firstOf(['* * *', x, 24]);
    expect([276.9, 277.1, 316.9, 317.1].map(at)).toEqual(['action', 'centered', 'centered', 'action']);
    const wide = (x: number) => firstOf(['x'.repeat(49), x, 24]);
    expect([wide(127.9), wide(128)]).toEqual(['action', 'centered']);
  });

  it('is a transition at the right when it ends with a colon', () => {
    expect([firstOf(['BACK ON THE PIER:', 400, 24]), firstOf(['BACK: THE PIER', 400, 24])]).toEqual([
      'transition',
      'action',
    ]);
  });

  it('is a shot above other words only where paragraphs do not stand apart', () => {
    const shot: PlacedRow[] = [
      ['CLOSE ON THE KEY', 108],
      ['as it turns.', 108],
    ];
    const lines = (count: number, below: number, page = 1): PlacedRow[] =>
      Array.from({ length: count }, () => ['It is cold.', 108, below, page]);
    const among = (apart: number) => kindsOf(shot, { before: [...lines(99 - apart, 12), ...lines(apart, 24)] })[0];
    expect([among(7), among(8)]).toEqual(['shot', 'action']);
    const turned = [1, 2, 3, 4, 5].flatMap((page) => lines(5, 12, page));
    const onLastPage = shot.map(([text, x]): PlacedRow => [text, x, 12, 5]);
    expect(kindsOf(onLastPage, { before: turned })[0]).toBe('shot');
  });
});
