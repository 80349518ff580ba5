/** Lines without a column of cues: names before colons, names in the margin, weak columns, and two who speak at once. */
import { describe, expect, it } from 'vitest';
import type { ClassifiedLine } from '../../../lib/screenplay/layout/classified-line.ts';
import {
  classifyByWords,
  classifyNamedSpeeches,
  weakColumnOf,
} from '../../../lib/screenplay/layout/classify-by-words.ts';
import { findLeftEdges, type LeftEdges } from '../../../lib/screenplay/layout/left-edges.ts';
import { wordsOf } from '../../../lib/screenplay/text/line-words.ts';
import { bodyLines, pitch, type Row } from './body-lines.ts';

const told = (lines: readonly ClassifiedLine[] | null): string[] | null =>
  lines?.map(({ kind, line, opens, dual }) => `${dual ? `${dual} ` : ''}${mark(opens)}${kind}: ${line.text}`) ?? null;
const mark = (opens: boolean): string => (opens ? '' : '+');
const times = <T>(count: number, make: (index: number) => T[]): T[] =>
  Array.from({ length: count }, (_, at) => make(at)).flat();
const named = (rows: readonly Row[]) => {
  const lines = bodyLines(rows);
  return classifyNamedSpeeches(lines, findLeftEdges(lines));
};

describe('speeches behind names and colons', () => {
  const talk = (at: number): Row[] => [
    [at % 2 === 0 ? 'ANNA: I told you so.' : 'BO: You never did.', { gap: 2 }],
    [at % 2 === 0 ? 'And I was right.' : 'And you were wrong.'],
  ];

  it('are a cue and a speech, and what follows without a gap goes on', () => {
    const found = told(
      named([['INT. BOAT HOUSE - NIGHT', { gap: 2 }], ...times(6, talk), ['The rain falls on the roof.', { gap: 2 }]]),
    );
    expect(found?.slice(0, 5)).toEqual([
      'heading: INT. BOAT HOUSE - NIGHT',
      'cue: ANNA:',
      'dialogue: I told you so.',
      '+dialogue: And I was right.',
      'cue: BO:',
    ]);
    expect(found?.at(-1)).toBe('action: The rain falls on the roof.');
  });

  it('have each the place of their own piece', () => {
    const rows = times(6, (at): Row[] => [
      [
        '',
        {
          gap: 2,
          pieces: [
            [0, at % 2 === 0 ? 'ANNA:' : 'BO:'],
            [12, 'I told you so.'],
          ],
        },
      ],
    ]);
    const lines = bodyLines(rows);
    const [cue, speech] = classifyNamedSpeeches(lines, findLeftEdges(lines)) ?? [];
    expect([cue?.line.x, speech?.line.x]).toEqual([108, 108 + 12 * 7.2]);
    expect([cue?.kind, speech?.kind]).toEqual(['cue', 'dialogue']);
  });

  it('go on where they hang behind their names', () => {
    const hanging = (at: number): Row[] => [
      [
        '',
        {
          pieces: [
            [0, at % 2 === 0 ? 'ANNA:' : 'BO:'],
            [12, 'I told you so and so.'],
          ],
        },
      ],
      ['the roof', { column: 12 }],
      ['The rain falls on the roof.'],
    ];
    const found = told(named(times(6, hanging)));
    expect(found?.slice(0, 4).map((line) => line.replace('+', ''))).toEqual([
      'cue: ANNA:',
      'dialogue: I told you so and so.',
      'dialogue: the roof',
      'action: The rain falls on the roof.',
    ]);
  });

  it('are none where too few stand on the line of their name', () => {
    const below = times(8, (at): Row[] => [[at % 2 === 0 ? 'ANNA:' : 'BO:', { gap: 2 }], ['I told you so.']]);
    expect(named(below)).toBeNull();
    expect(named(times(6, (): Row[] => [['The rain falls.', { gap: 2 }]]))).toBeNull();
  });
});

