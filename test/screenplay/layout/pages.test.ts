import { describe, expect, it } from 'vitest';
import { dumpLines } from '../../../lib/screenplay/dump.ts';
import { readScript } from '../../../lib/screenplay/parse.ts';
import { type PageContent, type PlacedText, writePdf } from '../../pdf/write-pdf.ts';
import { parsePdf, words } from '../compare.ts';

const columns = { heading: 108, action: 108, dialogue: 180, parenthetical: 223, cue: 266, right: 470 } as const;
type Row = readonly [column: keyof typeof columns | number, text: string] | null;

/** Rows on successive lines from the top of the page; null leaves one empty. */
const page = (...rows: Row[]): PlacedText[] =>
  rows.flatMap((row, index) => {
    if (!row) return [];
    const [column, text] = row;
    return [{ x: typeof column === 'number' ? column : columns[column], y: 84 + 12 * index, text }];
  });
const read = (...pages: PageContent[]) => parsePdf(writePdf(pages));
const opening: Row[] = [['heading', 'INT. BAR - DAY'], null, ['action', 'Rain.'], null];
const anna = (text: string, cue = 'ANNA'): Row[] => [['cue', cue], ['dialogue', text], null];

describe('a speech that runs over a page end', () => {
  it('is one speech where (MORE) and (CONT’D) say so', async () => {
    const one = page(...opening, ...anna('I was'), ['cue', '(MORE)']);
    expect(words(await read(one, page(...anna('saying it.', "ANNA (CONT'D)"))))).toEqual([
      'heading: INT. BAR - DAY',
      'action: Rain.',
      'speech: ANNA | dialogue I was saying it.',
    ]);
  });

  it('is one speech where only (cont’d) says so, in small letters', async () => {
    const result = await read(page(...opening, ...anna('I was')), page(...anna('saying it.', 'ANNA (cont’d)')));
    expect(words(result).at(-1)).toBe('speech: ANNA | dialogue I was saying it.');
  });

  it('is one speech where the dialogue simply goes on', async () => {
    const result = await read(
      page(...opening, ...anna('I was')),
      page(['dialogue', 'saying it.'], null, ['action', 'Rain.']),
    );
    expect(words(result).slice(2)).toEqual(['speech: ANNA | dialogue I was saying it.', 'action: Rain.']);
  });

  it('is two speeches when someone else speaks, or the same one anew', async () => {
    const other = await read(page(...opening, ...anna('I was')), page(...anna('saying it.', "BO (CONT'D)")));
    expect(words(other)).toHaveLength(4);
    const anew = await read(page(...opening, ...anna('I was.')), page(...anna('I am.')));
    expect(words(anew)).toHaveLength(4);
  });

  it('knows its place on both pages', async () => {
    const result = await read(
      page(...opening, ...anna('I was'), ['cue', '(MORE)']),
      page(...anna('here.', "ANNA (CONT'D)")),
    );
    const speech = result.scenes[0]?.elements.at(-1);
    expect(speech?.at).toEqual({ start: { page: 1, line: 5 }, end: { page: 2, line: 2 } });
    expect(result.furniture).toMatchObject([
      { kind: 'more', at: { page: 1, line: 8 } },
      { kind: 'continued', text: "ANNA (CONT'D)" },
    ]);
  });
});

describe('a paragraph at a page end', () => {
  it('goes on when it stops in mid-sentence, and not when the sentence is done', async () => {
    const runsOn = await read(page(...opening, ...anna('Hm.'), ['action', 'She opens the']), page(['action', 'door.']));
    expect(words(runsOn).at(-1)).toBe('action: She opens the door.');
    const ends = await read(page(...opening, ...anna('Hm.'), ['action', 'She goes.']), page(['action', 'Dark.']));
    expect(words(ends).slice(-2)).toEqual(['action: She goes.', 'action: Dark.']);
  });
});

