/** By which of its readers a plain text is read: by its columns, as Fountain, or by its words; and where its pages end. */
import { describe, expect, it } from 'vitest';
import { readText } from '../../../lib/screenplay/formats/read-text.ts';

const times = (count: number, line: string): string[] => Array.from({ length: count }, () => line);
const at = (column: number, text: string): string => ' '.repeat(column) + text;
const speech = (cue: number, said: number, text = 'Not before the tide.'): string[] => [
  '',
  at(cue, 'ANNA'),
  at(said, text),
];
/** Read by columns, empty lines at the end make a page of their own. */
const isByColumns = (...lines: string[]): boolean =>
  readText([...lines, ...times(60, '')].join('\n')).screenplay.pageCount === 2;
/** Fountain has marks of emphasis, which do not print. */
const isFountain = (...lines: string[]): boolean =>
  readText(['INT. SHED - DAY', '', 'Rain **falls** here.', '', ...lines].join('\n')).lines.some(
    ({ text }) => text === 'Rain falls here.',
  );

describe('a text is read by its columns', () => {
  it('where a fifth of its lines are indented by eight spaces or a tab', () => {
    const among = (told: number, pair: readonly string[]) =>
      isByColumns(...pair, ...pair, '', ...times(told, 'It rains.'));
    expect([among(16, speech(20, 10)), among(17, speech(20, 10))]).toEqual([true, false]);
    expect([among(16, speech(18, 8)), among(16, speech(17, 7))]).toEqual([true, false]);
    expect(among(16, ['', '\t\tANNA', '\tNot before the tide.'])).toBe(true);
    const gaps = isByColumns(
      ...speech(18, 7),
      ...speech(18, 7),
      '',
      ...times(8, 'It rains        here.'),
      ...times(8, 'It rains.'),
    );
    expect(gaps).toBe(false);
  });

  it('and half of its cues stand two characters further right than their speeches', () => {
    const steps = (...cues: number[]) => isByColumns(...cues.flatMap((cue) => speech(cue, 10)));
    expect([steps(20, 10), steps(20, 10, 10), steps(12, 12), steps(11, 11)]).toEqual([true, false, true, false]);
    expect(
      isByColumns(
        ...speech(20, 10),
        ...speech(10, 10, 'NOT BEFORE THE TIDE'),
        ...speech(10, 10, 'NOT BEFORE THE TIDE'),
      ),
    ).toBe(true);
  });

  it('or where few are indented, five cues and seven in ten of them stand further right', () => {
    const steps = (apart: number, flush: number) =>
      isByColumns(
        ...Array.from({ length: apart }, () => speech(4, 2)).flat(),
        ...Array.from({ length: flush }, () => speech(2, 2)).flat(),
      );
    expect([steps(5, 0), steps(4, 0), steps(7, 3), steps(6, 4)]).toEqual([true, false, true, false]);
  });
});

