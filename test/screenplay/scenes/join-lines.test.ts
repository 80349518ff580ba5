/** Lines whose element is known, joined. */
import { describe, expect, it } from 'vitest';
import type { ClassifiedLine, LineKind } from '../../../lib/screenplay/layout/classified-line.ts';
import { joinLines } from '../../../lib/screenplay/scenes/join-lines.ts';
import { wordsOf } from '../../../lib/screenplay/text/line-words.ts';

let y = 0;
function line(
  kind: LineKind,
  text: string,
  rest: Partial<Pick<ClassifiedLine, 'opens' | 'dual'>> & {
    page?: number;
    x?: readonly number[];
    number?: string;
  } = {},
): ClassifiedLine {
  y += 12;
  const { opens = true, page = 1, x = [108], dual = null, number = null } = rest;
  const pieces = text.split('   ');
  const segments = pieces.map((piece, at) => ({
    text: piece,
    x: x[at] ?? 108,
    right: (x[at] ?? 108) + 7.2 * piece.length,
    font: '',
  }));
  const whole = pieces.join(' ');
  return {
    line: {
      page,
      y,
      x: x[0] ?? 108,
      right: segments.at(-1)?.right ?? 0,
      text: whole,
      font: '',
      segments,
      sceneNumber: number,
      words: wordsOf(whole),
    },
    kind,
    opens,
    dual,
  };
}
const joinWith = (pagesWithMore: readonly number[], ...lines: ClassifiedLine[]) =>
  joinLines(lines, {
    placeOf: (at) => ({ page: at.page, line: Math.round(at.y / 12) }),
    pagesWithMore: new Set(pagesWithMore),
  });
const join = (...lines: ClassifiedLine[]) => joinWith([], ...lines);
/** Each piece as its kind and its words; of a speech the name and what is said. */
const told = ({ pieces, repeatedCues }: ReturnType<typeof join>): string[] => [
  ...pieces.map((piece) => {
    if (piece.kind === 'heading') return `heading: ${piece.heading.text}`;
    if (piece.kind !== 'speech') return `${piece.kind}: ${piece.text}`;
    const parts = piece.parts.map(({ kind, text }) => (kind === 'parenthetical' ? `[${text}]` : text));
    return [piece.dual ?? 'speech', `${piece.cue.name}:`, ...parts].join(' ');
  }),
  ...repeatedCues.map(({ text }) => `again: ${text}`),
];
const on = { opens: false } as const;

it('a numbered heading gives its number once, from either end or both', () => {
  const { pieces } = join(line('heading', '12A EXT. PIER - DAY 12A'), line('heading', '2-B INT. SHED - NIGHT'));
  expect(pieces).toMatchObject([
    { heading: { text: 'EXT. PIER - DAY', number: '12A', location: 'PIER', timeOfDay: 'DAY' } },
    { heading: { text: 'INT. SHED - NIGHT', number: '2-B' } },
  ]);
});

it('a heading of two lines is one, and a second heading that opens is another', () => {
  const { pieces } = join(
    line('heading', 'INT. THE OLD LIGHTHOUSE KEEPER’S'),
    line('heading', 'COTTAGE - NIGHT', { opens: false }),
    line('heading', 'EXT. PIER - DAY'),
  );
  expect(pieces.map((piece) => (piece.kind === 'heading' ? piece.heading.location : piece.kind))).toEqual([
    'THE OLD LIGHTHOUSE KEEPER’S COTTAGE',
    'PIER',
  ]);
});

it('a clause beside a cue is kept in its text and is no part of the name; an extension is', () => {
  const { pieces } = join(
    line('cue', 'OLE   SHOUTING NOW', { x: [266, 400] }),
    line('dialogue', 'Here!', { opens: false }),
    line('cue', 'HEDDA   (V.O.)', { x: [266, 400] }),
    line('dialogue', 'There!', { opens: false }),
  );
  expect(pieces).toMatchObject([
    { cue: { text: 'OLE SHOUTING NOW', name: 'OLE' } },
    { cue: { name: 'HEDDA', extensions: ['V.O.'] } },
  ]);
});

