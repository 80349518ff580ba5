/** What a reading says of its pages: what is hidden there, what is none of the script, and where all of it stands. */
import { describe, expect, it } from 'vitest';
import type { Hiding, PdfPage, PdfRun } from '../../lib/screenplay/pdf/pdf-page.ts';
import { readPositions } from '../../lib/screenplay/read-positions.ts';

const letterWidth = 7.2;
type Placed = readonly [x: number, y: number, text: string];
const run = ([x, y, text]: Placed, hiding?: Hiding): PdfRun => ({
  text,
  x,
  y,
  width: text.length * letterWidth,
  fontSize: 12,
  font: '',
  upright: true,
  ...(hiding && { hiding }),
});
const page = (number: number, texts: readonly Placed[], hidden: readonly PdfRun[] = []): PdfPage => ({
  number,
  width: 612,
  height: 792,
  readable: true,
  runs: texts.map((text) => run(text)),
  hidden,
});
const body = (letter: string, top = 84): Placed[] => [
  [108, top, `INT. BAR ${letter} - DAY`],
  [108, top + 24, `Rain falls on ${letter}.`],
  [108, top + 36, `And on us, ${letter}.`],
  [266, top + 60, 'ANNA'],
  [180, top + 72, `No, ${letter}.`],
];
const script = (number: number, letter: string, hidden: readonly PdfRun[] = []): PdfPage =>
  page(number, body(letter), hidden);
const title: Placed[] = [
  [270, 250, 'SALT ROAD'],
  [274, 286, 'written by'],
  [270, 310, 'Ida Brandt'],
];
const messages = (pages: readonly PdfPage[]) =>
  readPositions(pages).screenplay.diagnostics.map(({ code, message, pages: of }) => `${code} [${of}] ${message}`);

describe('words that no reader sees', () => {
  it('are named by their pages, their number and the way they are hidden', () => {
    expect(
      messages([script(1, 'A', [run([108, 600, 'drink salt']), run([108, 612, 'again'], 'tiny')]), script(2, 'B')]),
    ).toEqual([
      'hidden_text [1] Page 1 of the file holds 3 words that a reader of the PDF does not see (far too small to read). No report counts them.',
    ]);
    expect(messages([script(1, 'A', [run([108, 600, 'salted'], 'invisible')]), script(2, 'B')])).toEqual([
      'hidden_text [1] Page 1 of the file holds a word that a reader of the PDF does not see (drawn without ink). No report counts it.',
    ]);
    expect(
      messages([
        script(1, 'A', [run([108, 600, ' salted  fish '], 'clipped')]),
        script(2, 'B', [run([108, 600, 'fish'], 'off-page'), run([108, 612, 'fish'], 'clipped')]),
      ]),
    ).toEqual([
      'hidden_text [1,2] Pages 1-2 of the file hold 4 words that a reader of the PDF does not see (cut off by the drawing, beside the page). No report counts them.',
    ]);
  });

  it.each<[Hiding, string]>([
    ['blank', 'in letters without form'],
    ['other-letters', 'in letters that draw another text'],
    ['paper-coloured', 'in the colour of the paper'],
    ['transparent', 'drawn see-through'],
    ['hidden-layer', 'in a layer that is off'],
    ['covered', 'covered by a shape'],
    ['under-picture', 'covered by a picture'],
  ])('are hidden in a way that is told: %s', (hiding, words) => {
    expect(messages([script(1, 'A', [run([108, 600, 'salted'], hiding)]), script(2, 'B')])[0]).toContain(`(${words})`);
  });

  it('are four letters or digits on a page at least: fewer are specks', () => {
    expect(
      messages([script(1, 'A', [run([108, 600, 'a, b.'], 'tiny'), run([300, 600, '3'], 'tiny')]), script(2, 'B')]),
    ).toEqual([]);
    expect(
      messages([script(1, 'A', [run([108, 600, 'a, b.'], 'tiny'), run([300, 600, '34'], 'tiny')]), script(2, 'B')]),
    ).toHaveLength(1);
  });

  it('are furniture, those of a title page on page 1', () => {
    const { screenplay } = readPositions([
      page(1, title, [run([108, 600, 'salted'], 'tiny')]),
      script(2, 'A', [run([108, 600, 'fish'], 'tiny')]),
      script(3, 'B'),
    ]);
    expect(screenplay.titlePageCount).toBe(1);
    expect(screenplay.furniture.map(({ kind, text, at }) => [kind, text, at.page])).toEqual([
      ['hidden', 'salted', 1],
      ['hidden', 'fish', 1],
    ]);
  });
});