describe('names in the margin', () => {
  const beside = (name: string, speech: string, column = 14, from = 0): Row => [
    '',
    {
      gap: 2,
      pieces: [
        [from, name],
        [column, speech],
      ],
    },
  ];
  const names = (count: number, make = (at: number): Row => beside(at % 2 === 0 ? 'ANNA' : 'BO', 'I told you so.')) =>
    times(count, (at) => [make(at)]);
  const opening = (rows: readonly Row[]) => told(named(rows))?.slice(0, 2) ?? null;

  it('speak what stands beside them, from five names on', () => {
    expect(opening(names(5))).toEqual(['cue: ANNA', 'dialogue: I told you so.']);
    expect(opening(names(4))).toBeNull();
  });

  it('may have a tenth of an inch of play, and three in ten may stand elsewhere', () => {
    const wandering = (at: number): Row => beside(at % 2 === 0 ? 'ANNA' : 'BO', 'I told you so.', 14 + (at % 3));
    expect(opening(names(9, wandering))).toEqual(['cue: ANNA', 'dialogue: I told you so.']);
    const some =
      (others: number) =>
      (at: number): Row =>
        beside(at % 2 === 0 ? 'ANNA' : 'BO', 'I told you so.', at < others ? 30 + 4 * at : 14);
    expect(opening(names(10, some(3)))).toEqual(['cue: ANNA', 'dialogue: I told you so.']);
    expect(opening(names(10, some(4)))).toBeNull();
  });

  it('stand at the edge, and their speeches in one column', () => {
    const far = (at: number): Row => beside(at % 2 === 0 ? 'ANNA' : 'BO', 'I told you so.', 14 + 3 * at);
    expect(opening([['The rain falls on the roof.'], ...names(9, far)])).toBeNull();
    const inside = (at: number): Row => beside(at % 2 === 0 ? 'ANNA' : 'BO', 'I told you so.', 20, 4);
    expect(opening([...times(8, (): Row[] => [['The rain falls on us.']]), ...names(9, inside)])).toBeNull();
    expect(opening(names(9, () => beside('Anna', 'I told you so.')))).toBeNull();
    const three = (): Row => [
      '',
      {
        gap: 2,
        pieces: [
          [0, 'ANNA'],
          [14, 'So.'],
          [30, 'No.'],
        ],
      },
    ];
    expect(opening(names(9, three))).toBeNull();
  });
});