it('a paragraph goes on until a line opens another', () => {
  expect(told(join(line('action', 'Rain falls'), line('action', 'on us.', on), line('action', 'And on.')))).toEqual([
    'action: Rain falls on us.',
    'action: And on.',
  ]);
});

it('shots and transitions are each their own', () => {
  expect(
    told(
      join(
        line('shot', 'LATER'),
        line('shot', 'ANGLE ON BO', on),
        line('transition', 'CUT'),
        line('transition', 'TO:', on),
      ),
    ),
  ).toEqual(['shot: LATER', 'shot: ANGLE ON BO', 'transition: CUT', 'transition: TO:']);
});

it('a heading of two lines is two where the second has a number of its own', () => {
  expect(
    told(
      join(
        line('heading', 'INT. BAR'),
        line('heading', 'EXT. PIER', { ...on, number: '3' }),
        line('heading', 'NIGHT', on),
      ),
    ),
  ).toEqual(['heading: INT. BAR', 'heading: EXT. PIER NIGHT']);
  expect(join(line('heading', '4 INT. BAR', { number: '5' })).pieces).toMatchObject([{ heading: { number: '5' } }]);
});

it('a speech has its parts: what is said, and how', () => {
  expect(
    told(
      join(
        line('cue', 'THE VOICE OF THE OLD'),
        line('cue', 'LIGHTHOUSE (V.O.)', on),
        line('parenthetical', '(as if she', on),
        line('parenthetical', 'had not)', on),
        line('parenthetical', '(low)', on),
        line('dialogue', 'No', on),
        line('dialogue', 'more.'),
        line('parenthetical', '(beat)', on),
        line('dialogue', 'Never.', on),
        line('action', 'Rain.'),
      ),
    ),
  ).toEqual([
    'speech THE VOICE OF THE OLD LIGHTHOUSE: [(as if she had not)] [(low)] No more. [(beat)] Never.',
    'action: Rain.',
  ]);
});

it('two speeches are two, though nothing stands between their names', () => {
  expect(
    told(join(line('cue', 'ANNA'), line('dialogue', 'No.', on), line('cue', 'BO'), line('dialogue', 'Yes.', on))),
  ).toEqual(['speech ANNA: No.', 'speech BO: Yes.']);
  expect(told(join(line('cue', 'ANNA'), line('cue', 'BO'), line('dialogue', 'Yes.', on)))).toEqual([
    'speech ANNA:',
    'speech BO: Yes.',
  ]);
});

it('what is spoken by nobody is told', () => {
  const { pieces } = join(line('action', 'Rain.'), line('dialogue', 'No.'), line('parenthetical', '(low)', on));
  expect(pieces.map((piece) => (piece.kind === 'heading' ? '' : piece.kind))).toEqual(['action', 'action']);
  expect(pieces[1]).toMatchObject({ text: 'No. (low)' });
});

it('a paragraph goes on over a page end in mid-sentence, and says where it turns', () => {
  const over = (last: string, first: string) =>
    join(line('action', 'It is.'), line('action', last), line('action', first, { page: 2 }));
  expect(told(over('Rain falls', 'on us.'))).toEqual(['action: It is.', 'action: Rain falls on us.']);
  expect(over('Rain falls', 'on us.').pieces[1]).toMatchObject({ turns: [{ from: 11, at: { page: 2 } }] });
  expect(told(over('Rain falls.', 'On us.'))).toEqual(['action: It is.', 'action: Rain falls.', 'action: On us.']);
  expect(told(join(line('heading', 'INT. BAR'), line('heading', 'AND YARD', { ...on, page: 2 })))).toEqual([
    'heading: INT. BAR',
    'heading: AND YARD',
  ]);
});

