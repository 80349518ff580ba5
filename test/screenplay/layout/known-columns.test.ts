/** Columns, page shifts and habits of scripts whose lines stand at known places. */
import { describe, expect, it } from 'vitest';
import { alignPages } from '../../../lib/screenplay/layout/align-pages.ts';
import { classifyLines } from '../../../lib/screenplay/layout/classify-lines.ts';
import { findLeftEdges, gapAbove } from '../../../lib/screenplay/layout/left-edges.ts';
import { actionEdge, bodyLines, columns, letterWidth, pitch, type Row, usualRows } from './body-lines.ts';

const at = (column: number): number => actionEdge + column * letterWidth;
const edgesOf = (rows: readonly Row[]) => findLeftEdges(bodyLines(rows));

describe('the columns of a script', () => {
  it('are those of its headings, cues, speeches and parentheticals', () => {
    expect(edgesOf(usualRows(6))).toEqual({
      action: at(0),
      speech: {
        dialogue: at(columns.dialogue),
        parenthetical: at(columns.parenthetical),
        cue: at(columns.cue),
        uncased: false,
        gap: 1.45,
      },
      right: expect.closeTo(at(75), 5),
      pitch,
      near: null,
      axis: null,
    });
  });

  it('have parentheticals four tenths of the way where none is printed', () => {
    const rows = usualRows(6).filter(([text]) => text !== '(low)');
    expect(edgesOf(rows).speech?.parenthetical).toBeCloseTo(at(columns.dialogue + 0.4 * 12), 5);
  });

  it('are found where every cue has an empty line below it', () => {
    const rows = usualRows(6).map(
      ([text, place = {}]): Row => [
        text,
        place.column === columns.dialogue || place.column === columns.parenthetical ? { ...place, gap: 2 } : place,
      ],
    );
    expect(edgesOf(rows).speech).toMatchObject({ cue: at(columns.cue), gap: 2.3 });
  });

  it('are found where names are not in capitals', () => {
    const rows = usualRows(6).map(
      ([text, place]): Row => [
        place?.column === columns.cue ? `${text.charAt(0)}${text.slice(1).toLowerCase()}` : text,
        place,
      ],
    );
    expect(edgesOf(rows).speech).toMatchObject({ cue: at(columns.cue), uncased: true });
  });

  it('are weak where speeches stand at the edge of the action, or just off it', () => {
    const moved = (column: number): readonly Row[] =>
      usualRows(6)
        .filter(([text]) => text !== '(low)')
        .map(([text, place = {}]): Row => [text, place.column === columns.dialogue ? { ...place, column } : place]);
    expect(edgesOf(moved(0))).toMatchObject({ speech: null, near: { cue: at(columns.cue), dialogue: null } });
    expect(edgesOf(moved(2))).toMatchObject({ speech: null, near: { cue: at(columns.cue), dialogue: at(2) } });
  });

  it('are an axis where cues and speeches are centred', () => {
    const speeches = ['Not now.', 'Not before the tide has turned.', 'When, then?', 'After the tide, and the wind.'];
    const rows = usualRows(8)
      .filter(([text]) => text !== '(low)')
      .map(([text, place = {}], index): Row => {
        const said = place.column === columns.dialogue ? (speeches[index % 4] ?? text) : text;
        return place.column === undefined ? [said, place] : [said, { ...place, column: 30 - said.length / 2 }];
      });
    const edges = edgesOf(rows);
    expect([edges.speech, edges.near]).toEqual([null, null]);
    expect(edges.axis).toBeCloseTo(at(30), 5);
  });

  it('are none in prose, nor where one slug stands above one quotation', () => {
    const prose = Array.from({ length: 40 }, (_, index): Row => [`The water is black. It is night ${index}.`]);
    expect(edgesOf(prose)).toMatchObject({ speech: null, near: null, axis: null, action: actionEdge });
    const quotation: Row[] = [
      ['ON THE WALL', { column: 22, gap: 2 }],
      ['None shall pass.', { column: 10 }],
    ];
    const long = Array.from({ length: 600 }, (): Row => ['The water is black, and so is the night.']);
    expect(edgesOf([...long, ...quotation]).speech).toBeNull();
  });

  it('have a pitch of their own, and nothing stands above the first line of a page', () => {
    const wide = usualRows(6).map(([text, place = {}]): Row => [text, { ...place, gap: (place.gap ?? 1) * 1.5 }]);
    expect(edgesOf(wide).pitch).toBe(18);
    const [first, second, third] = bodyLines([['One.'], ['Two.', { gap: 2 }], ['Three.', { page: 2 }]]);
    if (!first || !second || !third) throw new Error('Three lines were asked for.');
    expect([gapAbove(first, undefined, 12), gapAbove(second, first, 12), gapAbove(third, second, 12)]).toEqual([
      Number.POSITIVE_INFINITY,
      2,
      Number.POSITIVE_INFINITY,
    ]);
  });
});