describe('lines by their words', () => {
  const edges: LeftEdges = { action: 108, speech: null, right: 500, pitch, near: null, axis: null };
  const scene = (name: string, speech: string, heading: Row = ['INT. BOAT HOUSE - NIGHT', { gap: 2 }]): Row[] => [
    heading,
    ['The rain falls on the roof of the house.', { gap: 2 }],
    [name, { gap: 2 }],
    [speech],
    ['She turns to the window and looks at the sea.', { gap: 2 }],
  ];
  const kinds = (rows: readonly Row[], given: LeftEdges = edges) => told(classifyByWords(bodyLines(rows), given));

  it('have elements, though they have no columns', () => {
    expect(kinds(scene('ANNA', 'I told you so.'))).toEqual([
      'heading: INT. BOAT HOUSE - NIGHT',
      'action: The rain falls on the roof of the house.',
      'cue: ANNA',
      'dialogue: I told you so.',
      'action: She turns to the window and looks at the sea.',
    ]);
    expect(kinds([])).toEqual([]);
  });

  it('open a paragraph behind a gap, and at the top of a page behind a sentence', () => {
    const over = (last: string): string | undefined =>
      kinds([
        ...scene('ANNA', 'I told you so.'),
        [last, { gap: 2 }],
        ['the window and looks at the sea.', { page: 2 }],
      ])?.at(-1);
    expect(over('She turns to the sea and the sky, and then to')).toBe('+action: the window and looks at the sea.');
    expect(over('She turns to the sea and the sky, and to him.')).toBe('action: the window and looks at the sea.');
  });

  it('keep two who speak at once where they stand', () => {
    const both: Row[] = [
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
            [1, 'No.'],
            [30, 'Yes.'],
          ],
        },
      ],
    ];
    const rows = scene('ANNA', 'I told you so.');
    const dual = ['left cue: ANNA', 'left +dialogue: No.', 'right cue: BO', 'right +dialogue: Yes.'];
    expect(kinds([...rows, ...both])?.slice(5)).toEqual(dual);
    expect(kinds([...both, ...rows])?.slice(0, 5)).toEqual([...dual, 'heading: INT. BOAT HOUSE - NIGHT']);
    expect(kinds([...both, ...both])).toEqual([...dual, ...dual]);
    expect(kinds([...rows.slice(0, 2), ...both, ...rows.slice(2)])?.slice(2, 7)).toEqual([...dual, 'cue: ANNA']);
  });

  it('are told by weak columns where the words leave it open', () => {
    const rows = (column: number, cue: number): Row[] =>
      times(4, (at): Row[] => [
        ['INT. BOAT HOUSE - NIGHT', { gap: 2 }],
        ['The rain falls on the roof.', { gap: 2 }],
        [at % 2 === 0 ? 'ANNA' : 'BO', { gap: 2, column: cue }],
        ['the roof falls', { column }],
      ]);
    const near = (dialogue: number | null): LeftEdges => ({ ...edges, near: { cue: 108 + 10 * 7.2, dialogue } });
    const spoken = (found: string[] | null) =>
      found?.filter((line) => line.endsWith('dialogue: the roof falls')).length;
    expect(spoken(kinds(rows(2, 10), near(108 + 2 * 7.2)))).toBe(4);
    expect(kinds(rows(0, 10), near(null))?.filter((line) => line.startsWith('cue'))).toHaveLength(4);
    const centred = rows(0, 0).map(
      ([text, place = {}]): Row =>
        text === 'the roof falls' || text === 'ANNA' || text === 'BO'
          ? [text, { ...place, column: 27 - text.length / 2 }]
          : [text, place],
    );
    expect(spoken(kinds(centred, { ...edges, axis: 108 + 27 * 7.2 }))).toBe(4);
  });
});

describe('a column that does not say all', () => {
  const at = (x: number, right: number, name = 'ANNA') => ({ x, right, words: wordsOf(name) });

  it('is that of cues, of speech or of action, by the middle between their edges', () => {
    const edges = { action: 100, near: { cue: 160, dialogue: 110 }, axis: null };
    const columns = [136, 135, 106, 105, 100].map((x) => weakColumnOf(at(x, x + 50), edges));
    expect(columns).toEqual(['cue', 'speech', 'speech', 'action', 'action']);
  });

  it('is that of cues alone where speeches stand at the edge of the action', () => {
    const edges = { action: 100, near: { cue: 160, dialogue: null }, axis: null };
    expect([131, 130, 100].map((x) => weakColumnOf(at(x, x + 50), edges))).toEqual(['cue', null, null]);
  });

  it('is about an axis that of cues or of speech, by the words', () => {
    const edges = { action: 100, near: null, axis: 300 };
    expect([292, 293, 300, 307, 308].map((middle) => weakColumnOf(at(middle - 20, middle + 20), edges))).toEqual([
      null,
      'cue',
      'cue',
      'cue',
      null,
    ]);
    expect(weakColumnOf(at(280, 320, 'Not now.'), edges)).toBe('speech');
    expect([98, 99, 101, 102].map((x) => weakColumnOf(at(x, 600 - x), edges))).toEqual([
      'cue',
      'action',
      'action',
      'cue',
    ]);
  });

  it('is none where the script has none', () => {
    expect(weakColumnOf(at(200, 250), { action: 100, near: null, axis: null })).toBeNull();
  });
});