describe('numbers and marks around the text', () => {
  it('belong to the heading they stand beside: both margins, one margin, inserts; OMITTED keeps its numbers and opens no scene', async () => {
    const numbered = (y: number, number: string, text: string, both = true): PlacedText[] => [
      { x: 54, y, text: number },
      { x: 108, y, text },
      ...(both ? [{ x: 545, y, text: number }] : []),
    ];
    const result = await read([
      ...numbered(84, '9', 'INT. BAR - DAY'),
      { x: 266, y: 108, text: 'ANNA' },
      { x: 180, y: 120, text: 'Nine.' },
      ...numbered(156, '10', 'OMITTED'),
      ...numbered(180, '10A', 'EXT. STREET - NIGHT', false),
      { x: 108, y: 204, text: 'Room 12 is lit.' },
      ...numbered(228, '11', 'ON THE ROOF'),
    ]);
    expect(result.scenes.map(({ heading }) => [heading?.number, heading?.text])).toEqual([
      ['9', 'INT. BAR - DAY'],
      ['10A', 'EXT. STREET - NIGHT'],
      ['11', 'ON THE ROOF'],
    ]);
    expect(result.furniture.filter(({ kind }) => kind === 'scene-number').map(({ text }) => text)).toEqual([
      '9',
      '9',
      '10',
      '10',
      '10A',
      '11',
      '11',
    ]);
  });

  it('belong to the page with the word CONTINUED beside them, and to the text beside others', async () => {
    const speech = [...page(...opening, ...anna('One.'), ...anna('Two.'))];
    const beside = (text: string): PlacedText[] => [
      { x: 54, y: 60, text: '2' },
      { x: 108, y: 60, text },
      { x: 545, y: 60, text: '2' },
      ...page(...anna('Three.'), ...anna('Four.')),
    ];
    const turned = await read(speech, beside('CONTINUED:'));
    expect(turned.furniture.map(({ kind, text }) => `${kind} ${text}`)).toEqual([
      'scene-number 2',
      'continued CONTINUED:',
      'scene-number 2',
    ]);
    expect(words(turned)).not.toContain('action: 2');
    const fighting = await read(speech, beside('CONTINUED FIGHTING OUTSIDE'));
    expect(words(fighting).join('\n')).toContain('CONTINUED FIGHTING OUTSIDE');
  });

  it('are not taken out of the text itself, not even at the top of a page', async () => {
    const numberFirst = await read(
      page(...opening, ...anna('Hm.'), ['cue', 'ANNA']),
      page(['dialogue', '12'], null, ['action', 'Rain.']),
    );
    expect(words(numberFirst)[3]).toBe('speech: ANNA | dialogue 12');
    const result = await read(
      page(
        ...opening,
        ...anna('12'),
        ['action', '47'],
        null,
        ['action', 'CONTINUED FIGHTING.'],
        null,
        ...anna('More.'),
      ),
    );
    expect(words(result).slice(2)).toEqual([
      'speech: ANNA | dialogue 12',
      'action: 47',
      'action: CONTINUED FIGHTING.',
      'speech: ANNA | dialogue More.',
    ]);
  });
});

describe('dual dialogue', () => {
  it('is read column by column, however unequal the columns are', async () => {
    const both: PlacedText[] = [
      [108 + 58, 'ANNA'],
      [338 + 58, 'BO (O.S.)'],
    ].map(([x, text]) => ({ x: Number(x), y: 180, text: String(text) }));
    const left: PlacedText[] = ['One', 'two', 'three.'].map((text, index) => ({ x: 108, y: 192 + 12 * index, text }));
    const right: PlacedText[] = [
      { x: 366, y: 192, text: '(softly)' },
      ...['Ein', 'zwei', 'drei', 'vier.'].map((text, index) => ({ x: 338, y: 204 + 12 * index, text })),
    ];
    const result = await read([
      ...page(...opening, ...anna('First.')),
      ...both,
      ...left,
      ...right,
      { x: 108, y: 276, text: 'Rain.' },
    ]);
    expect(words(result).slice(3)).toEqual([
      'left: ANNA | dialogue One two three.',
      'right: BO (O.S.) | parenthetical (softly) | dialogue Ein zwei drei vier.',
      'action: Rain.',
    ]);
  });

  const sides = (y: number, ...rows: readonly (readonly [left: string, right: string])[]): PlacedText[] =>
    rows.flatMap(([left, right], index) => [
      { x: left === left.toUpperCase() ? 166 : 108, y: y + 12 * index, text: left },
      { x: right === right.toUpperCase() ? 396 : 338, y: y + 12 * index, text: right },
    ]);

  it.each([
    ['(CONT’D) says so', [], "ANNA (CONT'D)", "BO (CONT'D)"],
    ['(MORE) says so', [['(MORE)', '(MORE)']], 'ANNA', 'BO'],
  ] as const)('goes on over a page end where %s', async (_how, more, one, two) => {
    const before = [
      ...page(...opening, ...anna('First.')),
      ...sides(180, ['ANNA', 'BO'], ['I was', 'Nobody was'], ...more),
    ];
    const after = [...sides(84, [one, two], ['saying it.', 'listening.']), { x: 108, y: 132, text: 'Rain.' }];
    expect(words(await read(before, after)).slice(3)).toEqual([
      'left: ANNA | dialogue I was saying it.',
      'right: BO | dialogue Nobody was listening.',
      'action: Rain.',
    ]);
  });

  it('opens anew on the next page where nothing says that it goes on', async () => {
    const before = [...page(...opening, ...anna('First.')), ...sides(180, ['ANNA', 'BO'], ['One.', 'Two.'])];
    const after = [...sides(84, ['ANNA', 'BO'], ['Three.', 'Four.']), { x: 108, y: 132, text: 'Rain.' }];
    expect(words(await read(before, after))).toHaveLength(8);
  });
});

