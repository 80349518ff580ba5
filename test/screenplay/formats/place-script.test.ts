/** Blocks of a script without pages, at the places where the standard layout prints them. */
import { describe, expect, it } from 'vitest';
import { dumpLines } from '../../../lib/screenplay/dump.ts';
import { placeScript, type Script } from '../../../lib/screenplay/formats/place-script.ts';
import type { ScriptBlock } from '../../../lib/screenplay/script-block.ts';
import { emptyTitlePage } from '../../../lib/screenplay/text/title-fields.ts';

const heading: ScriptBlock = { kind: 'heading', text: 'INT. BAR - DAY', number: '4' };
const action = (text: string): ScriptBlock => ({ kind: 'action', text });
const speech = (cue: string, text: string, dual: 'left' | 'right' | null = null): ScriptBlock => ({
  kind: 'speech',
  cue,
  parts: [
    { kind: 'parenthetical', text: '(low)' },
    { kind: 'dialogue', text },
  ],
  dual,
});
const place = (blocks: readonly ScriptBlock[], rest: Partial<Script> = {}) =>
  placeScript({ titlePage: null, blocks, ...rest });
const dump = (blocks: readonly ScriptBlock[], rest: Partial<Script> = {}): string[] =>
  dumpLines(place(blocks, rest).lines).replaceAll('\t', ' ').split('\n').slice(0, -1);
const long = Array.from({ length: 30 }, (_, at) => `wordsandmorewordsandmorewords${at % 10}`).join(' ');

describe('the lines of a script', () => {
  it('stand where the layout prints their beginning', () => {
    expect(dump([heading, action('Rain falls.\nAnd on us.'), speech('ANNA', 'No.\nNever.'), action('Wind.')])).toEqual([
      '1:1 heading INT. BAR - DAY',
      '1:3 action Rain falls.',
      '1:4 action And on us.',
      '1:6 cue ANNA',
      '1:7 parenthetical (low)',
      '1:8 dialogue No.',
      '1:9 dialogue Never.',
      '1:11 action Wind.',
    ]);
  });

  it('stand further down where those above are broken, and on the page they begin on', () => {
    const wide = 'wide '.repeat(20).trim();
    expect(dump([action(`${wide}\nRain falls.`)])).toEqual([`1:1 action ${wide}`, '1:3 action Rain falls.']);
    const lines = dump([speech('ANNA', `${long}\n${long}\nNo.`)]).map((line) => line.slice(0, 20));
    expect(lines).toEqual([
      '1:1 cue ANNA',
      '1:2 parenthetical (l',
      '1:3 dialogue wordsan',
      '1:33 dialogue wordsa',
      '2:10 dialogue No.',
    ]);
  });

  it('are those of the source, where it has its own', () => {
    const lines = [
      { block: 0, part: null, element: 'action', text: 'Rain' },
      { block: 0, part: null, element: 'action', text: 'falls on us.' },
      { block: 0, part: null, element: 'action', text: '' },
      { block: 9, part: null, element: 'note', text: 'Nowhere.' },
    ] as const;
    expect(dump([action('Rain falls on us.')], { lines })).toEqual([
      '1:1 action Rain',
      '1:1 action falls on us.',
      '1:1 action ',
      '1:1 note Nowhere.',
    ]);
  });

  it('say which column they stand in, and that centred text is action; page breaks have none, notes a place', () => {
    expect(
      dump([
        speech('ANNA', 'No.', 'left'),
        speech('BO', 'Yes.', 'right'),
        { kind: 'centered', text: '***' },
        { kind: 'page-break' },
        { kind: 'note', text: 'Why?' },
      ]),
    ).toEqual([
      '1:1 cue ANNA dual-left',
      '1:2 parenthetical (low) dual-left',
      '1:3 dialogue No. dual-left',
      '1:1 cue BO dual-right',
      '1:2 parenthetical (low) dual-right',
      '1:3 dialogue Yes. dual-right',
      '1:5 action ***',
      '2:1 note Why?',
    ]);
  });

  it('stand one page further in the file behind a title page, whose lines come first', () => {
    const rest = { titlePage: { ...emptyTitlePage, title: 'SALT' }, titleLines: ['Title: SALT', 'Draft: 2'] };
    expect(dump([heading], rest)).toEqual([
      '1:1 title Title: SALT',
      '1:2 title Draft: 2',
      '2:1 heading INT. BAR - DAY',
    ]);
    const { screenplay } = place([heading], rest);
    expect(screenplay).toMatchObject({ titlePageCount: 1, pageCount: 1, titlePage: { title: 'SALT' } });
    expect(screenplay.scenes[0]?.at.start).toEqual({ page: 1, line: 1 });
    expect(place([heading]).screenplay).toMatchObject({ titlePageCount: 0, titlePage: emptyTitlePage });
  });
});