describe('pages of another script', () => {
  it('are named, and no part of this one', () => {
    const { screenplay, lines } = readPositions([page(1, title), script(2, 'A'), page(3, title), script(4, 'B')]);
    expect(screenplay.diagnostics).toEqual([
      {
        code: 'several_scripts',
        message:
          'Page 3 of the file looks like the title page of another script. All were read as one: upload them one by one if they are not parts of a whole.',
        pages: [3],
      },
    ]);
    expect(screenplay.titlePage).toMatchObject({ title: 'SALT ROAD', authors: ['Ida Brandt'] });
    expect(screenplay.furniture.map(({ kind, text, at }) => `${kind} ${text} ${at.page}`)).toEqual([
      'header SALT ROAD 2',
      'header written by 2',
      'header Ida Brandt 2',
    ]);
    expect(lines.filter(({ element }) => element === 'title').map(({ page: of }) => of)).toEqual([1, 1, 1, 3, 3, 3]);
    expect(screenplay.scenes).toHaveLength(2);
    const two = messages([script(1, 'A'), page(2, title), script(3, 'B'), page(4, title), script(5, 'C')]);
    expect(two).toHaveLength(1);
    expect(two[0]).toContain('Pages 2, 4 of the file look like the title pages of another script.');
  });
});

describe('a title above the script', () => {
  it('is read, and its lines are those of a title', () => {
    const { screenplay, lines } = readPositions([
      page(1, [[270, 84, 'SALT ROAD'], [298, 108, 'by'], [270, 120, 'Ida Brandt'], ...body('A', 168)]),
      script(2, 'B'),
    ]);
    expect(screenplay.titlePage).toMatchObject({ title: 'SALT ROAD', authors: ['Ida Brandt'] });
    expect(lines.slice(0, 4).map(({ element, text }) => `${element} ${text}`)).toEqual([
      'title SALT ROAD',
      'title by',
      'title Ida Brandt',
      'heading INT. BAR A - DAY',
    ]);
  });
});

describe('pages that end in mid-speech', () => {
  it('go on behind the name that is printed again, which is the page’s', () => {
    const { screenplay } = readPositions([
      page(1, [...body('A'), [266, 168, '(MORE)']]),
      page(2, [
        [266, 84, "ANNA (CONT'D)"],
        [180, 96, 'Not now.'],
        [108, 120, 'Rain falls on B.'],
      ]),
      script(3, 'C'),
    ]);
    expect(screenplay.furniture.map(({ kind, text, at }) => `${kind} ${text} ${at.page}:${at.line}`)).toEqual([
      'more (MORE) 1:8',
      "continued ANNA (CONT'D) 2:1",
    ]);
    const [first] = screenplay.scenes;
    expect(
      first?.elements.map((element) =>
        element.kind === 'speech' ? element.parts.map(({ text }) => text) : element.text,
      ),
    ).toEqual(['Rain falls on A. And on us, A.', ['No, A. Not now.'], 'Rain falls on B.']);
  });
});

describe('letters of another program', () => {
  it('are mended on every page, pages without text aside', () => {
    const mac = (number: number, letter: string): PdfPage =>
      page(number, [...body(letter), [108, 180, `ItÕs ${letter}, and itÕs us.`]]);
    const { lines } = readPositions([mac(1, 'A'), page(2, []), mac(3, 'B')]);
    expect(lines.filter(({ text }) => text.includes('us.')).map(({ text }) => text)).toEqual([
      'It’s A, and it’s us.',
      'It’s B, and it’s us.',
    ]);
    expect(lines.filter(({ element }) => element === 'heading').map(({ page: of, text }) => `${of} ${text}`)).toEqual([
      '1 INT. BAR A - DAY',
      '3 INT. BAR B - DAY',
    ]);
  });
});

describe('lines of a page', () => {
  it('may be more than fifty-five, and a scene’s eighths are of the longest page, seventy lines at most', () => {
    const long = (last: number): PdfPage => page(2, [...body('B'), [108, last, 'Rain falls on B again.']]);
    const eighths = (last: number): number[] =>
      readPositions([
        page(1, [...body('A'), [108, 84 + 32 * 12, 'EXT. PIER - DAY'], [108, 84 + 34 * 12, 'Rain.']]),
        long(last),
      ]).screenplay.scenes.map(({ eighths: of }) => of);
    expect(eighths(84 + 20 * 12)[0]).toBe(5);
    expect(eighths(84 + 63 * 8.5)[0]).toBe(5);
    expect(eighths(84 + 12 * 58)[0]).toBe(4);
  });
});