describe('a text is read as Fountain', () => {
  it('where it bears a mark that means nothing anywhere else', () => {
    const marks = [
      '>x',
      '> END <',
      '!Rain',
      '@McAvoy',
      '~La',
      '# One',
      '###### Six',
      '= so',
      '===',
      '====',
      '.SHED',
      'a [[n]] b',
      '/* x */',
      'ANNA ^',
      'BO^',
    ];
    expect(marks.filter((mark) => !isFountain(mark, 'Yes.'))).toEqual([]);
    const none = [
      '! Rain',
      '@1',
      '~ la',
      '#One',
      '####### Seven',
      '=so',
      '==',
      '.shed',
      'a [n] b',
      'a > b',
      'a # b',
      'Anna ^',
      'ANNA ^ so',
    ];
    expect(none.filter((mark) => isFountain(mark, 'Yes.'))).toEqual([]);
  });

  it('or a title page in keys', () => {
    const read = (first: string) =>
      readText([first, '', 'INT. SHED - DAY', '', 'Rain **falls**.'].join('\n')).screenplay.titlePage?.title;
    expect([read('Title: Salt Road'), read('It rains.')]).toEqual(['Salt Road', null]);
  });

  it('and half of its cues stand between an empty line and their speech', () => {
    const good = ['', 'ANNA', 'Yes.'];
    const close = ['It rains.', 'ANNA', 'Yes.'];
    expect([isFountain('>x', ...good, ...close), isFountain('>x', ...good, ...close, ...close)]).toEqual([true, false]);
    expect([
      isFountain('>x', ...good, '', 'ANNA', ''),
      isFountain('>x', ...good, '', 'ANNA', '', '', 'ANNA', ''),
    ]).toEqual([true, false]);
    const slugs = [
      'It rains.',
      'INT. HALL - DAY',
      'It rains.',
      'CUT TO:',
      'It rains.',
      'CLOSE ON THE KEY',
      'It rains.',
    ];
    expect(isFountain('>x', ...good, ...slugs)).toBe(true);
  });

  it('unless its lines or its pages are numbered', () => {
    const rain = times(30, 'It rains here.');
    const pages = (head: (page: number) => string) => [1, 2, 3].flatMap((page) => ['', head(page), '', ...rain]);
    expect([isFountain('>x', ...pages((page) => `${page}.`)), isFountain('>x', ...pages(() => 'It pours.'))]).toEqual([
      false,
      true,
    ]);
    const counted = ['INT. SHED - DAY', 'Rain **falls** here.', '>x', ...times(12, 'It rains.')].map(
      (line, index) => `${index + 1}  ${line}`,
    );
    expect(readText(counted.join('\n')).lines.some(({ text }) => text.includes('**'))).toBe(true);
  });
});

describe('the pages of a text with columns', () => {
  const script = (count: number): string[] => [
    'INT. SHED - DAY',
    '',
    ...Array.from({ length: count }, () => speech(20, 10)).flat(),
    '',
  ];
  const pagesOf = (text: string) => readText(text).screenplay.pageCount;

  it('are parted by form feeds, or hold 55 lines', () => {
    expect(pagesOf([script(4), script(4), script(4)].map((lines) => lines.join('\n')).join('\f'))).toBe(3);
    expect([
      pagesOf(script(17).slice(0, 53).concat('').join('\n')),
      pagesOf([...script(17), ...times(2, 'It rains.')].join('\n')),
    ]).toEqual([1, 2]);
  });

  it('end at the numbers that were copied along, which stand in their heads', () => {
    // No page says what another says at the same place, as a stamp would.
    const own = (page: number): string[] =>
      script(9).map((line) => line.replace(/tide|SHED/, (word) => `${word} ${'abcd'.charAt(page - 1)}`));
    const next = [2, 3, 4].flatMap((page) => ['', at(60, `${page}.`), '', 'SALT ROAD', '', ...own(page)]);
    const { screenplay } = readText([...own(1), ...next].join('\r\n'));
    expect(screenplay.pageCount).toBe(4);
    expect(screenplay.furniture.map(({ kind, text, at: { page } }) => `${kind} ${text} ${page}`)).toEqual(
      [2, 3, 4].flatMap((page) => [`header SALT ROAD ${page}`, `page-number ${page}. ${page}`]),
    );
  });

  it('begin behind a byte order mark, with a heading', () => {
    const { screenplay } = readText(`\uFEFF${script(4).join('\n')}`);
    expect(screenplay.scenes.map(({ heading }) => heading?.text)).toEqual(['INT. SHED - DAY']);
  });

  it('may be longer than paper: no line of the script is taken for a foot', () => {
    const long = [script(30).join('\n'), script(30).join('\n')].join('\f');
    const { screenplay } = readText(long);
    expect(screenplay.furniture).toEqual([]);
    expect(screenplay.scenes.flatMap(({ elements }) => elements).filter(({ kind }) => kind === 'speech')).toHaveLength(
      60,
    );
  });
});