describe('furniture of a script without pages', () => {
  it('stands at the line that it came before, or at the last', () => {
    const blocks = [heading, action('Rain falls.')];
    const furniture = [
      { kind: 'page-number', text: '1.', block: 0, line: 0 },
      { kind: 'header', text: 'SALT', block: 1, line: 1 },
      { kind: 'page-number', text: '2.', block: 1, line: 2 },
    ] as const;
    expect(dump(blocks, { furniture })).toEqual([
      '1:1 furniture 1.',
      '1:1 heading INT. BAR - DAY',
      '1:3 furniture SALT',
      '1:3 action Rain falls.',
      '1:3 furniture 2.',
    ]);
    expect(
      place(blocks, { furniture }).screenplay.furniture.map(({ text, at }) => `${text} ${at.page}:${at.line}`),
    ).toEqual(['1. 1:1', 'SALT 1:3', '2. 1:3']);
    const titled = { furniture, titlePage: emptyTitlePage };
    expect(dump(blocks, titled)[2]).toBe('2:3 furniture SALT');
    expect(place(blocks, titled).screenplay.furniture[1]?.at).toEqual({ page: 1, line: 3 });
    expect(dump([], { furniture: furniture.slice(0, 1) })).toEqual(['1:1 furniture 1.']);
  });

  it('is (MORE) where a speech is broken, and a mark beside the line that was revised', () => {
    const blocks = [action(`${'Rain.\n'.repeat(47)}Rain.`), speech('ANNA', long), heading];
    const marks = [
      { block: 2, part: null, text: '**' },
      { block: 1, part: 1, text: '*' },
      { block: 1, part: null, text: '*' },
      { block: 1, part: 7, text: '***' },
      { block: 9, part: null, text: '*' },
    ];
    expect(
      place(blocks, { marks }).screenplay.furniture.map(
        ({ kind, text, at }) => `${kind} ${text} ${at.page}:${at.line}`,
      ),
    ).toEqual([
      'revision-mark * 1:50',
      'revision-mark *** 1:50',
      'revision-mark * 1:52',
      'more (MORE) 1:55',
      'revision-mark ** 2:31',
    ]);
  });
});

describe('elements of a script without pages', () => {
  it('reach from their first line to their last, and say where a page turns', () => {
    const { scenes } = place([
      heading,
      speech('ANNA (V.O.)', `No.\n${long} ${long}`),
      { kind: 'note', text: 'Why?' },
    ]).screenplay;
    expect(scenes[0]?.heading).toMatchObject({
      text: 'INT. BAR - DAY',
      number: '4',
      at: { start: { page: 1, line: 1 } },
    });
    const [said, note] = scenes[0]?.elements ?? [];
    expect(said).toMatchObject({
      cue: { name: 'ANNA', extensions: ['V.O.'], at: { start: { page: 1, line: 3 }, end: { page: 1, line: 3 } } },
      parts: [
        { kind: 'parenthetical', at: { start: { page: 1, line: 4 }, end: { page: 1, line: 4 } } },
        { at: { start: { page: 1, line: 5 }, end: { page: 2, line: 12 } }, turns: [{ at: { page: 2, line: 2 } }] },
      ],
      at: { start: { page: 1, line: 3 }, end: { page: 2, line: 12 } },
    });
    expect(note).toEqual({
      kind: 'note',
      text: 'Why?',
      at: { start: { page: 2, line: 13 }, end: { page: 2, line: 13 } },
    });
  });

  it('are doubted at their pages, each once', () => {
    const doubts = [{ code: 'guessed', message: 'A guess.', blocks: [0, 1, 2, 9] }];
    expect(place([heading, { kind: 'page-break' }, action('Rain.')], { doubts }).screenplay.diagnostics).toEqual([
      { code: 'guessed', message: 'A guess.', pages: [1, 2] },
    ]);
  });
});