it('a name printed again where a speech goes on over a page end belongs to the page', () => {
  const speech = (again: string, page = 2): ClassifiedLine[] => [
    line('cue', 'ANNA (V.O.)'),
    line('dialogue', 'No', on),
    line('cue', again, { page }),
    line('dialogue', 'more.', { ...on, page }),
  ];
  const one = ['speech ANNA: No more.'];
  expect(told(join(...speech("ANNA (V.O.) (CONT'D)")))).toEqual([...one, "again: ANNA (V.O.) (CONT'D)"]);
  expect(told(joinWith([1], ...speech('ANNA')))).toEqual([...one, 'again: ANNA']);
  for (const separate of [
    join(...speech('ANNA')),
    join(...speech("BO (CONT'D)")),
    join(...speech("ANNA (CONT'D)", 1)),
    join(...speech("ANNA (CONT'D)", 3)),
    joinWith([3], ...speech("ANNA (CONT'D)")),
    joinWith([1], ...speech('BO')),
  ])
    expect(separate.pieces).toHaveLength(2);
  expect(told(join(line('action', 'No'), line('cue', "ANNA (CONT'D)", { page: 2 })))).toEqual([
    'action: No',
    'speech ANNA:',
  ]);
});

describe('two who speak at once', () => {
  const half = (dual: 'left' | 'right', name: string, words: string, page = 1): ClassifiedLine[] => [
    line('cue', name, { dual, page }),
    line('dialogue', words, { ...on, dual, page }),
  ];

  it('have a speech each', () => {
    expect(
      told(join(...half('left', 'ANNA', 'No.'), ...half('right', 'BO', 'Yes.'), line('dialogue', 'Maybe.'))),
    ).toEqual(['left ANNA: No.', 'right BO: Yes.', 'action: Maybe.']);
  });

  it('go on over a page end, each with a name printed again', () => {
    const found = join(
      ...half('left', 'ANNA', 'No'),
      ...half('right', 'BO', 'Yes'),
      ...half('left', "ANNA (CONT'D)", 'more.', 2),
      ...half('right', "BO (CONT'D)", 'again.', 2),
      line('action', 'Rain.', { page: 2 }),
    );
    expect(told(found)).toEqual([
      'left ANNA: No more.',
      'right BO: Yes again.',
      'action: Rain.',
      "again: ANNA (CONT'D)",
      "again: BO (CONT'D)",
    ]);
    const others = join(...half('left', 'ANNA', 'No'), ...half('right', 'BO', 'Yes'), ...half('left', 'BO', 'So', 2));
    expect(told(others)).toEqual(['left ANNA: No', 'right BO: Yes', 'left BO: So']);
    const lone = join(...half('left', 'ANNA', 'No'), line('cue', "ANNA (CONT'D)", { page: 2 }));
    expect(told(lone)).toEqual(['left ANNA: No', 'speech ANNA:']);
  });

  it('are not named by what stands beside their names', () => {
    const cue = line('cue', 'ANNA   BO', { x: [108, 300], dual: 'left' });
    expect(told(join(cue))).toEqual(['left ANNA BO:']);
  });
});

it('a mark before a name is no name, nor is a name of two lines beside another', () => {
  expect(told(join(line('cue', '12   ANNA', { x: [60, 266] })))).toEqual(['speech 12 ANNA:']);
  expect(told(join(line('cue', 'ANNA   BO', { x: [266, 400] }), line('cue', 'CY', on)))).toEqual([
    'speech ANNA BO CY:',
  ]);
});

it('each piece reaches from its first line to its last', () => {
  y = 0;
  const { pieces } = join(
    line('heading', 'INT. BAR'),
    line('cue', 'ANNA'),
    line('parenthetical', '(low)', on),
    line('dialogue', 'No', on),
    line('dialogue', 'more.', on),
  );
  const at = (from: number, to = from) => ({ start: { page: 1, line: from }, end: { page: 1, line: to } });
  expect(pieces).toMatchObject([
    { heading: { at: at(1) } },
    { at: at(2, 5), cue: { at: at(2) }, parts: [{ at: at(3) }, { at: at(4, 5) }] },
  ]);
});
