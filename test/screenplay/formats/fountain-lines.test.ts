/** Fountain line by line, where one line changes what the next one is. */
import { describe, expect, it } from 'vitest';
import { placeScript } from '../../../lib/screenplay/formats/place-script.ts';
import { readFdx } from '../../../lib/screenplay/formats/read-fdx.ts';
import { readFountain } from '../../../lib/screenplay/formats/read-fountain.ts';
import { bytesOf } from '../compare.ts';

const blocks = (...lines: string[]) => readFountain(lines.join('\n')).blocks;

describe('a line of Fountain', () => {
  it.each([
    ['Int. kitchen', 'heading'],
    ['ext. kitchen', 'heading'],
    ['i/e kitchen', 'heading'],
    ['Int.', 'action'],
    ['interesting kitchen', 'action'],
    ['THE KITCHEN - NIGHT', 'heading'],
    ['CUT TO:', 'transition'],
    ['CLOSE ON THE KEY', 'shot'],
    ['!CUT TO:', 'action'],
    ['~La la', 'lyric'],
    ['>', 'transition'],
    ['====', 'page-break'],
    ['==', 'note'],
  ])('alone is what it begins with: %s', (line, kind) => {
    expect(blocks(line)).toMatchObject([{ kind }]);
  });

  it('in small letters opens a scene only where it stands alone', () => {
    expect(blocks('int. kitchen', 'Rain.')).toEqual([{ kind: 'action', text: 'int. kitchen\nRain.' }]);
  });

  it('that ends a paragraph of action leaves it what stood before', () => {
    expect(blocks('Rain.', 'Wind.', '# Two', 'Sun.')).toEqual([
      { kind: 'action', text: 'Rain.\nWind.' },
      { kind: 'note', text: '# Two' },
      { kind: 'action', text: 'Sun.' },
    ]);
    expect(blocks('Rain.', '~La la', '~Lo lo')).toEqual([
      { kind: 'action', text: 'Rain.' },
      { kind: 'lyric', text: 'La la\nLo lo' },
    ]);
  });

  it('is no cue where it is forced to be something else', () => {
    expect(blocks('~ANNA', 'Yes.').map(({ kind }) => kind)).toEqual(['lyric', 'action']);
    expect(blocks('!ANNA', 'Yes.')).toEqual([{ kind: 'action', text: 'ANNA\nYes.' }]);
    expect(blocks('(ANNA)', 'Yes.').map(({ kind }) => kind)).toEqual(['action']);
    expect(blocks('CUT TO:', 'Yes.').map(({ kind }) => kind)).toEqual(['action']);
    expect(blocks('12', 'Yes.').map(({ kind }) => kind)).toEqual(['action']);
  });

  it('of two spaces leaves a speech open, an empty one ends it', () => {
    expect(blocks('ANNA', 'One.', '  ', 'Two.', '  ', 'Three.')).toMatchObject([
      { parts: [{ text: 'One.\nTwo.\nThree.' }] },
    ]);
    expect(blocks('Rain.', 'Wind.', '  ', 'Sun.')).toHaveLength(2);
    expect(blocks('ANNA', '  ', 'Two.')).toHaveLength(2);
  });

  it('holds one space between words, and a note is trimmed', () => {
    expect(blocks('Rain.  Wind [[ so \n  it is ]] blows.')).toEqual([
      { kind: 'action', text: 'Rain. Wind\nblows.' },
      { kind: 'note', text: 'so it is' },
    ]);
  });

  it('may have a number behind it, between marks', () => {
    expect(blocks('INT. HALL - DAY #12-A#', '', '12 INT. HALL - DAY 12', '', 'INT. HALL # DAY')).toEqual([
      { kind: 'heading', text: 'INT. HALL - DAY', number: '12-A' },
      { kind: 'heading', text: 'INT. HALL - DAY', number: '12' },
      { kind: 'heading', text: 'INT. HALL # DAY', number: null },
    ]);
  });
});

it('marks of revision stand beside the first line of what was revised', () => {
  const paragraph = (type: string, text: string, revision = '0'): string =>
    `<Paragraph Type="${type}"><Text RevisionID="${revision}">${text}</Text></Paragraph>`;
  const content = [
    paragraph('Scene Heading', 'INT. A - DAY'),
    paragraph('Action', 'Rain.', '1'),
    paragraph('Character', 'ANNA'),
    paragraph('Parenthetical', '(low)'),
    paragraph('Dialogue', 'No.', '1'),
  ].join('');
  const { screenplay } = placeScript(readFdx(bytesOf(`<FinalDraft><Content>${content}</Content></FinalDraft>`)));
  expect(screenplay.furniture).toEqual([
    { kind: 'revision-mark', text: '*', at: { page: 1, line: 3 } },
    { kind: 'revision-mark', text: '*', at: { page: 1, line: 7 } },
  ]);
});
