/** The marks of Fountain at their bounds: what stands at the beginning or the end of a line, and not within it. */
import { describe, expect, it } from 'vitest';
import { readFountain } from '../../../lib/screenplay/formats/read-fountain.ts';

const blocks = (...lines: string[]) => readFountain(lines.join('\n')).blocks;
/** Each block as its kind and what it says. */
const told = (...lines: string[]): string[] =>
  blocks(...lines).map((block) => {
    if (block.kind === 'speech')
      return `${block.cue}${block.dual ? ` ${block.dual}` : ''}: ${block.parts.map(({ kind, text }) => (kind === 'dialogue' ? text : `[${kind} ${text}]`)).join(' / ')}`;
    return 'text' in block
      ? `${block.kind}${block.kind === 'heading' && block.number ? ` ${block.number}` : ''} ${block.text}`
      : block.kind;
  });

describe('a title page', () => {
  const titleOf = (...lines: string[]) => readFountain(lines.join('\n')).titlePage?.title;

  it('goes on over a line of spaces where what follows is indented', () => {
    expect(
      ['\tSTEEL', '   STEEL', '  STEEL', 'STEEL'].map((next) => titleOf('Title:', '\tBRICK', ' \t', next, '', 'Rain.')),
    ).toEqual(['BRICK STEEL', 'BRICK STEEL', 'BRICK', 'BRICK']);
    expect([
      titleOf('Title:', '\tBRICK', ' ', '\tAND', ' ', '\tSTEEL'),
      titleOf('Title:', '\tBRICK', '', '\tSTEEL'),
    ]).toEqual(['BRICK AND STEEL', 'BRICK']);
  });

  it('may stand below empty lines, and leaves the script what follows', () => {
    const {
      titlePage,
      titleLines,
      blocks: rest,
    } = readFountain('\uFEFF\n\nTitle: BRICK\n  by me  \n\nRain\uFEFFfall.');
    expect([titlePage?.title, titleLines, rest]).toEqual([
      'BRICK by me',
      ['Title: BRICK', 'by me'],
      [{ kind: 'action', text: 'Rain\uFEFFfall.' }],
    ]);
    expect(readFountain(' \n').blocks).toEqual([]);
  });
});

describe('a speech', () => {
  it('goes on over lines of two spaces or more, and of nothing else', () => {
    expect(told('ANNA', 'Yes.', '  ', 'No.', '   ', 'So.')).toEqual(['ANNA: Yes.\nNo.\nSo.']);
    expect([' ', '\t  ', '  \t'].map((line) => told('ANNA', 'Yes.', line, 'No.'))).toEqual([
      ['ANNA: Yes.', 'action No.'],
      ['ANNA: Yes.', 'action No.'],
      ['ANNA: Yes.', 'action No.'],
    ]);
    expect(told('Rain.', 'Wind.', '  ', 'Sun.')).toEqual(['action Rain.\nWind.', 'action Sun.']);
    expect(told('ANNA', '  ', 'No.')).toEqual(['action ANNA', 'action No.']);
  });

  it('has a name in capitals, or any behind @, and no note, number or transition', () => {
    expect(told('  ANNA', 'Yes.')).toEqual(['ANNA: Yes.']);
    expect(told('@Mc@voy', 'Yes.')).toEqual(['Mc@voy: Yes.']);
    expect(told('TO: ANNA', 'Yes.')).toEqual(['TO: ANNA: Yes.']);
    for (const line of ['(LOW)', '123', 'ANNA to', 'CUT TO:']) expect(told(line, 'yes.')[0]).not.toMatch(/: yes\.$/);
  });

  it('may be sung in part', () => {
    expect(told('ANNA', 'Hear:', '  ~La la', 'so ~ so')).toEqual(['ANNA: Hear: / [lyric La la] / so ~ so']);
  });

  it('has a note where a whole line is one, which may take two lines more', () => {
    expect(told('ANNA', '(low)', 'Yes (no).', '(so) yes', 'so (low)')).toEqual([
      'ANNA: [parenthetical (low)] / Yes (no).\n(so) yes\nso (low)',
    ]);
    expect(told('ANNA', '  (as if', 'she', 'had)', 'Yes.')).toEqual(['ANNA: [parenthetical (as if she had)] / Yes.']);
    expect(told('ANNA', '(as if', 'had)', '(low)')).toEqual([
      'ANNA: [parenthetical (as if had)] / [parenthetical (low)]',
    ]);
    expect(told('ANNA', '(as if', 'she', 'had', 'not)')).toEqual(['ANNA: (as if\nshe\nhad\nnot)']);
    expect(told('ANNA', '(as if', 'had) not')).toEqual(['ANNA: (as if\nhad) not']);
    expect(told('ANNA', 'as if', '(had)')).toEqual(['ANNA: as if / [parenthetical (had)]']);
  });

  it('is said beside the one before it when it is marked, and by itself where there is none', () => {
    expect(told('ANNA', 'Yes.', '', 'BO ^', 'No.', '', 'CY^', 'So.')).toEqual([
      'ANNA left: Yes.',
      'BO right: No.',
      'CY: So.',
    ]);
    expect(told('Rain.', '', 'BO ^', 'No.')).toEqual(['action Rain.', 'BO: No.']);
  });
});

describe('a line', () => {
  it('is centred between > and <, and a transition behind > alone', () => {
    expect(told('> THE END <', '', '> FADE', '', '><')).toEqual(['centered THE END', 'transition FADE', 'centered ']);
  });

  it('is a page break of three = or more, and nothing else', () => {
    expect(told('===', '', '== =', '', '===x')).toEqual(['page-break', 'note == =', 'note ===x']);
  });

  it('is what its first mark says, whatever it reads like', () => {
    expect(told('!INT. A - DAY', '', '~INT. A - DAY', '', '@INT. A - DAY', 'Yes.')).toEqual([
      'action INT. A - DAY',
      'lyric INT. A - DAY',
      'INT. A - DAY: Yes.',
    ]);
    expect(told('Wait! ~ so', 'Rain > wind', 'Rain ~ wind', 'so # so')).toEqual([
      'action Wait! ~ so\nRain > wind\nRain ~ wind\nso # so',
    ]);
    expect(told('  ~La', '  ~Lo', 'Rain.', '  > END <')).toEqual(['lyric La\nLo', 'action Rain.', 'centered END']);
  });

  it('is a heading of two hundred letters at most', () => {
    const long = (length: number) => told(`INT. ${'X'.repeat(length - 5)}`)[0]?.split(' ')[0];
    expect([long(200), long(201)]).toEqual(['heading', 'action']);
    const shot = (length: number) => told(`CLOSE ON ${'X'.repeat(length - 9)}`)[0]?.split(' ')[0];
    expect([shot(200), shot(201)]).toEqual(['shot', 'action']);
    expect([told('  INT. A - DAY'), told('the int. kitchen'), told('CLOSE ON THE KEY.', 'Rain.')]).toEqual([
      ['heading INT. A - DAY'],
      ['action the int. kitchen'],
      ['CLOSE ON THE KEY.: Rain.'],
    ]);
  });

  it('has its number between marks at its end', () => {
    expect(told('INT. A - DAY #12A#  ', '', 'INT. A #1# - DAY', '', '.THE SHED #2')).toEqual([
      'heading 12A INT. A - DAY',
      'heading INT. A #1# - DAY',
      'heading THE SHED #2',
    ]);
  });

  it('has single spaces, and no marks of emphasis', () => {
    expect(told('  **Rain**  falls.   And ')).toEqual(['action Rain falls. And']);
  });
});
