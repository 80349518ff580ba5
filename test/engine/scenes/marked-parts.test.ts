/** Parts that a script marks, and action in capitals: which lines mark, what they are called, which scenes are theirs. */
import { describe, expect, it } from 'vitest';
import {
  actMarks,
  inCapitals,
  isForSeveralCameras,
  isPartMark,
  mostlyInCapitals,
} from '../../../lib/engine/scenes/marked-parts.ts';
import { screenplayOf } from '../../corpus/scripts.ts';
import { derivedOf } from '../people/parts-of.ts';

it.each([
  ['ACT ONE', true],
  ['ACT IV', true],
  ['ACT 2.', true],
  ['TEASER:', true],
  ['COLD OPENING', true],
  ['END OF ACT TWO', true],
  ['THE END OF THE EPISODE', true],
  ['FIN', true],
  ['ACT ONE begins', false],
  ['ACTION', false],
  ['THE ACT ONE', false],
  ['BEFORE THE END', false],
  ['END OF THE ROAD', false],
])('‘%s’ marks a part: %s', (text, marks) => {
  expect(isPartMark(text)).toBe(marks);
});

it.each([
  ['RAIN FALLS.', true],
  ['42 ÄPFEL', true],
  ['Rain falls.', false],
  ['rain', false],
  ['42', false],
])('‘%s’ is in capitals: %s', (text, capitals) => {
  expect(inCapitals(text)).toBe(capitals);
});

it('action is mostly in capitals from three paragraphs of five on', () => {
  expect(mostlyInCapitals(['A', 'B', 'C', 'd', 'e'])).toBe(true);
  expect(mostlyInCapitals(['A', 'B', 'c', 'd'])).toBe(false);
  expect(mostlyInCapitals(['RAIN'])).toBe(true);
  expect(mostlyInCapitals([])).toBe(false);
});

it('a script for several cameras has its action in capitals, whatever its talk is in', async () => {
  const forCameras = async (action: string, talk: string) =>
    isForSeveralCameras(await screenplayOf(`INT. BAR - DAY\n\n${action}\n\nANN\n${talk}\n`));
  expect(await forCameras('ANN SITS DOWN.', 'Here we are.')).toBe(true);
  expect(await forCameras('Ann sits down.', 'HERE WE ARE.')).toBe(false);
});

it('acts are counted by the marks that open them', async () => {
  const marks = async (...lines: readonly string[]) =>
    actMarks(await screenplayOf(lines.map((line) => `${line}\n\nINT. BAR - DAY\n\nRain.\n\n`).join('')));
  expect(await marks('> ACT ONE <', '> ACT TWO <', '> END OF ACT TWO <', '> TEASER <')).toBe(2);
  expect(await marks('!ACT ONE', '!An ACT ONE')).toBe(1);
  expect(await marks('ANN\nACT ONE', '> COLD OPEN <')).toBe(0);
});

describe('the marked parts', () => {
  const scenes = (...places: readonly string[]): string =>
    places.map((place) => `INT. ${place} - DAY\n\nRain.\n\n`).join('');
  const parts = async (fountain: string) =>
    (await derivedOf(fountain)).parts.map(({ name, mark, scenes: own }) => [
      name,
      mark.text,
      own.map(({ ordinal }) => ordinal),
    ]);

  it('have a name, their mark and the scenes up to the next', async () => {
    expect(
      await parts(
        `> COLD OPEN: <\n\n${scenes('A')}> ACT ONE <\n\n${scenes('B', 'C')}> ACT II. <\n\n> END OF ACT TWO <\n\n${scenes('D')}> TAG <\n\n`,
      ),
    ).toEqual([
      ['Cold open', 'COLD OPEN:', [1]],
      ['Act one', 'ACT ONE', [2, 3]],
      ['Act II', 'ACT II.', [4]],
    ]);
  });

  it('are none where fewer than two acts have a scene', async () => {
    expect(await parts(`> TEASER <\n\n${scenes('A')}> ACT ONE <\n\n${scenes('B')}> TAG <\n\n${scenes('C')}`)).toEqual(
      [],
    );
    expect(await parts(`> ACT ONE <\n\n${scenes('A')}> ACT TWO <\n\n`)).toEqual([]);
    expect(await parts(`> ACT 1 <\n\n${scenes('A')}> ACT 2 <\n\n${scenes('B')}`)).toEqual([
      ['Act 1', 'ACT 1', [1]],
      ['Act 2', 'ACT 2', [2]],
    ]);
  });

  it('are not opened by what somebody says', async () => {
    const said = scenes('A').replace('Rain.', 'ANN\nACT TWO\n');
    expect(await parts(`> ACT ONE <\n\n${said}> ACT TWO <\n\n${scenes('B')}`)).toEqual([
      ['Act one', 'ACT ONE', [1]],
      ['Act two', 'ACT TWO', [2]],
    ]);
  });
});