describe('pages before the script', () => {
  const centred = (y: number, text: string): PlacedText => ({ x: 306 - text.length * 3.6, y, text });
  const script = page(...opening, ...anna('Hello.'));

  it('give title, writers, source, draft and contact, and are not counted', async () => {
    const title = [
      centred(250, '“NO RAIN”'),
      centred(290, 'Written by'),
      centred(314, 'Ann Lee & Bo Park'),
      centred(350, 'Based on the novel'),
      centred(362, 'by C. Dee'),
      { x: 108, y: 690, text: 'ann@example.com' },
      { x: 400, y: 690, text: 'Blue draft 1/2/26' },
    ];
    const dedication = [centred(300, 'For the drains')];
    const result = await read(title, dedication, script);
    expect(result.titlePage).toEqual({
      title: 'NO RAIN',
      credit: 'Written by',
      authors: ['Ann Lee', 'Bo Park'],
      source: 'Based on the novel by C. Dee',
      draft: 'Blue draft 1/2/26',
      contact: 'ann@example.com',
    });
    expect(result).toMatchObject({
      titlePageCount: 2,
      pageCount: 1,
      scenes: [{ at: { start: { page: 1, line: 1 } } }],
    });
  });

  it('are none when the script begins at once, with or without a heading', async () => {
    expect(await read(script)).toMatchObject({ titlePageCount: 0, pageCount: 1 });
    const unheaded = await read(page(['action', 'A dark stage.'], null, ...anna('Hello.')), script);
    expect(unheaded).toMatchObject({ titlePageCount: 0, pageCount: 2, scenes: [{ heading: null }, { heading: {} }] });
  });
});

describe('columns', () => {
  it('are found where every line wanders a little and text is printed twice for bold', async () => {
    const script = page(...opening, ...anna('Hello.'), ...anna('There.'), ['parenthetical', 'x'], ...anna('Again.'));
    const wandering = script
      .filter(({ text }) => text !== 'x')
      .flatMap((text, index) => [
        { ...text, x: text.x + ((index * 7) % 5) - 2 },
        { ...text, x: text.x + ((index * 7) % 5) - 1.7 },
      ]);
    expect(words(await read(wandering))).toEqual([
      'heading: INT. BAR - DAY',
      'action: Rain.',
      'speech: ANNA | dialogue Hello.',
      'speech: ANNA | dialogue There.',
      'speech: ANNA | dialogue Again.',
    ]);
  });

  it('serve as well where every cue is centred on the page', async () => {
    const cues = ['ANNA', 'BARTHOLOMEW', 'THE MAN FROM THE BANK (O.S.)', 'BO'];
    const rows = cues.flatMap((cue): Row[] => [
      [306 - cue.length * 3.6, cue],
      ['dialogue', 'I speak here, at some length.'],
      null,
    ]);
    expect(words(await read(page(...opening, ...rows))).slice(2)).toEqual(
      cues.map((cue) => `speech: ${cue} | dialogue I speak here, at some length.`),
    );
  });
});

it('a dump shows every line in its place, furniture among them, by the pages of the file', async () => {
  const pages = writePdf([
    page(...opening, ...anna('I was'), ['cue', '(MORE)']),
    page(...anna('here.', "ANNA (CONT'D)")),
  ]);
  const { lines } = await readScript(pages, { format: 'pdf', maxPages: 10 });
  expect(dumpLines(lines).split('\n')).toEqual([
    '1:1\theading\tINT. BAR - DAY',
    '1:3\taction\tRain.',
    '1:5\tcue\tANNA',
    '1:6\tdialogue\tI was',
    '1:8\tfurniture\t(MORE)',
    "2:1\tcue\tANNA (CONT'D)",
    '2:2\tdialogue\there.',
    '',
  ]);
});