describe('a page that stands aside', () => {
  const page = (number: number, shift: number, rows: readonly Row[] = usualRows(3)): Row[] =>
    rows.map(([text, place = {}]): Row => [text, { ...place, column: (place.column ?? 0) + shift, page: number }]);
  /** How far each page stands from the edge of the action in the end, in tens of points. */
  const aligned = (rows: readonly Row[]): number[] => {
    const lines = bodyLines(rows);
    const moved = alignPages(lines, findLeftEdges(lines));
    return [...Map.groupBy(moved, (line) => line.page).values()].map((own) =>
      Math.abs(Math.round(((own[0]?.x ?? 0) - actionEdge) / 10)),
    );
  };
  const usual = [1, 2, 3, 4, 5].flatMap((number) => page(number, 0));

  it('is moved back by its cues, however far it was moved', () => {
    expect(aligned([...usual, ...page(6, 12), ...page(7, -9)])).toEqual([0, 0, 0, 0, 0, 0, 0]);
  });

  it('without cues is moved by its lines, not further than two thirds of an inch', () => {
    const told = (column: number, page: number): Row[] =>
      Array.from({ length: 12 }, (_, index): Row => [`The water is black, ${index}.`, { column, page, gap: 2 }]);
    expect(aligned([...usual, ...told(4, 6)]).at(-1)).toBe(0);
    expect(aligned([...usual, ...told(4, 6).slice(0, 7)]).at(-1)).toBe(3);
    expect(aligned([...usual, ...told(33, 6)]).at(-1)).toBe(24);
  });

  it('stays where it is when it stands in the columns, as does a script without columns', () => {
    const lines = bodyLines(usual);
    const edges = findLeftEdges(lines);
    expect(alignPages(lines, edges)).toBe(lines);
    const shifted = bodyLines([...usual, ...page(6, 12)]);
    expect(alignPages(shifted, { ...edges, speech: null })).toBe(shifted);
  });

  it('takes all of a line along', () => {
    const lines = bodyLines([...usual, ...page(6, 12)]);
    const moved = alignPages(lines, findLeftEdges(lines)).find((line) => line.page === 6);
    expect(moved?.segments[0]?.x).toBeCloseTo(actionEdge, 5);
    expect(moved?.right).toBeCloseTo(actionEdge + 23 * letterWidth, 5);
    expect(moved?.segments[0]?.right).toBeCloseTo(actionEdge + 23 * letterWidth, 5);
  });
});

/** What becomes of rows at the end of a usual script. */
function kindsOf(...rows: Row[]): string[] {
  const lines = bodyLines([...usualRows(4), ...rows]);
  return classifyLines(lines, findLeftEdges(lines), 612)
    .slice(-rows.length)
    .map(({ kind, line }) => `${kind}: ${line.text}`);
}
const { cue, dialogue, parenthetical, transition } = columns;

describe('a line in a column', () => {
  it.each<[string, Row[], string[]]>([
    [
      'a heading over two lines in capitals',
      [[`INT. ${'LONG '.repeat(13)}HALL`, { gap: 3 }], ['BELOW THE STAIRS']],
      ['heading', 'heading'],
    ],
    ['a short heading and a shout', [['INT. HALL - DAY', { gap: 3 }], ['BANG']], ['heading', 'action']],
    ['a heading in small letters that opens its paragraph', [['Int. Hall - Day', { gap: 3 }]], ['heading']],
    ['a prefix in mid-paragraph', [['They say the', { gap: 2 }], ['Int. Hall - Day was']], ['action', 'action']],
    [
      'a place and a time alone',
      [
        ['BOAT HOUSE - NIGHT', { gap: 2 }],
        ['Rain.', { gap: 2 }],
      ],
      ['heading', 'action'],
    ],
    ['a place and a time with words below', [['BOAT HOUSE - NIGHT', { gap: 2 }], ['Rain.']], ['action', 'action']],
    [
      'a place and a year alone',
      [
        ['KENT, ENGLAND - 1851', { gap: 2 }],
        ['Rain.', { gap: 2 }],
      ],
      ['heading', 'action'],
    ],
    [
      'a place and a year above a heading',
      [
        ['KENT, ENGLAND - 1851', { gap: 2 }],
        ['INT. HALL - DAY', { gap: 2 }],
      ],
      ['action', 'heading'],
    ],
    ['a slug with a number', [['THE SHED', { gap: 2, sceneNumber: '12' }]], ['heading']],
    [
      'a slug without',
      [
        ['THE SHED', { gap: 2 }],
        ['Rain.', { gap: 2 }],
      ],
      ['action', 'action'],
    ],
    ['OMITTED with a number', [['OMITTED', { gap: 2, sceneNumber: '12' }]], ['shot']],
    ['a shot alone', [['CLOSE ON THE KEY', { gap: 2 }]], ['shot']],
    ['a shot that goes on', [['CLOSE ON THE KEY', { gap: 2 }], ['as it turns.']], ['action', 'action']],
    ['a transition at the right', [['CUT TO:', { gap: 2, column: transition }]], ['transition']],
    ['a transition at the left', [['FADE OUT.', { gap: 2 }]], ['transition']],
    ['words of their own at the right', [['BACK ON THE PIER:', { gap: 2, column: transition }]], ['transition']],
    ['small words at the right', [['On the pier', { gap: 2, column: transition }]], ['action']],
    ['a text in the middle of the page', [['* * *', { gap: 2, column: 25.3 }]], ['centered']],
    [
      'a speech with a parenthetical inside',
      [
        ['ANNA', { gap: 2, column: cue }],
        ['Yes.', { column: dialogue }],
        ['(low)', { column: parenthetical }],
        ['No.', { column: dialogue }],
      ],
      ['cue', 'dialogue', 'parenthetical', 'dialogue'],
    ],
    [
      'a parenthetical over three lines',
      [
        ['ANNA', { gap: 2, column: cue }],
        ['(as if she', { column: parenthetical }],
        ['had never', { column: parenthetical }],
        ['heard)', { column: parenthetical }],
        ['No.', { column: dialogue }],
      ],
      ['cue', 'parenthetical', 'parenthetical', 'parenthetical', 'dialogue'],
    ],
    [
      'a parenthetical that goes on at the edge of speech',
      [
        ['ANNA', { gap: 2, column: cue }],
        ['(as if she', { column: parenthetical }],
        ['had not)', { column: dialogue }],
        ['No.', { column: dialogue }],
      ],
      ['cue', 'parenthetical', 'parenthetical', 'dialogue'],
    ],
    [
      'a parenthetical at the edge of speech, below the name',
      [
        ['ANNA', { gap: 2, column: cue }],
        ['(low)', { column: dialogue }],
        ['No.', { column: dialogue }],
      ],
      ['cue', 'parenthetical', 'dialogue'],
    ],
    [
      'a parenthesis at the edge of speech, within it',
      [
        ['ANNA', { gap: 2, column: cue }],
        ['No.', { column: dialogue }],
        ['(low)', { column: dialogue }],
      ],
      ['cue', 'dialogue', 'dialogue'],
    ],
    [
      'a parenthesis that speaks on',
      [
        ['ANNA', { gap: 2, column: cue }],
        ['(low) No.', { column: parenthetical }],
      ],
      ['cue', 'dialogue'],
    ],
    [
      'a parenthetical below the name, at its indent',
      [
        ['ANNA', { gap: 2, column: cue }],
        ['(low)', { column: cue }],
        ['No.', { column: dialogue }],
      ],
      ['cue', 'parenthetical', 'dialogue'],
    ],
    [
      'a name over two lines',
      [
        ['THE VOICE OF THE OLD', { gap: 2, column: cue }],
        ['LIGHTHOUSE', { column: cue }],
        ['No.', { column: dialogue }],
      ],
      ['cue', 'cue', 'dialogue'],
    ],
    [
      'a known name at the edge of the action',
      [
        ['ANNA', { gap: 2 }],
        ['No.', { column: dialogue }],
      ],
      ['cue', 'dialogue'],
    ],
    [
      'a voice at the edge of the action',
      [
        ['CY (V.O.)', { gap: 2 }],
        ['No.', { column: dialogue }],
      ],
      ['cue', 'dialogue'],
    ],
    [
      'another word at the edge of the action',
      [
        ['BANG', { gap: 2 }],
        ['No.', { column: dialogue }],
      ],
      ['action', 'action'],
    ],
    [
      'a name far at the right',
      [
        ['CY', { gap: 2, column: 40 }],
        ['No.', { column: dialogue }],
      ],
      ['cue', 'dialogue'],
    ],
    [
      'a name above nothing that is spoken',
      [
        ['ANNA', { gap: 2, column: cue }],
        ['Rain.', { gap: 2 }],
      ],
      ['action', 'action'],
    ],
    [
      'a shot in the column of names',
      [
        ['CLOSE ON THE KEY', { gap: 2, column: cue }],
        ['No.', { column: dialogue }],
      ],
      ['action', 'action'],
    ],
    [
      'a known name with an empty line below',
      [
        ['ANNA', { gap: 2, column: cue }],
        ['No.', { gap: 2, column: dialogue }],
      ],
      ['cue', 'dialogue'],
    ],
    [
      'another name with an empty line below',
      [
        ['CY', { gap: 2, column: cue }],
        ['No.', { gap: 2, column: dialogue }],
      ],
      ['action', 'action'],
    ],
    [
      'a name at the foot of a page',
      [
        ['ANNA', { gap: 2, column: cue }],
        ['No.', { page: 2, column: dialogue }],
      ],
      ['cue', 'dialogue'],
    ],
  ])('is what its place and its company say: %s', (_name, rows, kinds) => {
    expect(kindsOf(...rows)).toEqual(kinds.map((kind, index) => `${kind}: ${rows[index]?.[0]}`));
  });

  it('opens a scene by capitals alone in a script that has no INT and no EXT', () => {
    const rows = usualRows(4).map(
      ([text, place]): Row => [text.replace('INT. BOAT HOUSE - NIGHT', 'THE BOAT HOUSE'), place],
    );
    const lines = bodyLines(rows);
    const kinds = classifyLines(lines, findLeftEdges(lines), 612).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'heading')).toHaveLength(4);
  });

  it('is two lines where two speak side by side', () => {
    const pair: Row[] = [
      [
        '',
        {
          gap: 2,
          pieces: [
            [6, 'ANNA'],
            [36, 'BO'],
          ],
        },
      ],
      [
        '',
        {
          pieces: [
            [1, '(low)'],
            [30, 'Not before the'],
          ],
        },
      ],
      [
        '',
        {
          pieces: [
            [1, 'No.'],
            [30, 'tide.'],
          ],
        },
      ],
      ['', { pieces: [[1, 'Never.']] }],
    ];
    const lines = bodyLines([...usualRows(4), ...pair]);
    const found = classifyLines(lines, findLeftEdges(lines), 612).slice(usualRows(4).length);
    expect(found.map(({ kind, dual, line, opens }) => [dual, kind, line.text, opens])).toEqual([
      ['left', 'cue', 'ANNA', true],
      ['left', 'parenthetical', '(low)', false],
      ['left', 'dialogue', 'No.', false],
      ['left', 'dialogue', 'Never.', false],
      ['right', 'cue', 'BO', true],
      ['right', 'dialogue', 'Not before the', false],
      ['right', 'dialogue', 'tide.', false],
    ]);
  });
});
